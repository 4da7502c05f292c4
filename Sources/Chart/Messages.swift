/// Every sentence a chart says, in the brackets that tell it from data.
enum Message {
  static let noData = "(no data)"

  static func noFiniteData(nan: Int, infinite: Int) -> String {
    let parts = (nan > 0 ? ["\(nan) NaN"] : []) + (infinite > 0 ? ["\(infinite) inf"] : [])
    return parts.isEmpty ? noData : "(no finite data: \(parts.joined(separator: ", ")))"
  }

  static func notFinite(_ count: Int, of all: Int, name: String?) -> String {
    "(\(prefix(name))\(count) of \(all) not finite)"
  }

  static func notAboveZero(_ count: Int, of all: Int, name: String?) -> String {
    "(\(prefix(name))\(count) of \(all) not above 0, not on a logarithmic axis)"
  }

  static func glyphsInstead(_ charset: Charset, series: Int) -> String {
    "(\(charset.rawValue) cannot tell \(series) curves apart without colour: glyphs instead)"
  }

  static func tryLogarithm(ratio: String) -> String { "(range \(ratio):1, try log)" }

  /// What has no caption is not missed.
  static func offAxis(_ caption: String) -> String? {
    caption.isEmpty ? nil : "(off the axis: \(caption))"
  }

  static func hidden(_ count: Int, of all: Int) -> String { "(\(count) of \(all) cells hidden)" }

  /// A reference that lies off the axis.
  static func above(_ label: String) -> String { "\(label) (above)" }
  static func below(_ label: String) -> String { "\(label) (below)" }

  /// All there is room for.
  static func summary(min: String, max: String, last: String) -> String {
    "min \(min) max \(max) last \(last)"
  }

  private static func prefix(_ name: String?) -> String { name.map { "\($0): " } ?? "" }
}
