/// first.attribute = multiplier × second.attribute + constant, or at most, or at least that.
@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    public static let baseline = Attribute.lastBaseline
  }

  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// Inactive until it is activated.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    first = layoutItem(view1)
    firstAttribute = attr1
    self.relation = relation
    second = attr2 == .notAnAttribute ? nil : layoutItem(view2)
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  weak var first: (any LayoutItem)?
  weak var second: (any LayoutItem)?
  /// The view that holds it while it is active: the nearest that both items are in.
  weak var holder: UIView?
  /// Rises with each activation of the stage: of two that cannot both hold, the later one gives way.
  var activation = 0
  /// It could not hold at the last layout.
  var isBroken = false

  open var firstItem: AnyObject? { first }
  public let firstAttribute: Attribute
  public let relation: Relation
  open var secondItem: AnyObject? { second }
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  open var identifier: String?

  open var constant: CGFloat {
    didSet { if constant != oldValue { changed() } }
  }

  /// While active it cannot become required, or stop being so.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      if let holder, (priority == .required) != (oldValue == .required) {
        holder.stage.emit(
          .misuse, receiver: holder, "priority-change", reason: LayoutMessage.priorityChange)
        priority = oldValue
      } else {
        changed()
      }
    }
  }

  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? install() : uninstall() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func changed() {
    guard let holder else { return }
    isBroken = false
    holder.layoutInputsChanged()
    holder.markForLayout()
  }
}
