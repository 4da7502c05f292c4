extension LayoutSystem {
  /// Constraints by activation, then what stack views and the sizes of contents ask for.
  func conditions() -> [Condition] {
    pass.constraints.compactMap(condition) + pass.stacks.flatMap(conditions(of:))
      + pass.views.flatMap(contentConditions) + wishConditions()
  }

  private func condition(_ constraint: NSLayoutConstraint) -> Condition? {
    guard let first = form(constraint.first, constraint.firstAttribute, constraint.second) else {
      return nil
    }
    var form = first - LinearForm(constraint.constant)
    if constraint.secondAttribute != .notAnAttribute {
      guard
        let second = self.form(constraint.second, constraint.secondAttribute, constraint.first)
      else { return nil }
      form.add(second, times: -constraint.multiplier)
    }
    return Condition(form, constraint.relation.simplex, constraint.priority, from: constraint)
  }

  /// An attribute of an item in a constraint with another. The edges of a scroll view are those of
  /// its content for what is inside it.
  private func form(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
    _ other: (any LayoutItem)?
  ) -> LinearForm? {
    guard let item else { return nil }
    if let scroll = item as? UIScrollView, attribute.isEdge, let view = other?.layoutView,
      view !== scroll, view.isDescendant(of: scroll)
    {
      return box(of: scroll.contentLayoutGuide)?.form(of: attribute)
    }
    return box(of: item)?.form(of: attribute)
  }

  /// Hugging and resistance to compression.
  private func contentConditions(of view: UIView) -> [Condition] {
    guard isPlaced(view) || (view === pass.root && pass.wish != nil), let box = box(of: view)
    else { return [] }
    let size = view.intrinsicContentSize
    return [(box.width, size.width, 0), (box.height, size.height, 1)].flatMap {
      (form, length, axis) -> [Condition] in
      guard length >= 0, length.isFinite else { return [] }
      let difference = form - LinearForm(length)
      return [
        Condition(difference, .atLeast, view.resistance(axis)),
        Condition(difference, .atMost, view.layoutState.hugging[axis]),
      ]
    }
  }

  private func wishConditions() -> [Condition] {
    guard let wish = pass.wish, let box = box(of: pass.root) else { return [] }
    return [
      Condition(box.width - LinearForm(wish.size.width), .equal, wish.priorities[0]),
      Condition(box.height - LinearForm(wish.size.height), .equal, wish.priorities[1]),
    ]
  }
}

extension UIView {
  /// Against compression along an axis. Text that wraps gives way before text that does not.
  func resistance(_ axis: Int) -> UILayoutPriority {
    let priority = layoutState.resistance[axis]
    return wrapsContent && axis == 0 && priority < .required ? priority - 1 : priority
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var simplex: Simplex.Relation {
    switch self {
    case .lessThanOrEqual: .atMost
    case .equal: .equal
    case .greaterThanOrEqual: .atLeast
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }
}
