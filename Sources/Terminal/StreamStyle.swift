import CEditline
import Glibc

/// What a stream can show: decided for stdout and stderr apart, as either may be a pipe.
package struct StreamStyle: Equatable, Sendable {
  package enum Color: String, CaseIterable, Sendable { case auto, always, never }

  package let isTerminal: Bool
  package let isColored: Bool
  /// In cells.
  package let width: Int

  /// The width of a stream that is no terminal and was told none.
  package static let defaultWidth = 72

  package init(
    descriptor: Int32, color: Color = .auto,
    environment: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    let isSized = ce_size(descriptor, &columns, &rows)
    self.init(
      isTerminal: isatty(descriptor) != 0, columns: isSized ? Int(columns) : nil, color: color,
      environment: environment)
  }

  package init(
    isTerminal: Bool, columns: Int?, color: Color, environment: (String) -> String?
  ) {
    self.isTerminal = isTerminal
    let told = environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = columns ?? told ?? Self.defaultWidth
    isColored = Self.isColored(isTerminal: isTerminal, color: color, environment: environment)
  }

  /// Whether a terminal of this name moves its cursor and knows colours.
  package static func isCapable(_ terminal: String?) -> Bool {
    guard let terminal else { return false }
    return terminal != "" && terminal != "dumb"
  }

  /// The command line first, then what forbids, then what forces, then what the stream is.
  private static func isColored(
    isTerminal: Bool, color: Color, environment: (String) -> String?
  ) -> Bool {
    func isOn(_ name: String) -> Bool? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 != "0" }
    }
    switch color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    // https://no-color.org: any value that is not empty, `0` too.
    if isOn("NO_COLOR") != nil { return false }
    if let forced = isOn("FORCE_COLOR") { return forced }
    if isOn("CLICOLOR_FORCE") == true { return true }
    return isTerminal && isCapable(environment("TERM")) && isOn("CLICOLOR") != false
  }
}
