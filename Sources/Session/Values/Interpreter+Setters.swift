import Script
import Text
import UIKit

extension Interpreter {
  func setView(
    _ name: String, of view: UIView, to value: Value, _ place: Place, _ path: Expression,
    _ frame: Frame
  ) throws {
    if try setKind(name, of: view, to: value, place) { return }
    let type = try settableType(of: name, view, path, frame)
    switch try coerced(value, to: type, named: name, place) {
    case .rect(let rect): if name == "bounds" { view.bounds = rect } else { view.frame = rect }
    case .pair(let x, let y): setPoint(name, of: view, CGPoint(x: x, y: y))
    case .number(let number, _): setNumber(name, of: view, number)
    case .transform(let transform):
      warnOfShorterWay(view, to: transform)
      view.transform = transform
    case .color(let color): view.backgroundColor = UIColor(rgba: color)
    case .none: view.backgroundColor = nil
    case .bool(let flag): setFlag(name, of: view, flag)
    default: break
    }
  }

  private func settableType(
    of name: String, _ view: UIView, _ path: Expression, _ frame: Frame
  ) throws -> ValueType {
    switch name {
    case "frame", "bounds": return .rect
    case "center", "position", "size", "anchor", "anchorPoint": return .pair
    case "alpha", "opacity", "zPosition": return .number
    case "corner", "cornerRadius": return .length
    case "transform": return .transform
    case "color", "backgroundColor": return .optional(.color)
    case "hidden", "isHidden", "clips", "clipsToBounds", "userInteraction",
      "isUserInteractionEnabled":
      return .bool
    default: break
    }
    let place = frame.place(path.range)
    if try viewMember(name, of: view, .layer, frame, place) != nil {
      throw Diagnostic.cannotSet(
        frame.source.slice(path.range), why: "it follows from the hierarchy", at: place,
        hint: "`add` and `remove` change it")
    }
    throw Diagnostic.unknownMember(
      name, of: .view(view), near: memberNames(of: .view(view)), at: place)
  }

  /// What a kind of view has beside the others; false for what it has not.
  private func setKind(
    _ name: String, of view: UIView, to value: Value, _ place: Place
  ) throws -> Bool {
    switch (name, view) {
    case ("text", is UILabel), ("text", is UIButton):
      return setText(of: view, to: interpolated(value))
    case ("value", let slider as UISlider):
      guard case .number(let number, _) = try coerced(value, to: .number, named: name, place) else {
        return true
      }
      slider.value = Float(number)
    case ("offset", let scroll as UIScrollView), ("contentOffset", let scroll as UIScrollView):
      if let point = try pair(value, name, place) { scroll.contentOffset = point }
    case ("content", let scroll as UIScrollView), ("contentSize", let scroll as UIScrollView):
      if let point = try pair(value, name, place) {
        scroll.contentSize = CGSize(width: point.x, height: point.y)
      }
    case ("paging", let scroll as UIScrollView):
      if case .bool(let flag) = try coerced(value, to: .bool, named: name, place) {
        scroll.isPagingEnabled = flag
      }
    default: return false
    }
    return true
  }

  private func pair(_ value: Value, _ name: String, _ place: Place) throws -> CGPoint? {
    guard case .pair(let x, let y) = try coerced(value, to: .pair, named: name, place) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  private func setPoint(_ name: String, of view: UIView, _ point: CGPoint) {
    switch name {
    case "size": view.bounds.size = CGSize(width: point.x, height: point.y)
    case "anchor", "anchorPoint": view.layer.anchorPoint = point
    default: view.center = point
    }
  }

  private func setNumber(_ name: String, of view: UIView, _ number: Double) {
    switch name {
    case "corner", "cornerRadius": view.layer.cornerRadius = CGFloat(number)
    case "zPosition": view.layer.zPosition = CGFloat(number)
    default: view.alpha = CGFloat(number)
    }
  }

  private func setFlag(_ name: String, of view: UIView, _ flag: Bool) {
    switch name {
    case "hidden", "isHidden": view.isHidden = flag
    case "clips", "clipsToBounds": view.clipsToBounds = flag
    default: view.isUserInteractionEnabled = flag
    }
  }

  func setController(
    _ name: String, of controller: UIViewController, to value: Value, _ place: Place,
    _ path: Expression, _ frame: Frame
  ) throws {
    switch name {
    case "transitioningDelegate":
      switch value {
      case .none: controller.transitioningDelegate = nil
      case .delegate(let delegate): controller.transitioningDelegate = delegate
      default: throw Diagnostic.wants("a delegate or none", got: value, at: place)
      }
    case "style", "modalPresentationStyle":
      guard case .word(let word) = value, let style = UIModalPresentationStyle(word: word) else {
        throw Diagnostic.wants("a style such as `.custom`", got: value, at: place)
      }
      controller.modalPresentationStyle = style
    case "isModalInPresentation":
      guard case .bool(let flag) = value else {
        throw Diagnostic.wants("true or false", got: value, at: place)
      }
      controller.isModalInPresentation = flag
    default:
      if try setContainer(name, of: controller, to: value, place) { return }
      if let collection = controller as? ScriptCollectionController,
        try setCollection(name, of: collection, to: value, place, path, frame)
      {
        return
      }
      let whole = frame.place(path.range)
      if try controllerMember(name, of: controller, frame, whole) != nil {
        throw Diagnostic.cannotSet(
          frame.source.slice(path.range), why: "UIKit keeps it", at: whole)
      }
      throw Diagnostic.unknownMember(
        name, of: .controller(controller), near: memberNames(of: .controller(controller)),
        at: whole)
    }
  }
}
