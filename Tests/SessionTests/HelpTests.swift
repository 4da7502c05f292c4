import Script
import Session
import Testing
import Text

@MainActor
@Suite("Help, and what it promises")
struct HelpTests {
  @Test("every verb that help lists is in the table with a summary and an example that reads")
  func everyVerb() {
    let bench = Bench()
    for verb in Grammar.available.verbs {
      #expect(!verb.summary.isEmpty, "\(verb.name)")
      let card = bench.run("help \(verb.name)")
      #expect(card.hasPrefix("\(verb.name): "), "\(verb.name)")
      #expect(card.contains("for instance: \(verb.example)"), "\(verb.name)")
    }
  }

  @Test("nothing that help lists is refused as missing")
  func nothingMissing() {
    for verb in Grammar.available.verbs {
      let parsed = Parser(grammar: .available).parse(Source(name: "example", text: verb.example))
      // `at` stands inside `keyframes` only.
      if verb.name != "at" { #expect(parsed.diagnostics.isEmpty, "\(verb.example)") }
      let bench = Bench(
        "controller list; controller photo style custom; window list",
        "view card in list.view frame (0, 0, 9, 9)", "view ghost in list.view frame (0, 0, 9, 9)")
      // A screen is taken before there is a window.
      let error = (verb.name == "screen" ? Bench() : bench).error(verb.example)
      #expect(error?.contains("cannot do it yet") != true, "\(verb.example)")
    }
  }

  @Test("what the grammar has and the program has not is refused by name")
  func refused() {
    let bench = Bench("controller list; window list")
    for (source, name) in [
      ("play", "`play`"),
      ("show", "`show screen`"),
      ("show at 0s", "`at` of `show`"),
    ] {
      #expect(bench.error(source)?.hasPrefix(name) == true, "\(source)")
    }
  }

  @Test("help has every curve: what makes one, and what each name is")
  func curves() {
    let bench = Bench()
    let card = bench.run("help curves")
    for word in ["easeOut", "smooth", "material.sharp", "bezier()", "speedGraph()", "decay()"] {
      #expect(card.contains(" \(word)"), "\(word)")
    }
    for name in Grammar.available.curveNames {
      #expect(bench.run("help \(name)").hasPrefix("\(name): "), "\(name)")
    }
    #expect(bench.run("help material").contains("material.standard"))
  }

  @Test("where an operand is one of some words, help has them, as far as they go")
  func choices() {
    let bench = Bench()
    #expect(bench.run("help set").contains("\n    setting  {fps width height charset tol "))
    #expect(bench.run("help show").contains("{tree lanes}"))
  }

  @Test("a word that is a verb and a function has the help of both")
  func both() {
    let bench = Bench()
    #expect(bench.run("help keyframes").contains("\nkeyframes(times, values, mode = .linear): "))
    #expect(bench.run("help convert").contains("\nconvert(point, from, to): "))
  }

  @Test("help on a word from elsewhere has Segue's, a slip is answered with the nearest")
  func words() {
    let bench = Bench()
    #expect(bench.run("help wait").contains("run 0.2s"))
    #expect(bench.run("help spring").hasPrefix("spring("))
    #expect(bench.run("help animte").contains("did you mean `animate`?"))
    #expect(bench.run("help").contains("  present     "))
  }
}
