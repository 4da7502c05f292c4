/// What can be asked to answer an event, and who is asked next.
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
}
