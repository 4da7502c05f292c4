import Foundation
import Testing

@testable import Tool

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("What segue test says to readers and programs, of every way to come out")
struct ReportFormatTests {
  @Test("for readers, all of it")
  func text() throws {
    #expect(
      try FailingSamples.lines(TestReport(isVerbose: true)) == """
        FAILED a/n.md (11 cells, 6 failed)
        a/n.md:3: cell 1 (fine): pass
        a/n.md:19: cell 2 (mid): output differs
            one
          - two 0.8714
          + two 0.8700
            0.8714 vs 0.8700, off by 1.4e-3, tol 1e-4
            three
        a/n.md:28: cell 3: stale, it has an output and prints nothing
          - old
        a/n.md:31: cell 4: new, its output is not stored
        a/n.md:35: cell 5: skipped: needs a <finger> & #2
        a/n.md:43: cell 6: it says expect="error", and nothing failed
        a/n.md:52: cell 7: a statement failed
            cell 1:1: error: no <tag>
        a/n.md:55: cell 8: pass, after the failure of the cell on line 51
        a/n.md:63: cell 9: unsteady, a second run printed something else, after the failure of the \
        cell on line 43
          - ?
          + ??
        a/n.md:71: cell 10 (slow): stopped after 2 s, after the failure of the cell on line 43
        a/n.md:75: cell 11: skipped: the run ended with the cell on line 71
        to accept what was printed: segue test --accept a/n.md
        FAILED c.md (2 cells, 1 failed)
        c.md:1: cell 1: crashed: its worker was ended by SIGSEGV
        c.md:5: cell 2: skipped: the run ended with the cell on line 1
        2 passed, 7 failed, 1 new, 3 skipped
        """)
  }

  @Test("TAP: a point a cell, and one for each thing wrong with a file that is no notebook")
  func tap() throws {
    let lines = try FailingSamples.lines(TAPReport()).components(separatedBy: "\n")
    #expect(
      lines.filter { !$0.hasPrefix("  ") } == [
        "TAP version 14", "ok 1 - a/n.md:3 cell 1 (fine)", "not ok 2 - a/n.md:19 cell 2 (mid)",
        "not ok 3 - a/n.md:28 cell 3", "ok 4 - a/n.md:31 cell 4, new",
        "ok 5 - a/n.md:35 cell 5 # SKIP needs a <finger> & \\#2", "not ok 6 - a/n.md:43 cell 6",
        "not ok 7 - a/n.md:52 cell 7", "ok 8 - a/n.md:55 cell 8", "not ok 9 - a/n.md:63 cell 9",
        "not ok 10 - a/n.md:71 cell 10 (slow)",
        "ok 11 - a/n.md:75 cell 11 # SKIP the run ended with the cell on line 71",
        "not ok 12 - c.md:1 cell 1",
        "ok 13 - c.md:5 cell 2 # SKIP the run ended with the cell on line 1",
        "not ok 14 - no.md cannot read no.md: not allowed",
        "not ok 15 - bad.md:3 this fence is never closed", "1..15",
        "# 2 passed, 7 failed, 1 new, 3 skipped",
      ])
    let start = try #require(lines.firstIndex(of: "not ok 2 - a/n.md:19 cell 2 (mid)"))
    #expect(
      lines[(start + 1)...(start + 10)] == [
        "  ---", "  message: \"output differs\"", "  status: differs", "  diff: |2", "        one",
        "      - two 0.8714", "      + two 0.8700",
        "        0.8714 vs 0.8700, off by 1.4e-3, tol 1e-4", "        three", "  ...",
      ])
  }

  @Test("TAP of nothing is a plan of none")
  func emptyTAP() {
    #expect(
      TAPReport().closing(TestSummary()) == ["TAP version 14", "1..0", "# 0 passed, 0 failed"])
  }

  @Test("JSON: an object a line, the counts last")
  func json() throws {
    let lines = try FailingSamples.lines(JSONReport()).components(separatedBy: "\n")
    let objects = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(
      objects.map { $0["status"] as? String } == [
        "pass", "differs", "stale", "new", "skipped", "no-error", "failed", "pass", "unsteady",
        "timeout", "skipped", "crashed", "skipped", "unusable", "unusable", nil,
      ])
    #expect(objects[1]["id"] as? String == "mid")
    #expect(objects[1]["line"] as? Int == 19 && objects[1]["cell"] as? Int == 2)
    #expect((objects[1]["diff"] as? [String])?[1] == "  - two 0.8714")
    #expect(objects[7]["after"] as? Int == 51)
    #expect(objects[14]["line"] as? Int == 3)
    #expect(
      lines.last
        == "{\"passed\":2,\"failed\":7,\"accepted\":0,\"new\":1,\"skipped\":3,\"exit\":3}")
  }

  @Test("GitHub: an error at each failure, a notice at what is new, in its own escapes")
  func github() throws {
    let lines = try FailingSamples.lines(GitHubReport()).components(separatedBy: "\n")
    #expect(lines.count == 10)
    #expect(
      lines[0]
        == "::error file=a/n.md,line=19,title=cell 2 (mid)%3A output differs::    one%0A"
        + "  - two 0.8714%0A  + two 0.8700%0A    0.8714 vs 0.8700, off by 1.4e-3, tol 1e-4%0A"
        + "    three")
    #expect(lines[2].hasPrefix("::notice file=a/n.md,line=31,title=cell 4%3A new%2C its output"))
    #expect(
      lines.last == "::error file=bad.md,line=3,title=no notebook::this fence is never closed")
    #expect(!lines.contains { $0.hasPrefix("::error") && $0.contains("line=3,title=cell 1 ") })
  }

  @Test("JUnit: XML that others read, with the counts that were told")
  func junit() throws {
    let text = try FailingSamples.lines(JUnitReport())
    let start = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="segue" tests="15" failures="5" errors="4" skipped="3">
        <testsuite name="a/n.md" tests="11" failures="5" errors="1" skipped="2">
          <testcase classname="a/n.md" name="cell 1 (fine)" file="a/n.md" line="3"/>
          <testcase classname="a/n.md" name="cell 2 (mid)" file="a/n.md" line="19">
            <failure message="output differs" type="differs">    one
      """
    #expect(text.hasPrefix(start))
    #expect(text.contains("<skipped message=\"needs a &lt;finger&gt; &amp; #2\"/>"))
    #expect(text.contains("type=\"failed\">    cell 1:1: error: no &lt;tag&gt;</failure>"))
    let reader = XMLCounter()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.counts == ["testcase": 15, "failure": 5, "error": 4, "skipped": 3])
  }
}

/// How many elements of each kind a text has.
private final class XMLCounter: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if !name.hasPrefix("testsuite") { counts[name, default: 0] += 1 }
  }
}
