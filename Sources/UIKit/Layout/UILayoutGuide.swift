/// A rectangle that constraints can refer to and nobody sees.
@MainActor
open class UILayoutGuide: NSObject {
  public override init() { super.init() }

  init(_ role: Role, of view: UIView, named name: String) {
    self.role = role
    owningView = view
    identifier = name
    super.init()
  }

  /// Where its rectangle comes from.
  enum Role { case own, safeArea, margins, scrollContent, scrollFrame }

  private(set) var role = Role.own
  open weak var owningView: UIView?
  open var identifier = ""
  /// By the last layout, in the coordinates of its view; a guide of the system is always up to date.
  var placed = CGRect.zero

  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch role {
    case .own: return placed
    case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
    case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
    case .scrollFrame: return owningView.bounds
    case .scrollContent: return CGRect(origin: .zero, size: placed.size)
    }
  }
}
