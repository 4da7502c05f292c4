import Seeds
import Testing

@testable import Notebook

@Suite("Outputs that were damaged, accepted again")
struct CorruptionTests {
  /// What the cells print; the file stores just that.
  private static let outputs: [[String]] = [
    ["0.6846"], ["t=0.500s  present photo from list: completed", "ok"], [],
    [
      " 1.0 +        **", " 0.5 +    ****", " 0.0 +****", "     ++----+----", "     0.0  1.0 s",
      "data x n=9 first 0.000 min 0.000 at 0.000 max 1.000 at 1.000 last 1.000",
    ],
    ["", "blank lines around", "", "```", "fenced", "```", ""],
    ["(0, 0, 320, 568)", "写 é 12.50 %"],
  ]

  private static func block(_ lines: [String], _ indent: String) -> String {
    let bar = lines.contains("```") ? "````" : "```"
    return (["\(bar)output"] + lines + [bar])
      .map { $0.isEmpty ? "\n" : indent + $0 + "\n" }.joined()
  }

  /// Fences of all kinds, with exact numbers.
  private static let file: String = {
    var text = "---\nsegue:\n  tol: 0\n---\n# T  \n\n"
    for (index, lines) in outputs.enumerated() {
      let indent = index == 1 ? "  " : ""
      text +=
        (index == 1 ? "- item\n\n" : "") + "\(indent)```segue\n\(indent)\(index)\n\(indent)```\n"
      if !lines.isEmpty { text += "\n" + block(lines, indent) }
      text += "\nprose \(index)   \n\n"
    }
    return text
  }()

  private func run(_ notebook: Notebook) -> Report {
    notebook.run { CellResult(.ok, Self.outputs[$0.index]) }
  }

  /// An output with a line taken out, put in, moved or changed; nil takes the block away.
  private func damage(_ lines: [String], _ random: inout Seeded) -> [String]? {
    var lines = lines
    guard !lines.isEmpty else { return [] }
    let row = random.whole(0..<lines.count)
    switch random.whole(0..<6) {
    case 0: return nil
    case 1: lines.remove(at: row)
    case 2: lines.insert("another line \(random.whole(0..<1000))", at: row)
    case 3: lines.swapAt(row, random.whole(0..<lines.count))
    case 4: lines[row] += " x"
    default:
      let characters = Array(lines[row])
      guard !characters.isEmpty else { return lines + ["more"] }
      let column = random.whole(0..<characters.count)
      let other: Character = characters[column] == "7" ? "8" : "7"
      lines[row] = String(characters[..<column] + [other] + characters[(column + 1)...])
    }
    return lines
  }

  private func damaged(_ seed: Int) throws -> Notebook {
    var random = Seeded(seed)
    let notebook = try notebook(Self.file)
    let outputs = notebook.cells.map { cell -> [String]? in
      guard let output = cell.output, random.whole(0..<2) == 0 else { return nil }
      return damage(output.lines, &random) ?? []
    }
    return try Notebook(name: "n.md", bytes: notebook.replacing(outputs: outputs))
  }

  @Test("the file is stored as its cells print")
  func stored() throws {
    #expect(run(try notebook(Self.file)).entries.allSatisfy { $0.status == .pass })
  }

  @Test("accepting restores it byte for byte", arguments: 0..<500)
  func restored(_ seed: Int) throws {
    let damaged = try damaged(seed)
    let report = run(damaged)
    let restored = damaged.replacing(outputs: report.entries.map(\.accepted))
    #expect(String(decoding: restored, as: UTF8.self) == Self.file)
    let again = run(try Notebook(name: "n.md", bytes: restored))
    #expect(again.entries.allSatisfy { $0.status == .pass && $0.accepted == nil })
  }
}
