import Script
import Testing

@Suite("A table that breaks its rules is told so")
struct GrammarCheckTests {
  private func problems(_ verbs: VerbSignature...) -> [String] {
    Grammar(
      verbs: verbs, values: [], colors: [], functions: [], members: [], words: [], synonyms: []
    ).problems
  }

  private func verb(
    _ operands: [String] = [], options: [String] = [], either: [[String]] = [],
    block: BlockSignature? = nil, blockOnlyIf: (name: String, word: String?)? = nil,
    standing: VerbSignature.Standing = .anywhere, summary: String = "Does it.",
    example: String = "go"
  ) -> VerbSignature {
    VerbSignature(
      "go", .build, summary, operands: operands, options: options, either: either, block: block,
      blockOnlyIf: blockOnlyIf, standing: standing, example: example)
  }

  @Test("a sound row")
  func sound() {
    #expect(
      problems(
        verb(
          ["to: time", "how?: word(fast|slow)"], options: ["by: time"], example: "go 1s fast by 2s")
      ) == [])
  }

  @Test("no option bears a word of the operands, or is `then` or `else`")
  func words() {
    #expect(
      problems(verb(["how?: word(fast|slow)"], options: ["slow: time"]))
        == ["`go`: `slow` is an operand's word too"])
    #expect(problems(verb(options: ["then: time"])) == ["`go`: `then` is no option"])
    #expect(problems(verb(options: ["else: time"])) == ["`go`: `else` is no option"])
  }

  @Test("optional operands, lists and texts come last")
  func order() {
    #expect(
      problems(verb(["a?: time", "b: time"], example: "go 1s 2s"))
        == ["`go`: `b` is needed behind what may be left out"])
    #expect(
      problems(verb(["a: time ...", "b?: time"], example: "go 1s"))
        == ["`go`: `a` takes what follows it"])
    #expect(
      problems(verb(["a: text", "b: time"], example: "go x 1s"))
        == ["`go`: `a` takes what follows it"])
  }

  @Test("each row has an example that parses, of its own verb")
  func examples() {
    #expect(
      problems(verb(["a: time"]))
        == ["`go`: its example is wrong: `go` needs a time"])
    #expect(problems(verb(example: "x = 1")) == ["`go`: its example is of something else"])
    #expect(problems(verb(example: "")) == ["`go`: its example is of something else"])
  }

  @Test("names are names, and stand once")
  func names() {
    #expect(problems(verb(), verb()).first == "two verbs are called `go`")
    #expect(problems(verb(options: ["a: time", "a: time"])) == ["`go`: `a` stands twice"])
    #expect(problems(verb(options: ["a time"])) == ["`go`: `a time` is no parameter"])
    #expect(problems(verb(summary: "")) == ["`go`: no summary"])
    #expect(
      problems(verb(block: .handlers(on: ["began", "began(x)"]))) == ["`go`: `began` is two events"]
    )
  }

  @Test("alternatives and conditions name what there is")
  func references() {
    #expect(
      problems(verb(options: ["a: flag"], either: [["a"], ["b"]], example: "go a"))
        == ["`go`: `b` is one of nothing"])
    let condition = (name: "how", word: Optional("never"))
    #expect(
      problems(verb(["how: word(on|off)"], block: .now(), blockOnlyIf: condition, example: "go on"))
        == ["`go`: its block waits for what it does not have"])
    #expect(
      problems(verb(standing: .inside("nothing")))
        .contains("`go`: it stands in `nothing`, which has no block"))
  }
}
