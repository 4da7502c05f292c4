import Motion
import Text
import UIKit

/// Printed forms, section 7 of the grammar.
extension Interpreter {
  /// A value as it is printed: `0.5s`, `(60, 300)`, `view photo.image (60, 300, 255, 180)`.
  func printed(_ value: Value) -> String {
    switch value {
    case .none: return "none"
    case .bool(let truth): return truth ? "true" : "false"
    case .number(let number, let quantity): return printed(number, quantity)
    case .text(let text): return quoted(text)
    case .pair(let x, let y): return "(\(plain(x)), \(plain(y)))"
    case .rect(let rect): return printed(rect)
    case .color(let color): return printed(color)
    case .transform(let transform): return transform.text
    case .list(let values): return "[" + values.map(printed).joined(separator: ", ") + "]"
    case .curve(let curve): return curve.typed
    case .word(let word): return "." + word
    case .view(let view): return "view \(name(of: view)) \(printed(view.frame))"
    case .controller(let controller): return "controller \(name(of: controller))"
    case .animator(let animator): return "animator \(name(of: animator))"
    case .delegate(let delegate): return "delegate \(name(of: delegate))"
    case .propertyAnimator(let animator): return "property animator \(name(of: animator))"
    case .presentation(let presentation): return "presentation \(name(of: presentation))"
    case .interactor(let interactor): return "interactor \(name(of: interactor))"
    case .recognizer(let recognizer): return "recognizer \(name(of: recognizer))"
    case .layout(let layout): return "layout \(name(of: layout))"
    case .context: return "context"
    case .side(let side): return "\(side.key) \(side.controller.map(name(of:)) ?? "none")"
    case .layer(let face): return "layer of \(name(of: face.view))"
    case .screen: return "screen " + printed(.size(stage.screenSize))
    case .function(let function):
      return "func \(function.name)(\(function.parameters.joined(separator: ", ")))"
    case .material: return "material"
    }
  }

  /// A value inside a text: a text without its quotes, else the printed form.
  func interpolated(_ value: Value) -> String {
    if case .text(let text) = value { return text }
    return printed(value)
  }

  func printed(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(" + numbers.map { plain(Double($0)) }.joined(separator: ", ") + ")"
  }

  func printed(_ number: Double, _ quantity: Quantity) -> String {
    switch quantity {
    case .plain, .length: return plain(number)
    case .time: return plain(number) + "s"
    case .angle: return plain(number * 180 / Double.pi) + "deg"
    case .percent: return plain(number)
    }
  }

  private func printed(_ color: ColorComponents) -> String {
    func pair(_ component: Double) -> String {
      let byte = Int((min(max(settled(component), 0), 1) * 255).rounded())
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    let solid = "#" + [color.red, color.green, color.blue].map(pair).joined()
    return color.alpha < 1 ? solid + pair(color.alpha) : solid
  }
}

/// A character as it is, or as its escape where a terminal would obey it rather than show it.
private func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069:
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  default: return String(Character(scalar))
  }
}

/// A text as a literal.
func quoted(_ text: String) -> String {
  var result = "\""
  for character in text {
    switch character {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    default: result += character.unicodeScalars.map(visible).joined()
    }
  }
  return result + "\""
}
