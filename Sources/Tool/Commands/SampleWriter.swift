import Glibc
import Session

/// The rows of `segue sample` as text.
@MainActor
struct SampleWriter {
  let format: SampleRequest.Format

  func head(of curve: String) -> String {
    switch format {
    case .csv: "t,value,velocity\n"
    case .json: "{\"curve\": \(JSON.text(curve).line), \"samples\": ["
    }
  }

  func row(_ row: Sampling.Row, isFirst: Bool) -> String {
    let numbers = [row.time, row.value, row.velocity].map(number)
    switch format {
    case .csv: return numbers.joined(separator: ",") + "\n"
    case .json:
      let start = isFirst ? "\n" : ",\n"
      return start
        + "  {\"t\": \(numbers[0]), \"value\": \(numbers[1]), \"velocity\": \(numbers[2])}"
    }
  }

  var foot: String { format == .csv ? "" : "\n]}\n" }

  /// 17 significant digits, which read back as the same double; never `-0`. JSON has no
  /// infinity: there it is a text, as in a saved chart.
  private func number(_ value: Double) -> String {
    guard value.isFinite else {
      let word = value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
      return format == .json ? JSON.text(word).line : word
    }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      let length = withVaList([value == 0 ? 0 : value]) {
        vsnprintf(buffer.baseAddress, buffer.count, "%.17g", $0)
      }
      let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(buffer)).prefix(max(0, Int(length)))
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
