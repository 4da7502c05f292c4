/// The motion effects of a stage's views, and what they add to what is seen: animations that stand
/// still on top of the others.
@MainActor
final class MotionEffects {
  private struct Item {
    weak var view: UIView?
    let effect: UIMotionEffect
    var group: AnimationGroup?
  }

  private var items: [Item] = []

  var offset = UIOffset.zero {
    didSet {
      items.removeAll { $0.view == nil }
      for index in items.indices { apply(index) }
    }
  }

  func add(_ effect: UIMotionEffect, to view: UIView) {
    items.append(Item(view: view, effect: effect))
    apply(items.count - 1)
  }

  func remove(_ effect: UIMotionEffect, from view: UIView) {
    guard let index = items.firstIndex(where: { $0.view === view && $0.effect === effect })
    else { return }
    if let group = items.remove(at: index).group { view.stage.end(group) }
  }

  func effects(of view: UIView) -> [UIMotionEffect] {
    items.filter { $0.view === view }.map(\.effect)
  }

  private func apply(_ index: Int) {
    guard let view = items[index].view else { return }
    if let group = items[index].group { view.stage.end(group) }
    items[index].group = view.stage.shift(view, items[index].effect.shifts(offset))
  }
}

extension Stage {
  /// Puts values on top of what is seen of a view.
  fileprivate func shift(
    _ view: UIView, _ shifts: [(path: String, value: Any)]
  ) -> AnimationGroup {
    let group = makeGroup("motion effect", nil)
    group.isDriven = true
    group.isHeld = true
    group.isClosed = true
    for (path, value) in shifts {
      let path = path.hasPrefix("center") ? "position" + path.dropFirst("center".count) : path
      guard let target = ExplicitTarget(path, on: view.layer), let shift = target.value(value)
      else { continue }
      add(
        LayerAnimation(
          id: blocks.nextAnimation(), layer: view.layer.store.id, key: target.key,
          law: .held(at: 1, begin: time), course: .line(from: shift, to: shift),
          blend: .additive, part: target.part), view.layer.store, group)
    }
    return group
  }

  fileprivate func end(_ group: AnimationGroup) {
    removeMembers(of: group)
    group.isDone = true
  }
}
