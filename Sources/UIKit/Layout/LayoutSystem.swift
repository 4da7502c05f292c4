/// The constraints of a tree as linear conditions on the boxes of its views.
@MainActor
struct LayoutSystem {
  init(_ pass: LayoutPass) {
    self.pass = pass
    for constraint in pass.constraints {
      for item in [constraint.first, constraint.second] {
        if let view = item?.layoutView { touched.insert(ObjectIdentifier(view)) }
      }
    }
    for view in pass.stacks.flatMap(\.visibleSubviews) { touched.insert(ObjectIdentifier(view)) }
    collect()
    simplex = Simplex(ranks: ranks.count)
    for view in pass.views { boxes[ObjectIdentifier(view)] = makeBox(of: view) }
  }

  let pass: LayoutPass
  private(set) var simplex = Simplex(ranks: 0)
  private(set) var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// The views that a constraint or a stack view speaks of.
  private(set) var touched: Set<ObjectIdentifier> = []
  private(set) var broken: [NSLayoutConstraint] = []
  /// The priorities below required, highest first.
  private var ranks: [UILayoutPriority] = []

  /// A condition before it is known where its boxes are.
  struct Condition {
    var form: LinearForm
    var relation: Simplex.Relation
    var priority: UILayoutPriority
    var source: NSLayoutConstraint?

    init(
      _ form: LinearForm, _ relation: Simplex.Relation, _ priority: UILayoutPriority = .required,
      from source: NSLayoutConstraint? = nil
    ) {
      self.form = form
      self.relation = relation
      self.priority = priority
      self.source = source
    }
  }

  func box(of item: any LayoutItem) -> LayoutBox? { boxes[ObjectIdentifier(item)] }

  mutating func solve() {
    let conditions = conditions()
    let sorted = conditions.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }
    for (_, condition) in sorted {
      let rank = condition.priority >= .required ? nil : ranks.firstIndex(of: condition.priority)
      if !simplex.add(condition.form, condition.relation, rank: rank), let source = condition.source
      {
        broken.append(source)
      }
    }
    simplex.optimize()
  }

  /// In the coordinates of its superview; nil for what is not of this tree.
  func frame(of view: UIView) -> CGRect? {
    guard let box = box(of: view) else { return nil }
    let outer = view === pass.root ? nil : view.superview
    let around = outer.flatMap { self.box(of: $0) }
    let origin = outer?.bounds.origin ?? .zero
    let (left, top) = (around?.left ?? LinearForm(), around?.top ?? LinearForm())
    return CGRect(
      x: snapped(box.left - left) + origin.x, y: snapped(box.top - top) + origin.y,
      width: snapped(box.width), height: snapped(box.height))
  }

  /// Whole numbers without the dust of the solution.
  private func snapped(_ form: LinearForm) -> CGFloat {
    let value = simplex.value(of: form)
    let whole = value.rounded()
    return abs(value - whole) < 1e-9 ? whole : value
  }

  func isPlaced(_ view: UIView) -> Bool {
    view !== pass.root && !view.translatesAutoresizingMaskIntoConstraints
      && touched.contains(ObjectIdentifier(view))
  }

  // MARK: Boxes

  private mutating func makeBox(of view: UIView) -> LayoutBox {
    var box: LayoutBox
    if view === pass.root {
      box = rootBox()
    } else if isPlaced(view) {
      box = freeBox()
    } else {
      box = fixedBox(of: view)
    }
    box.baselines = view.baselines
    box.margins = view.layoutMargins
    addGuides(of: view, box)
    return box
  }

  private mutating func rootBox() -> LayoutBox {
    let size = pass.root.bounds.size
    let isFree = pass.wish != nil
    return LayoutBox(
      left: LinearForm(), top: LinearForm(),
      width: isFree ? LinearForm(variable: simplex.length()) : LinearForm(size.width),
      height: isFree ? LinearForm(variable: simplex.length()) : LinearForm(size.height))
  }

  private mutating func freeBox() -> LayoutBox {
    LayoutBox(
      left: LinearForm(variable: simplex.variable()),
      top: LinearForm(variable: simplex.variable()),
      width: LinearForm(variable: simplex.length()),
      height: LinearForm(variable: simplex.length()))
  }

  /// Where the view is now, relative to its superview.
  private func fixedBox(of view: UIView) -> LayoutBox {
    let frame = view.plainFrame
    let origin = view.superview?.bounds.origin ?? .zero
    let outer = view.superview.flatMap { box(of: $0) }
    return LayoutBox(
      left: (outer?.left ?? LinearForm()) + LinearForm(frame.minX - origin.x),
      top: (outer?.top ?? LinearForm()) + LinearForm(frame.minY - origin.y),
      width: LinearForm(frame.width), height: LinearForm(frame.height))
  }

  private mutating func addGuides(of view: UIView, _ box: LayoutBox) {
    for guide in view.layoutState.guides { boxes[ObjectIdentifier(guide)] = freeBox() }
    for guide in view.layoutState.systemGuides {
      boxes[ObjectIdentifier(guide)] = systemBox(guide, of: view, box)
    }
  }

  private mutating func systemBox(
    _ guide: UILayoutGuide, of view: UIView, _ box: LayoutBox
  ) -> LayoutBox {
    switch guide.role {
    case .safeArea: return box.inset(by: view.safeAreaInsets)
    case .margins: return box.inset(by: box.margins)
    case .scrollFrame, .own: return box
    case .scrollContent:
      var content = freeBox()
      content.left = box.left - LinearForm(view.bounds.minX)
      content.top = box.top - LinearForm(view.bounds.minY)
      return content
    }
  }

  // MARK: Priorities

  private mutating func collect() {
    var found = pass.constraints.map(\.priority) + UIStackView.priorities
    for view in pass.views where isPlaced(view) || view === pass.root {
      found += view.layoutState.hugging + [view.resistance(0), view.resistance(1)]
    }
    found += pass.wish?.priorities ?? []
    ranks = Set(found).filter { $0 < .required }.sorted(by: >)
  }
}
