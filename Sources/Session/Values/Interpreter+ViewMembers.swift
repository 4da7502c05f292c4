import Text
import UIKit

/// Reads the stored properties of a layer: as they are now, or from the record.
@MainActor
struct LayerReader {
  let interpreter: Interpreter
  let view: UIView
  let side: LayerFace.Side
  let moment: Double?
  let place: Place

  /// A plain path is what was set now, and what was seen then.
  func value(_ key: LayerKey) throws -> LayerValue {
    guard let moment else {
      let layer = side == .presentation ? view.layer.presentation() ?? view.layer : view.layer
      return layer.value(of: key)
    }
    let id = interpreter.stage.id(of: view.layer)
    let recording = interpreter.past.recording
    let found =
      side == .model
      ? recording.model(id, key, at: moment) : recording.seen(id, key, at: moment)
    guard let found else {
      throw Diagnostic.unrecorded(
        place.source.slice(place.range), at: interpreter.printed(moment, .time), place: place)
    }
    return found
  }

  func number(_ key: LayerKey) throws -> Double {
    if case .number(let number) = try value(key) { return number }
    return 0
  }

  func point(_ key: LayerKey) throws -> CGPoint {
    if case .point(let point) = try value(key) { return point }
    return .zero
  }

  func bounds() throws -> CGRect {
    if case .rect(let rect) = try value(.bounds) { return rect }
    return .zero
  }

  func transform() throws -> CGAffineTransform {
    if case .transform(let transform) = try value(.transform) { return transform }
    return .identity
  }

  /// The bounding box of the transformed bounds (UIKIT.md G0-1).
  func frame() throws -> CGRect {
    LayerGeometry(
      bounds: try bounds(), position: try point(.position), anchorPoint: try point(.anchorPoint),
      transform: try transform()
    ).frame
  }
}

extension Interpreter {
  func viewMember(
    _ name: String, of view: UIView, _ side: LayerFace.Side, _ frame: Frame, _ place: Place
  ) throws -> Value? {
    let reader = LayerReader(
      interpreter: self, view: view, side: side, moment: frame.moment, place: place)
    switch name {
    case "frame": return .rect(try reader.frame())
    case "bounds": return .rect(try reader.bounds())
    case "center", "position": return .point(try reader.point(.position))
    case "size": return .size(try reader.bounds().size)
    case "alpha", "opacity": return .plain(try reader.number(.opacity))
    case "transform": return .transform(try reader.transform())
    case "anchor", "anchorPoint": return .point(try reader.point(.anchorPoint))
    case "corner", "cornerRadius": return .number(try reader.number(.cornerRadius), .length)
    case "zPosition": return .plain(try reader.number(.zPosition))
    case "hidden", "isHidden":
      if case .bool(let hidden) = try reader.value(.hidden) { return .bool(hidden) }
      return nil
    case "color", "backgroundColor":
      guard case .color(let color) = try reader.value(.backgroundColor) else { return nil }
      return color.map { .color($0) } ?? Value.none
    case "offset", "contentOffset":
      return view is UIScrollView ? .point(try reader.bounds().origin) : nil
    case "superview": return try superview(of: reader)
    case "model": return .layer(LayerFace(view: view, side: .model))
    case "presentation": return .layer(LayerFace(view: view, side: .presentation))
    case "layer": return .layer(LayerFace(view: view, side: .layer))
    default:
      guard let state = viewState(name, of: view) ?? kindState(name, of: view) else { return nil }
      if frame.moment != nil, kindState(name, of: view) != nil {
        throw Diagnostic.neverRecorded(place.source.slice(place.range), at: place)
      }
      return state
    }
  }

  /// What a kind of view has beside the others.
  private func kindState(_ name: String, of view: UIView) -> Value? {
    switch (name, view) {
    case ("text", let label as UILabel): return label.text.map { .text($0) } ?? Value.none
    case ("text", let button as UIButton):
      return button.currentTitle.map { .text($0) } ?? Value.none
    case ("value", let slider as UISlider): return .plain(Double(slider.value))
    case ("content", let scroll as UIScrollView), ("contentSize", let scroll as UIScrollView):
      return .size(scroll.contentSize)
    case ("paging", let scroll as UIScrollView): return .bool(scroll.isPagingEnabled)
    case ("panRecognizer", let scroll as UIScrollView):
      return .recognizer(scroll.panGestureRecognizer)
    default: return nil
    }
  }

  /// What is not recorded: as it is now.
  private func viewState(_ name: String, of view: UIView) -> Value? {
    switch name {
    case "subviews": return .list(view.subviews.map { .view($0) })
    case "window": return view.window.map { .view($0) } ?? Value.none
    case "clips", "clipsToBounds": return .bool(view.clipsToBounds)
    case "userInteraction", "isUserInteractionEnabled": return .bool(view.isUserInteractionEnabled)
    default: return nil
    }
  }

  private func superview(of reader: LayerReader) throws -> Value {
    guard reader.moment != nil else { return .optional(reader.view.superview) }
    guard case .object(let id?) = try reader.value(.superlayer),
      let view = (stage.object(id) as? CALayer)?.backedView
    else { return .none }
    return .view(view)
  }

  func controllerMember(
    _ name: String, of controller: UIViewController, _ frame: Frame, _ place: Place
  ) throws -> Value? {
    switch name {
    case "view": return .optional(controller.view)
    case "parent": return .optional(controller.parent)
    case "children": return .list(controller.children.map { .controller($0) })
    case "presented", "presentedViewController":
      return .optional(controller.presentedViewController)
    case "presenter", "presentingViewController":
      return .optional(controller.presentingViewController)
    case "style", "modalPresentationStyle": return .word(controller.modalPresentationStyle.word)
    case "transitioningDelegate":
      return value(of: controller.transitioningDelegate)
    case "isBeingPresented": return .bool(controller.isBeingPresented)
    case "isBeingDismissed": return .bool(controller.isBeingDismissed)
    case "isMovingToParent": return .bool(controller.isMovingToParent)
    case "isMovingFromParent": return .bool(controller.isMovingFromParent)
    case "navigation", "navigationController": return .optional(controller.navigationController)
    case "tabs", "tabBarController": return .optional(controller.tabBarController)
    case "isModalInPresentation": return .bool(controller.isModalInPresentation)
    case "presentation": return value(of: controller.presentingScript)
    case "detents", "selectedDetent": return sheetMember(name, of: controller)
    default:
      if let collection = controller as? ScriptCollectionController {
        return try collectionMember(name, of: collection, frame, place)
      }
      return containerMember(name, of: controller)
    }
  }
}
