public import UIKit

/// What an app can see of its transitions, and what must hold of it. Public API only.
@MainActor
public final class Watch {
  /// A fault put into what the watch is told or into what the app does, to see that it is noticed.
  public enum Fault: Sendable, CaseIterable {
    case didAppearDropped, completionDoubled, viewLeftBehind
  }

  public enum Appearance: String { case willAppear, didAppear, willDisappear, didDisappear }

  /// A transition from its animator's start on.
  final class Flight {
    var ends: [Bool] = []
    var wasCancelled: Bool?
  }

  public internal(set) var controllers: [WatchedController] = []
  public private(set) var problems: [String] = []

  var flights: [Flight] = []
  /// Views that the animator brings and takes away.
  var helpers: [UIView] = []
  private var fault: Fault?
  private var last: [ObjectIdentifier: Appearance] = [:]
  private var (promised, kept) = (0, 0)

  init(fault: Fault?) { self.fault = fault }

  /// True once: the fault happens at its first occasion.
  func strikes(_ fault: Fault) -> Bool {
    guard self.fault == fault else { return false }
    self.fault = nil
    return true
  }

  /// Whether the fault has found an occasion.
  public var hasStruck: Bool { fault == nil }

  public var completed: Int { flights.count { $0.ends == [true] } }
  public var cancelled: Int { flights.count { $0.ends == [false] } }

  func hear(_ call: Appearance, _ controller: WatchedController) {
    if call == .didAppear, strikes(.didAppearDropped) { return }
    let before = last[ObjectIdentifier(controller)]
    let pairs: [Appearance?] =
      switch call {
      case .willAppear: [nil, .didDisappear, .willDisappear]
      case .didAppear: [.willAppear]
      case .willDisappear: [.didAppear, .willAppear]
      case .didDisappear: [.willDisappear]
      }
    if !pairs.contains(before) {
      problems.append("\(controller.name): \(call) after \(before?.rawValue ?? "nothing")")
    }
    last[ObjectIdentifier(controller)] = call
  }

  /// A coordinator that takes a completion calls it once.
  func goAlong(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let coordinator else { return }
    promised += 1
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.kept += 1 }
  }

  /// What must hold when nothing moves and no transition is in flight.
  public func check(_ window: UIWindow) -> [String] {
    var problems = problems
    for (index, flight) in flights.enumerated() {
      if flight.ends.count != 1 {
        problems.append("transition \(index + 1) ended \(flight.ends.count) times")
      } else if flight.wasCancelled == flight.ends[0] {
        problems.append("transition \(index + 1) ended as \(flight.ends[0]), its context differs")
      }
    }
    if promised != kept { problems.append("\(kept) of \(promised) coordinators kept their word") }
    problems += controllers.compactMap(unbalanced)
    if helpers.contains(where: { $0.window != nil }) { problems.append("a helper is left behind") }
    problems += uncovered(window)
    if UIApplication.shared.isIgnoringInteractionEvents {
      problems.append("touches are still ignored")
    }
    return problems
  }

  private func unbalanced(_ controller: WatchedController) -> String? {
    let last = last[ObjectIdentifier(controller)]
    let isShown = controller.viewIfLoaded?.window != nil
    switch last {
    case .didAppear where isShown: return nil
    case .didDisappear where !isShown, nil where !isShown: return nil
    default:
      return "\(controller.name) has heard \(last?.rawValue ?? "nothing") and is "
        + (isShown ? "in the window" : "in no window")
    }
  }

  /// Points of the window that no colour covers.
  private func uncovered(_ window: UIWindow) -> [String] {
    let size = window.bounds.size
    for row in 0...6 {
      for column in 0...4 {
        let point = CGPoint(
          x: (Double(column) + 0.5) / 5 * size.width, y: (Double(row) + 0.5) / 7 * size.height)
        if !window.subviews.contains(where: { covers($0, point, window) }) {
          return ["nothing covers (\(point.x), \(point.y)) of the window"]
        }
      }
    }
    return []
  }

  private func covers(_ view: UIView, _ point: CGPoint, _ window: UIWindow) -> Bool {
    guard !view.isHidden, view.alpha > 0.99 else { return false }
    let isInside = view.bounds.contains(view.convert(point, from: window))
    if isInside, view.backgroundColor != nil { return true }
    return view.subviews.contains { covers($0, point, window) }
  }
}
