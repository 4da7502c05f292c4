import Testing

@testable import UIKit

@MainActor
struct NSLayoutConstraintTests {
  private let scene = ConstraintScene()

  @Test("pinned edges, centres and sizes place a view, at the end of the turn")
  func pinning() {
    let (a, b) = (scene.view(), scene.view())
    scene.apply(
      a.topAnchor.constraint(equalTo: scene.window.topAnchor, constant: 10),
      a.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor, constant: 20),
      a.trailingAnchor.constraint(equalTo: scene.window.trailingAnchor, constant: -30),
      a.heightAnchor.constraint(equalToConstant: 50),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 5),
      b.heightAnchor.constraint(equalTo: b.widthAnchor),
      b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8))
    #expect(a.frame == CGRect(x: 20, y: 10, width: 350, height: 50))
    #expect(b.frame == CGRect(x: 105, y: 68, width: 180, height: 180))
    #expect(scene.misuse.isEmpty)
  }

  @Test("relations and priorities: what counts less gives way as little as it must")
  func priorities() {
    let view = scene.view()
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    scene.apply(
      wide, view.widthAnchor.constraint(lessThanOrEqualTo: scene.window.widthAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.01),
      view.centerXAnchor.constraint(equalTo: scene.window.centerXAnchor),
      view.bottomAnchor.constraint(equalTo: scene.window.bottomAnchor))
    // The height is required twice: one of the two cannot hold, and then it could be more than 20.
    #expect(scene.misuse == ["unsatisfiable-constraints", "ambiguous-layout"])
    #expect(view.frame == CGRect(x: 0, y: 780, width: 400, height: 20))
    scene.run { wide.priority = UILayoutPriority(1) }
    #expect(view.frame.width == 400)
  }

  @Test("of constraints that contradict each other the last one breaks, with UIKit's reason, once")
  func conflict() {
    let view = scene.view()
    scene.apply(
      view.topAnchor.constraint(equalTo: scene.window.topAnchor),
      view.leftAnchor.constraint(equalTo: scene.window.leftAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 30))
    #expect(view.frame.width == 10)
    scene.run { scene.window.setNeedsLayout() }
    let late = scene.run {
      let late = view.heightAnchor.constraint(equalToConstant: 30)
      late.isActive = true
      return late
    }
    #expect(scene.misuse == ["unsatisfiable-constraints", "unsatisfiable-constraints"])
    #expect(
      scene.reasons == [
        "Unable to simultaneously satisfy constraints: recovered by breaking UIView.width == 30",
        "Unable to simultaneously satisfy constraints: recovered by breaking UIView.height == 30",
      ])
    scene.run { late.constant = 10 }
    #expect(scene.misuse.count == 2 && view.frame.height == 10)
  }

  @Test("what nothing settles is ambiguous, and told once until it is mended")
  func ambiguous() {
    let view = scene.view()
    scene.apply(
      view.topAnchor.constraint(equalTo: scene.window.topAnchor),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 10))
    #expect(scene.misuse == ["ambiguous-layout"])
    #expect(scene.reasons == ["Ambiguous layout: nothing settles its x, width"])
    #expect(view.hasAmbiguousLayout)
    scene.apply(view.leftAnchor.constraint(equalTo: scene.window.leftAnchor))
    scene.apply(view.widthAnchor.constraint(equalToConstant: 40))
    #expect(!view.hasAmbiguousLayout && scene.misuse.count == 1)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test("views of different trees cannot be constrained, nor an edge with a length")
  func refused() {
    let view = scene.view()
    let stranger = scene.stage.with { UIView() }
    scene.apply(view.topAnchor.constraint(equalTo: stranger.topAnchor))
    scene.apply(
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: scene.window, attribute: .width,
        multiplier: 1, constant: 0))
    scene.apply(view.widthAnchor.constraint(equalToConstant: .nan))
    #expect(scene.misuse == ["no-common-ancestor", "invalid-constraint", "invalid-constraint"])
    #expect(scene.window.constraints.isEmpty)
  }

  @Test("a priority does not become required while its constraint is active")
  func priorityChange() {
    let view = scene.view()
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    scene.run {
      constraint.isActive = true
      constraint.priority = .defaultLow
    }
    #expect(constraint.priority == .required)
    #expect(scene.misuse.first == "priority-change")
    scene.run {
      constraint.isActive = false
      constraint.priority = .defaultLow
      constraint.isActive = true
    }
    #expect(constraint.priority == .defaultLow)
  }

  @Test("constraints stand with the nearest view around both, and go with a view that leaves")
  func holders() {
    let (outer, inner) = (scene.view(), scene.view())
    let leaf = scene.view(in: inner)
    let own = leaf.widthAnchor.constraint(equalToConstant: 5)
    let near = leaf.topAnchor.constraint(equalTo: inner.topAnchor)
    let far = leaf.leftAnchor.constraint(equalTo: outer.leftAnchor)
    NSLayoutConstraint.activate([own, near, far])
    #expect(leaf.constraints == [own] && inner.constraints == [near])
    #expect(scene.window.constraints == [far])
    inner.removeFromSuperview()
    #expect(!far.isActive && near.isActive && own.isActive)
    scene.window.addSubview(inner)
    inner.removeConstraint(near)
    outer.addConstraint(own)
    #expect(!near.isActive && leaf.constraints == [own])
    inner.bringSubviewToFront(leaf)
    #expect(own.isActive)
  }

  @Test("V-15 a constant that changes animates when layoutIfNeeded runs inside a block")
  func animated() {
    let view = scene.view()
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    scene.apply(
      view.topAnchor.constraint(equalTo: scene.window.topAnchor),
      view.leftAnchor.constraint(equalTo: scene.window.leftAnchor),
      view.heightAnchor.constraint(equalToConstant: 40), width)
    scene.run {
      width.constant = 300
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.window.layoutIfNeeded()
      }
    }
    scene.stage.advance(to: 0.5)
    #expect(view.bounds.width == 300)
    #expect(view.layer.presentation()?.bounds.width == 200)
    #expect(view.layer.presentation()?.position.x == 100)
    scene.run { width.constant = 50 }
    #expect(view.bounds.width == 50)
  }

  @Test("views with a frame of their own stay as they are, and others follow them")
  func fixed() {
    let fixed = scene.stage.with { UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 20)) }
    scene.window.addSubview(fixed)
    let inner = scene.stage.with { UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)) }
    fixed.addSubview(inner)
    let view = scene.view()
    scene.apply(
      view.leftAnchor.constraint(equalTo: inner.rightAnchor),
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
      view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    #expect(view.frame == CGRect(x: 65, y: 80, width: 100, height: 10))
    scene.run { fixed.frame = CGRect(x: 0, y: 0, width: 30, height: 30) }
    #expect(view.frame == CGRect(x: 15, y: 30, width: 30, height: 10))
  }

  @Test("under a transform a view is placed as it would be without")
  func transformed() {
    let view = scene.view()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    scene.apply(
      view.topAnchor.constraint(equalTo: scene.window.topAnchor, constant: 100),
      view.leftAnchor.constraint(equalTo: scene.window.leftAnchor, constant: 100),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.widthAnchor.constraint(equalToConstant: 40))
    #expect(view.bounds.size == CGSize(width: 40, height: 40))
    #expect(view.center == CGPoint(x: 120, y: 120))
    #expect(view.frame == CGRect(x: 80, y: 80, width: 80, height: 80))
  }

  @Test("guides: one's own, the margins', the safe area's")
  func guides() {
    let guide = scene.stage.with { UILayoutGuide() }
    scene.window.addLayoutGuide(guide)
    let view = scene.view()
    let inner = scene.view(in: view)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene.apply(
      guide.topAnchor.constraint(equalTo: scene.window.topAnchor),
      guide.leftAnchor.constraint(equalTo: scene.window.leftAnchor),
      guide.widthAnchor.constraint(equalTo: scene.window.widthAnchor, multiplier: 0.25),
      guide.heightAnchor.constraint(equalToConstant: 40),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.rightAnchor.constraint(equalTo: scene.window.safeAreaLayoutGuide.rightAnchor),
      view.heightAnchor.constraint(equalToConstant: 60),
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.frame == CGRect(x: 100, y: 40, width: 300, height: 60))
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 294, height: 56))
    #expect(view.layoutMarginsGuide.layoutFrame == inner.frame)
    scene.run { scene.window.removeLayoutGuide(guide) }
    #expect(guide.owningView == nil && scene.window.constraints.count == 1)
  }

  @Test("updateConstraints is called before layout, the controller's instead of its view's")
  func updating() {
    final class Updating: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let view: Updating = scene.add(scene.stage.with { Updating() })
    scene.run { scene.stage.nextActivationForTests() }
    scene.run { view.setNeedsUpdateConstraints() }
    #expect(view.updates == 1)
    scene.run { view.setNeedsLayout() }
    #expect(view.updates == 1)
  }
}

extension Stage {
  fileprivate func nextActivationForTests() { _ = nextActivation() }
}
