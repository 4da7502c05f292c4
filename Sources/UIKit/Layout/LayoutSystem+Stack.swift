extension UIStackView {
  /// Those of conditions that may give way: what is in proportion, what is centred, what is small.
  static let priorities = [proportional, centring, compact]

  static let proportional = UILayoutPriority(999)
  static let centring = UILayoutPriority(149)
  static let compact = UILayoutPriority(25)
}

/// A box along one axis and across it.
private struct Run {
  let start: LinearForm
  let length: LinearForm

  var end: LinearForm { start + length }
  var middle: LinearForm { start + length * 0.5 }

  init(_ box: LayoutBox, along axis: NSLayoutConstraint.Axis) {
    (start, length) = axis == .horizontal ? (box.left, box.width) : (box.top, box.height)
  }
}

extension LayoutSystem {
  /// What a stack view asks of its arranged subviews and itself.
  func conditions(of stack: UIStackView) -> [Condition] {
    let views = stack.visibleSubviews.filter { isPlaced($0) && $0.superview === stack }
    guard var area = box(of: stack), !views.isEmpty else { return [] }
    if stack.isLayoutMarginsRelativeArrangement { area = area.inset(by: area.margins) }
    let boxes = views.compactMap { box(of: $0) }
    return along(stack, views, boxes, area) + across(stack, boxes, area)
  }

  private func along(
    _ stack: UIStackView, _ views: [UIView], _ boxes: [LayoutBox], _ area: LayoutBox
  ) -> [Condition] {
    let runs = boxes.map { Run($0, along: stack.axis) }
    let whole = Run(area, along: stack.axis)
    guard let first = runs.first, let last = runs.last else { return [] }
    var result = [
      Condition(first.start - whole.start, .equal), Condition(last.end - whole.end, .equal),
    ]
    let gaps = zip(runs, runs.dropFirst()).map { $1.start - $0.end }
    let wanted = views.dropLast().map { LinearForm(stack.gap(after: $0)) }
    for (gap, least) in zip(gaps, wanted) {
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: result.append(Condition(gap - least, .equal))
      case .equalSpacing, .equalCentering:
        result.append(Condition(gap - least, .atLeast))
        result.append(Condition(gap - least, .atMost, UIStackView.compact))
      }
    }
    return result + shares(stack, views, runs, gaps)
  }

  private func shares(
    _ stack: UIStackView, _ views: [UIView], _ runs: [Run], _ gaps: [LinearForm]
  ) -> [Condition] {
    switch stack.distribution {
    case .fill: return []
    case .fillEqually:
      return runs.dropFirst().map { Condition($0.length - runs[0].length, .equal) }
    case .fillProportionally:
      let sizes = views.map { view in
        let size = view.intrinsicContentSize
        return max(0, stack.axis == .horizontal ? size.width : size.height)
      }
      return runs.indices.dropFirst().map { index in
        Condition(
          runs[index].length * sizes[0] - runs[0].length * sizes[index], .equal,
          UIStackView.proportional)
      }
    case .equalSpacing:
      return gaps.dropFirst().map { Condition($0 - gaps[0], .equal) }
    case .equalCentering:
      let steps = zip(runs, runs.dropFirst()).map { $1.middle - $0.middle }
      return steps.dropFirst().map { Condition($0 - steps[0], .equal, UIStackView.centring) }
    }
  }

  private func across(
    _ stack: UIStackView, _ boxes: [LayoutBox], _ area: LayoutBox
  ) -> [Condition] {
    let other: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let whole = Run(area, along: other)
    var result = boxes.flatMap { box -> [Condition] in
      let run = Run(box, along: other)
      let (start, end) = (run.start - whole.start, run.end - whole.end)
      switch stack.alignment {
      case .fill: return [Condition(start, .equal), Condition(end, .equal)]
      case .leading: return [Condition(start, .equal), Condition(end, .atMost)]
      case .trailing: return [Condition(start, .atLeast), Condition(end, .equal)]
      case .center:
        return [
          Condition(run.middle - whole.middle, .equal), Condition(start, .atLeast),
          Condition(end, .atMost),
        ]
      case .firstBaseline, .lastBaseline:
        return [
          Condition(start, .atLeast), Condition(end, .atMost),
          Condition(start, .atMost, UIStackView.compact),
        ]
      }
    }
    result += baselines(stack, boxes)
    if stack.alignment != .fill {
      result.append(Condition(whole.length, .atMost, UIStackView.compact))
    }
    return result
  }

  private func baselines(_ stack: UIStackView, _ boxes: [LayoutBox]) -> [Condition] {
    let attribute: NSLayoutConstraint.Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return []
    }
    let lines = boxes.compactMap { $0.form(of: attribute) }
    return lines.dropFirst().map { Condition($0 - lines[0], .equal) }
  }
}
