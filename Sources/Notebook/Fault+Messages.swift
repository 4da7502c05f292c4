import Text

/// Every sentence about a file that is no notebook.
extension Fault {
  static func notText(line: Int) -> Fault {
    Fault("not UTF-8 text", line: line, hint: "save the file as UTF-8")
  }

  static func unclosed(_ fence: Fence) -> Fault {
    let mark = String(repeating: Character(Unicode.Scalar(fence.marker)), count: fence.length)
    return Fault(
      "this fence is never closed", line: fence.opening, hint: "close it with a line of \(mark)")
  }

  static func outputWithoutCell(line: Int) -> Fault {
    Fault(
      "an output without a cell", line: line,
      hint: "an `output` fence stands right after a `segue` fence, with only blank lines between")
  }

  static let unclosedHeader = Fault(
    "this header is never closed", line: 0, hint: "close it with a line of ---")

  static func headerKey(_ key: String, line: Int) -> Fault {
    let known = ["charset", "format", "height", "tol", "width"]
    return Fault(
      "unknown key `\(key)` under `segue:`", line: line,
      hint: nearest(to: key, in: known).map { "did you mean `\($0)`?" }
        ?? "known are \(known.joined(separator: ", "))")
  }

  static func headerValue(_ key: String, _ value: String, line: Int) -> Fault {
    let wanted =
      switch key {
      case "width": "a whole number of cells from 1 to 1000"
      case "height": "a whole number of rows from 1 to 100"
      case "charset": "one of \(Header.charsets.joined(separator: ", "))"
      case "tol": "a number that is not negative, for instance 1e-6"
      default: "1, the only format there is"
      }
    return Fault("`\(key)` wants \(wanted), got `\(value)`", line: line)
  }

  static func foreignJupyter(line: Int) -> Fault {
    Fault(
      "the header has a `jupyter:` block of its own", line: line,
      hint: "add `custom_language_magics: segue` and `notebook_metadata_filter: segue` under its"
        + " `jupytext:`")
  }

  static func headerLine(_ text: String, line: Int) -> Fault {
    Fault("`\(text)` is no `key: value`", line: line)
  }

  static func attributeSyntax(_ text: String, line: Int) -> Fault {
    Fault(
      "cannot read the attributes from `\(text)` on", line: line,
      hint: "write them as `key=\"value\"`")
  }

  static func attributeName(_ name: String, _ meant: String, line: Int) -> Fault {
    Fault("unknown attribute `\(name)`", line: line, hint: "did you mean `\(meant)`?")
  }

  static func attributeValue(_ name: String, _ value: String, line: Int) -> Fault {
    let wanted =
      switch name {
      case "tol": "a number that is not negative, for instance \"1e-3\""
      case "expect": "\"error\""
      case "cells": "a percentage, for instance \"2%\""
      case "timeout": "a time, for instance \"2s\""
      case "stop": "\"true\""
      case "if": "\"linux\" or \"macos\""
      case "skip": "a reason"
      default: "a value"
      }
    return Fault("`\(name)` wants \(wanted), got \"\(value)\"", line: line)
  }

  static func repeatedID(_ id: String, first: Int, line: Int) -> Fault {
    Fault("the id `\(id)` is taken by the cell on line \(first + 1)", line: line)
  }
}
