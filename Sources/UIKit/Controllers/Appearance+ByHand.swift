// A container that does not forward appearances says itself when a child comes and goes. Beginning
// the opposite before the end is how a cancelled transition is told.

extension UIViewController {
  func beginAppearanceByHand(_ appears: Bool, animated: Bool) {
    let before = appearance
    beginAppearance(appears, animated: animated, driver: .client)
    if before.state == appearance.state { stage.misuse(.appearanceUnbalanced, self) }
  }

  func endAppearanceByHand() {
    guard appearance.isInTransition else {
      stage.misuse(.appearanceUnbalanced, self)
      return
    }
    endAppearance()
  }
}
