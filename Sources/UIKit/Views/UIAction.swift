/// What happens when a control says so.
@MainActor
open class UIAction: NSObject {
  public typealias Identifier = UIActionIdentifier

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(rawValue: "action-\(Stage.current.nextAction())")
    self.handler = handler
    super.init()
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  let handler: (UIAction) -> Void
  /// The control whose event is being handled.
  open internal(set) weak var sender: AnyObject?
}

public struct UIActionIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension Stage {
  fileprivate func nextAction() -> Int {
    actions += 1
    return actions
  }
}
