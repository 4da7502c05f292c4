import Foundation
import Glibc
import Testing

@Suite("segue sample")
struct SampleCommandTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func rows(_ text: String) -> [[Double]] {
    text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",").map { Double($0) ?? .nan }
    }
  }

  @Test("columns, 17 significant digits, the end included")
  func csv() throws {
    let run = try BuiltTool.run("sample", "linear", "--every", "0.1", in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output.hasPrefix("t,value,velocity\n0,0,1\n0.10000000000000001,0.10000000000000001,1\n"))
    #expect(rows(run.output).count == 11 && rows(run.output).last == [1, 1, 1])
  }

  @Test("each number reads back as the double of the law")
  func exact() throws {
    let run = try BuiltTool.run(
      "sample", "spring(mass: 1, stiffness: 100, damping: 10)", "--every", "50ms", "--until", "1s",
      in: folder)
    let rows = rows(run.output)
    #expect(rows.count == 21)
    for row in rows {
      let (beta, omega) = (5.0, 10 * 0.75.squareRoot())
      let envelope = exp(-beta * row[0])
      let phase = omega * row[0]
      #expect(abs(row[1] - (1 - envelope * (cos(phase) + beta / omega * sin(phase)))) < 1e-15)
      #expect(abs(row[2] - envelope * 100 / omega * sin(phase)) < 1e-13)
    }
  }

  @Test("where nothing is said: every millisecond to the end of the motion")
  func defaults() throws {
    let spring = try BuiltTool.run("sample", "basic(0.05s, easeOut)", in: folder)
    #expect(rows(spring.output).count == 51 && rows(spring.output).last?[0] == 0.05)
    #expect(rows(try BuiltTool.run("sample", "easeIn", in: folder).output).count == 1001)
  }

  @Test("JSON: the curve and its samples, the word where a velocity is infinite")
  func json() throws {
    let run = try BuiltTool.run(
      "sample", "bezier(0, 1, 0, 1)", "--every=0.5", "--format=json", in: folder)
    let read = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(read?["curve"] as? String == "bezier(0, 1, 0, 1)")
    let samples = try #require(read?["samples"] as? [[String: Any]])
    #expect(samples.count == 3 && samples[0]["velocity"] as? String == "inf")
    #expect(samples[2]["t"] as? Double == 1 && samples[2]["value"] as? Double == 1)
    let csv = try BuiltTool.run("sample", "bezier(0, 1, 0, 1)", "--every=0.5", in: folder)
    #expect(csv.output.contains("\n0,0,inf\n"))
  }

  @Test("times of a file or of standard input, in their order")
  func times() throws {
    try folder.write("# seconds\n0.5\n\n 0.25 \r\n1e-3\n", to: "times.txt")
    let file = try BuiltTool.run("sample", "easeIn", "--times", "times.txt", in: folder)
    #expect(rows(file.output).map { $0[0] } == [0.5, 0.25, 0.001])
    let input = try BuiltTool.run(
      "sample", "easeIn", "--times", "-", "--format", "json", input: "0.5\n", in: folder)
    #expect(input.output.contains("{\"t\": 0.5, \"value\": 0.3153568"))
    let none = try BuiltTool.run("sample", "easeIn", "--times", "-", input: "", in: folder)
    #expect(none.status == 0 && none.output == "t,value,velocity\n")
  }

  @Test(
    "what cannot be is told on the other stream, with 2",
    arguments: [
      (["easIn"], "did you mean `easeIn`?"), (["3"], "here is wanted a curve"),
      (["easeIn +"], "error"), (["easeIn; easeOut"], "an expression is wanted here"),
      ([""], "an expression is wanted here"),
      (["spring(stiffness: 1, damping: 0)"], "hint: `--until 2s` says how far"),
      (["easeIn", "--every", "0"], "every must be above 0, not 0"),
      (["easeIn", "--every", "1e-9"], "samples must lie in 0...10000000"),
      (["easeIn", "--every", "30deg"], "a time such as 10ms"),
      (["easeIn", "--until", "-1"], "until must not be below 0"),
      (["easeIn", "--until", "x"], "`x` is not the name of anything here"),
      (["easeIn", "--format", "xml"], "`--format` wants csv or json, got `xml`"),
      (["easeIn", "--times", "no.txt"], "cannot read no.txt: no such file or folder"),
      (["easeIn", "--times", "a", "--every", "1"], "no `--every` beside it"),
      (["easeIn", "easeOut"], "quote it: segue sample \"easeIn easeOut\""),
      ([], "`sample` wants at least one operand"),
      (["easeIn", "--evry", "1"], "did you mean `--every`?"),
    ])
  func errors(_ arguments: [String], _ message: String) throws {
    let tool = try BuiltTool(["sample"] + arguments, in: folder)
    #expect(tool.wait() == 2)
    #expect(tool.output == "" && tool.errors.contains(message), "\(tool.errors)")
  }

  @Test("a line that is no time is named")
  func wrongTime() throws {
    let run = try BuiltTool.run("sample", "easeIn", "--times", "-", input: "1\nnan\n", in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == "segue: cannot read standard input: line 2 is no time in seconds: `nan`\n")
  }

  @Test("a reader that goes away ends it quietly")
  func closedPipe() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    let tool = try BuiltTool(
      ["sample", "easeIn", "--every", "1e-4"], in: folder, output: ends[1])
    close(ends[1])
    #expect(tool.wait() == 0 && tool.errors == "")
  }

  @Test("it is in the help")
  func help() throws {
    #expect(try BuiltTool.run("--help", in: folder).output.contains("segue sample CURVE"))
    #expect(try BuiltTool.run("sample", "--help", in: folder).output.contains("--times FILE"))
  }
}
