import Text

/// Elements of a picture, on the cells of a text chart: 8 by 18 points each.
struct SVG {
  static let cellWidth = 8.0
  static let cellHeight = 18.0

  private(set) var elements: [String] = []

  /// A text at a column, on the middle of a row; `anchor` is the side of it that stands there.
  mutating func write(
    _ text: String, x: Double, y: Double, anchor: String = "start", kind: String? = nil
  ) {
    let place = "x=\"\(SVG.number(x))\" y=\"\(SVG.number(y + 4.5))\""
    let side = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    elements.append("<text \(place)\(side)\(SVG.kind(kind))>\(SVG.escaped(text))</text>")
  }

  mutating func draw(_ path: String, kind: String) {
    guard !path.isEmpty else { return }
    elements.append("<path\(SVG.kind(kind)) d=\"\(path)\"/>")
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, kind: String) {
    draw("M\(SVG.number(x1)) \(SVG.number(y1))L\(SVG.number(x2)) \(SVG.number(y2))", kind: kind)
  }

  private static func kind(_ kind: String?) -> String { kind.map { " class=\"\($0)\"" } ?? "" }

  /// At most two decimals.
  static func number(_ value: Double) -> String { plain(value, decimals: 2) }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in oneLine(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "?"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Colours for light and dark, a dash for each series so that they are told apart without.
  static let style = """
    svg{color-scheme:light dark}
    text{font:13px ui-monospace,Menlo,Consolas,monospace;fill:#1f2328}
    path{fill:none;stroke:#1f2328;stroke-width:1}
    .curve{stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
    .reference{stroke-dasharray:1 4}.marker{stroke-dasharray:4 3}.quiet{fill:#59636e}
    .s0{stroke:#0969da}.s1{stroke:#bc4c00;stroke-dasharray:8 4}.s2{stroke:#8250df;stroke-dasharray:2 4}
    .s3{stroke:#1a7f37;stroke-dasharray:10 4 2 4}.s4{stroke:#cf222e;stroke-dasharray:14 4}
    .s5{stroke:#57606a;stroke-dasharray:5 5}
    @media(prefers-color-scheme:dark){text{fill:#f0f6fc}path{stroke:#f0f6fc}.quiet{fill:#9198a1}
    .s0{stroke:#4493f8}.s1{stroke:#db6d28}.s2{stroke:#ab7df8}.s3{stroke:#3fb950}.s4{stroke:#f85149}
    .s5{stroke:#9198a1}}
    """
}
