/// Moves the offset of a scroll view frame by frame, and exactly at its end.
@MainActor
final class ScrollMotion {
  init(_ scroll: UIScrollView, x: ScrollPath, y: ScrollPath, isDeceleration: Bool) {
    self.scroll = scroll
    (self.x, self.y) = (x, y)
    self.isDeceleration = isDeceleration
    begin = scroll.stage.time
  }

  private weak var scroll: UIScrollView?
  private let x: ScrollPath
  private let y: ScrollPath
  let isDeceleration: Bool
  private let begin: Double
  private var link: CADisplayLink?
  private var queued: Int?

  var duration: Double { max(x.duration, y.duration) }

  func start() {
    guard let stage = scroll?.stage else { return }
    let link = stage.with { CADisplayLink { [weak self] _ in self?.tick() } }
    link.name = "scrolling"
    link.end = begin + duration
    stage.displayLinks.append(link)
    self.link = link
    queued = stage.queue.add(at: begin + duration, kind: .animationEnd, name: "scrolling") {
      [weak self] in self?.finish()
    }
  }

  func stop() {
    link?.invalidate()
    if let queued { scroll?.stage.queue.cancel(queued) }
    queued = nil
  }

  private func tick() {
    guard let scroll else { return stop() }
    show(at: scroll.stage.time - begin)
  }

  private func show(at time: Double) {
    let offset = CGPoint(x: x.value(at: time), y: y.value(at: time))
    if let scroll, scroll.contentOffset != offset { scroll.contentOffset = offset }
  }

  private func finish() {
    stop()
    show(at: duration)
    scroll?.ended(self)
  }
}
