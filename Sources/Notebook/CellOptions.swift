import Text

/// What the attributes of a cell and of its output ask for. Where both fences have one, the output's
/// counts.
package struct CellOptions: Sendable, Equatable {
  package var id: String?
  package var tags: [String] = []
  package var tolerance: Double?
  /// Why the cell is not run.
  package var skip: String?
  /// The system it is meant for: `linux` or `macos`.
  package var system: String?
  /// The cell must fail, with the output that is stored.
  package var expectsError = false
  /// When this cell fails, what follows is not run.
  package var stops = false
  /// The name of the session it runs in; nil is the file's own.
  package var environment: String?
  /// Seconds of wall time.
  package var timeout: Double?
  /// The part of a chart's cells that may differ, 0.02 for 2 %.
  package var cells: Double?

  package init() {}
}

extension CellOptions {
  static let names = [
    "id", "tags", "tol", "timeout", "skip", "if", "expect", "env", "cells", "stop",
  ]

  /// Takes the attributes of a fence on; answers what is wrong with them.
  mutating func take(_ attributes: Attributes, line: Int) -> [Fault] {
    var faults: [Fault] = []
    for entry in attributes.entries where !set(entry.name, entry.value) {
      faults.append(.attributeValue(entry.name, entry.value, line: line))
    }
    for entry in attributes.entries where !CellOptions.names.contains(entry.name) {
      // Notebooks of other tools carry names of their own, which are left alone.
      guard let meant = nearest(to: entry.name, in: CellOptions.names, within: 1) else { continue }
      faults.append(.attributeName(entry.name, meant, line: line))
    }
    if !attributes.rest.isEmpty { faults.append(.attributeSyntax(attributes.rest, line: line)) }
    return faults
  }

  /// False when the value cannot be what the name wants.
  private mutating func set(_ name: String, _ value: String) -> Bool {
    switch name {
    case "id": id = value
    case "tags": tags = value.split { $0.isWhitespace || $0 == "," }.map(String.init)
    case "env": environment = value
    case "skip": skip = value
    case "if":
      system = value
      return ["linux", "macos"].contains(value)
    case "expect":
      expectsError = value == "error"
      return expectsError
    case "stop":
      stops = value == "true"
      return stops || value == "false"
    case "tol": return read(value, into: \.tolerance, Tolerance.number)
    case "timeout": return read(value, into: \.timeout, seconds)
    case "cells": return read(value, into: \.cells, percentage)
    default: break
    }
    return true
  }

  private mutating func read(
    _ text: String, into path: WritableKeyPath<CellOptions, Double?>, _ reader: (String) -> Double?
  ) -> Bool {
    self[keyPath: path] = reader(text)
    return self[keyPath: path] != nil
  }
}

private func seconds(_ text: String) -> Double? {
  if text.hasSuffix("ms") { return Tolerance.number(String(text.dropLast(2))).map { $0 / 1000 } }
  return Tolerance.number(text.hasSuffix("s") ? String(text.dropLast()) : text)
}

private func percentage(_ text: String) -> Double? {
  guard text.hasSuffix("%") else { return nil }
  return Tolerance.number(String(text.dropLast())).map { $0 / 100 }
}
