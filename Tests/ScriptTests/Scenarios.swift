import Foundation
import Script
import Session
import Text

/// The scripts that must run as written, by name.
enum Scenarios {
  static let names: [String] = {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Scenarios")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".segue") }.sorted()
  }()

  static func source(_ name: String) -> Source {
    let url = Bundle.module.bundleURL.appendingPathComponent("Scenarios/\(name)")
    let data = (try? Data(contentsOf: url)) ?? Data()
    return Source(name: name, text: String(decoding: data, as: UTF8.self))
  }
}

/// What a diagnostic says about where it is: `line:column: message`.
func summary(_ diagnostic: Diagnostic) -> String {
  guard let place = diagnostic.place else { return diagnostic.message }
  let before = place.source.slice(0..<place.range.lowerBound)
  let line = before.split(separator: "\n", omittingEmptySubsequences: false)
  return "\(line.count):\((line.last?.count ?? 0) + 1): \(diagnostic.message)"
}
