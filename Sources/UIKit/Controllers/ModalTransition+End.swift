// Where the views and controllers of a modal transition stand after it, and who hears of it.

extension ModalTransition {
  func finishPresenting() {
    presented.endAppearance()
    if movesPresenter {
      stage.detach(presenter.viewIfLoaded)
      presenter.endAppearance()
    }
    base.controller.tellPresentationEnd(true)
  }

  func cancelPresenting() {
    presented.beginTransition(false, animated: isAnimated)
    stage.detach(base.presentedViewIfLoaded)
    presented.endAppearance()
    if movesPresenter {
      presenter.beginTransition(true, animated: isAnimated)
      returnPresenter()
      presenter.endAppearance()
    }
    removePresented()
    let controller = base.controller
    base.unlink()
    controller.tellPresentationEnd(false)
    controller.leave()
  }

  func finishDismissing() {
    if movesPresenter {
      returnPresenter()
      presenter.endAppearance()
    }
    removePresented()
    presented.endAppearance()
    for controller in between { controller.endAppearance() }
    for presentation in chain.reversed() { presentation.controller.tellDismissalEnd(true) }
    for presentation in chain { presentation.leave() }
  }

  func cancelDismissing() {
    if movesPresenter {
      presenter.beginTransition(false, animated: isAnimated)
      stage.detach(presenter.viewIfLoaded)
      presenter.endAppearance()
    }
    restorePresented()
    for controller in [presented] + between {
      controller.beginTransition(true, animated: isAnimated)
      controller.endAppearance()
    }
    for presentation in chain.reversed() { presentation.controller.tellDismissalEnd(false) }
  }

  func runCompletion() {
    guard let completion else { return }
    self.completion = nil
    stage.calling(base.source ?? presenter, "completion") { completion() }
  }
}
