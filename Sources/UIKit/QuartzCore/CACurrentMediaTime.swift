/// Virtual time, seconds.
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval { Stage.current.time }

public typealias CFTimeInterval = Double
