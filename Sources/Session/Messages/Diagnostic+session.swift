import Text

/// What the verbs of looking and of the session refuse.
@MainActor
extension Diagnostic {
  static func curvesAndPaths(at place: Place) -> Diagnostic {
    Diagnostic(
      "curves and recorded values have no axis in common", at: place,
      hint: "`against progress` draws both over the part of their time")
  }

  static func nothingDrawn(_ path: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "nothing has been drawn yet that \(path) could hold", at: place,
      hint: "`plot` and `table` draw; a name that ends in .md saves the session")
  }

  static func nothingToSave(at place: Place) -> Diagnostic {
    Diagnostic(
      "there is nothing to save yet", at: place, hint: "accepted lines become cells; type some")
  }

  static func cannotOpen(_ path: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "cannot open \(path): unknown kind of file", at: place,
      hint: "a notebook ends in .md, a file of statements in .segue")
  }

  static func opensItself(at place: Place) -> Diagnostic {
    Diagnostic(
      "files open one another more than \(Bounds.openDepth) deep", at: place,
      hint: "does one of them open itself?")
  }

  static func cellFailed(_ number: Int, line: Int, of path: String, at place: Place) -> Diagnostic {
    Diagnostic(
      "cell \(number) of \(path) (line \(line)) failed; what was before it stands", at: place,
      hint: "`history` shows what is there, `undo` takes it back")
  }

  static func noSuchCell(_ number: Int, of count: Int, at place: Place) -> Diagnostic {
    let cells = count == 1 ? "there is 1" : "there are \(count)"
    return Diagnostic(
      count == 0 ? "there is no cell yet" : "there is no cell \(number): \(cells)", at: place,
      hint: count == 0 ? "accepted lines become cells" : "`history` shows them with their numbers")
  }

  static func editFailed(_ number: Int, at place: Place) -> Diagnostic {
    Diagnostic(
      "the new cell \(number) does not fit: everything is as it was", at: place,
      hint: "`edit \(number)` offers your text again")
  }

  static func noHelp(_ word: String, near topics: [String], at place: Place) -> Diagnostic {
    let near = nearest(to: word, in: topics)
    return Diagnostic(
      "no help on `\(word)`", at: place,
      hint: near.map { "did you mean `\($0)`?" } ?? "`help` lists what there is")
  }

  static func belongsAtThePrompt(_ verb: String, at place: Place) -> Diagnostic {
    Diagnostic("`\(verb)` belongs at the prompt, not inside a block or an opened file", at: place)
  }

  static func looksOnly(_ what: String, at place: Place) -> Diagnostic {
    Diagnostic("`\(what)` only looks: nothing can be changed in it", at: place)
  }
}
