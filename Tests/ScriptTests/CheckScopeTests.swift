import Script
import Session
import Testing
import Text

@Suite("What a session knows")
struct SessionScopeTests {
  @Test("members so far are not all there may be")
  func members() {
    let photo = CheckScope.Entry(
      "photo", .object("controller"), members: [CheckScope.Entry("image", .object("view"))])
    func complaints(_ text: String) -> [String] {
      let source = Source(name: "line", text: text)
      let statements = Parser(grammar: .segue).parse(source).statements
      let checker = Checker(grammar: .segue, scope: CheckScope([photo]))
      return checker.check(statements, in: source).diagnostics.map(summary)
    }
    #expect(complaints("photo.later.alpha = 0") == [])
    #expect(
      complaints("photo.image.alpha = 1s") == [
        "1:21: `photo.image.alpha` wants a plain number, got a time"
      ])
    #expect(
      complaints("controller photo { }\nphoto.later.alpha = 0") == [
        "2:7: `photo` has no member `later`"
      ])
  }

  @Test("names of an open scope may stand for anything")
  func open() {
    let source = Source(name: "line", text: "anything.at(all)")
    let statements = Parser(grammar: .segue).parse(source).statements
    let checker = Checker(grammar: .segue, scope: CheckScope(isOpen: true))
    #expect(checker.check(statements, in: source).diagnostics.isEmpty)
  }
}

@Suite("What is known afterwards")
struct ScopeTests {
  @Test("names, kinds, members, and what may be set")
  func scope() throws {
    let source = Source(name: "line", text: knownNames)
    let scope = Checker(grammar: .segue).check(
      Parser(grammar: .segue).parse(source).statements, in: source
    ).scope
    #expect(
      scope.entries.keys == [
        "list", "photo", "card", "swipe", "limit", "fancy", "grow", "lift", "drag", "nav", "bar",
        "pager", "small", "half", "speed2",
      ])
    #expect(scope["photo"]?.type == .object("controller"))
    #expect(scope["photo"]?.members?.map(\.name) == ["image"])
    #expect(scope["pager"]?.type == .object("scroll"))
    #expect(scope["drag"]?.members?.map(\.name) == ["progress", "start"])
    #expect(scope["drag"]?.members?.map(\.isSettable) == [false, true])
    #expect(scope["grow"]?.members?.map(\.name) == ["helper"])
    #expect(scope["half"]?.parameters == ["x"])
    #expect(scope["limit"]?.isSettable == false)
    #expect(scope["speed2"]?.isSettable == true)
    #expect(!scope.isOpen)
  }
}
