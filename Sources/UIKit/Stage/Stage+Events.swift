extension Stage {
  /// Tells the observer of something that has no inside.
  package func emit(
    _ kind: StageEvent.Kind, receiver: AnyObject? = nil, _ name: String,
    arguments: [StageEvent.Argument] = [], result: StageValue? = nil, reason: String? = nil
  ) {
    let receiver = observer == nil ? nil : receiver.map { id(of: $0) }
    send(.instant, kind, receiver, name, arguments, result, reason)
  }

  /// The same of something that is no longer there.
  func emit(
    _ kind: StageEvent.Kind, receiver: StageObjectID, _ name: String, reason: String? = nil
  ) {
    send(.instant, kind, receiver, name, [], nil, reason)
  }

  /// Tells the observer before and after a call, with what came back; what is emitted inside stands
  /// one level deeper.
  package func emitting<R>(
    _ kind: StageEvent.Kind, receiver: AnyObject? = nil, _ name: String,
    arguments: [StageEvent.Argument] = [], result: (R) -> StageValue? = { _ in nil },
    _ body: () throws -> R
  ) rethrows -> R {
    let receiver = observer == nil ? nil : receiver.map { id(of: $0) }
    send(.before, kind, receiver, name, arguments, nil, nil)
    let answer = try deeper(body)
    send(.after, kind, receiver, name, arguments, result(answer), nil)
    return answer
  }

  private func deeper<R>(_ body: () throws -> R) rethrows -> R {
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  private func send(
    _ edge: StageEvent.Edge, _ kind: StageEvent.Kind, _ receiver: StageObjectID?, _ name: String,
    _ arguments: [StageEvent.Argument], _ result: StageValue?, _ reason: String?
  ) {
    guard let observer else { return }
    eventNumber += 1
    observer.emitted(
      StageEvent(
        number: eventNumber, time: time, turn: turn, phase: phase, depth: depth, kind: kind,
        edge: edge, receiver: receiver, name: name, arguments: arguments,
        result: result, reason: reason))
  }
}
