import UIKit

/// What of a window is under views that can be seen: not hidden, not clear, with a colour or an
/// image. A turned view counts with the box around it.
@MainActor
struct Coverage {
  /// 0 to 1.
  private(set) var fraction = 0.0
  /// Those that cover something, back to front.
  private(set) var views: [StageObjectID] = []

  init(of window: UIWindow, on stage: Stage) {
    var waiting = [(view: window as UIView, clip: window.bounds)]
    var boxes: [CGRect] = []
    while let (view, clip) = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      let box = view.convert(view.bounds, to: window)
      let seen = box.intersection(clip)
      if view !== window, view.isOpaqueEnough, seen.width > 0, seen.height > 0 {
        boxes.append(seen)
        views.append(stage.id(of: view))
      }
      let inner = view.clipsToBounds ? seen : clip
      waiting += view.subviews.reversed().map { ($0, inner) }
    }
    let whole = Double(window.bounds.width * window.bounds.height)
    guard whole > 0 else { return }
    fraction =
      boxes.contains { $0.contains(window.bounds) } ? 1 : min(1, Self.area(of: boxes) / whole)
  }

  /// The area of the union, by strips between the left and right sides.
  private static func area(of boxes: [CGRect]) -> Double {
    let sides = boxes.flatMap { [Double($0.minX), Double($0.maxX)] }.sorted()
    return zip(sides, sides.dropFirst()).reduce(0) { area, strip in
      guard strip.1 > strip.0 else { return area }
      let middle = (strip.0 + strip.1) / 2
      let inside = boxes.filter { Double($0.minX) < middle && middle < Double($0.maxX) }
      return area + (strip.1 - strip.0) * length(of: inside)
    }
  }

  /// How far down the boxes of a strip reach together.
  private static func length(of boxes: [CGRect]) -> Double {
    var end = -Double.infinity
    return boxes.sorted { $0.minY < $1.minY }.reduce(0) { length, box in
      let (low, high) = (max(end, Double(box.minY)), Double(box.maxY))
      end = max(end, high)
      return length + max(0, high - low)
    }
  }
}

extension UIView {
  fileprivate var isOpaqueEnough: Bool {
    if let color = backgroundColor, color.rgba.alpha > 0.01 { return true }
    return (self as? UIImageView)?.image != nil
  }
}
