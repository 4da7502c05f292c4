extension NSLayoutConstraint {
  func install() {
    guard holder == nil else { return }
    guard let view = first?.layoutView else { return }
    let stage = view.stage
    guard isSound else {
      stage.emit(
        .misuse, receiver: view, "invalid-constraint",
        reason: LayoutMessage.invalid(sentence))
      return
    }
    guard let holder = commonAncestor else {
      stage.emit(
        .misuse, receiver: view, "no-common-ancestor",
        reason: LayoutMessage.noCommonAncestor(sentence))
      return
    }
    activation = stage.nextActivation()
    isBroken = false
    self.holder = holder
    holder.layoutState.constraints.append(self)
    holder.layoutInputsChanged()
    holder.markForLayout()
  }

  func uninstall() {
    guard let view = holder else { return }
    holder = nil
    view.layoutState.constraints.removeAll { $0 === self }
    view.layoutInputsChanged()
    view.markForLayout()
  }

  /// The nearest view that both items are in; nil where they are in trees of their own.
  private var commonAncestor: UIView? {
    guard let view = first?.layoutView else { return nil }
    guard secondAttribute != .notAnAttribute else { return view }
    guard let other = second?.layoutView else { return nil }
    return view.pathToRoot.first { other.isDescendant(of: $0) }
  }

  /// Numbers that are finite, and attributes of one kind.
  private var isSound: Bool {
    guard constant.isFinite, multiplier.isFinite, firstAttribute != .notAnAttribute else {
      return false
    }
    guard secondAttribute != .notAnAttribute else { return firstAttribute.kind == .size }
    return firstAttribute.kind == secondAttribute.kind && multiplier != 0
  }

  /// `box.top == card.bottom + 8`: items by the names of their classes.
  var sentence: String {
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    var right = secondAttribute == .notAnAttribute ? "" : secondAttribute.text(of: second)
    if secondAttribute != .notAnAttribute, multiplier != 1 {
      right = "\(LayoutMessage.plain(multiplier)) × \(right)"
    }
    if right.isEmpty {
      right = LayoutMessage.plain(constant)
    } else if constant != 0 {
      right += " \(constant < 0 ? "-" : "+") \(LayoutMessage.plain(abs(constant)))"
    }
    let label = identifier.map { "\($0): " } ?? ""
    let weight = priority == .required ? "" : " @\(LayoutMessage.plain(Double(priority.rawValue)))"
    return "\(label)\(firstAttribute.text(of: first)) \(sign) \(right)\(weight)"
  }
}

extension NSLayoutConstraint.Attribute {
  enum Kind { case horizontal, vertical, size, none }

  /// What can be set in relation: two places along one axis, or two lengths.
  var kind: Kind {
    switch self {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .notAnAttribute: .none
    default: .vertical
    }
  }

  @MainActor
  fileprivate func text(of item: (any LayoutItem)?) -> String {
    guard let item else { return "(gone).\(self)" }
    return "\(item.layoutName).\(self)"
  }
}
