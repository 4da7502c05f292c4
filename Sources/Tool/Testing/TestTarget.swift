import Notebook
import Text

/// A file to be tested, or what stands in its way.
struct TestTarget: Equatable {
  let file: String
  /// The cells that are asked for, by id or number; nil is all of them.
  var names: [String]?
  /// Why there is none.
  var refusal: String?
  /// It was found in a folder: without cells it is no notebook, and no mistake.
  var isFound = false

  /// What paths stand for, in their order, each file once. `FILE#id` is a cell of a file.
  static func all(at paths: [String]) -> [TestTarget] {
    var targets = OrderedMap<String, TestTarget>()
    for target in paths.flatMap(find) {
      targets[target.file] = targets[target.file].map { $0.joined(with: target) } ?? target
    }
    return targets.values
  }

  private static func find(_ path: String) -> [TestTarget] {
    if Files.mode(path) == nil, let mark = path.lastIndex(of: "#"), mark > path.startIndex {
      let name = String(path[path.index(after: mark)...])
      return [TestTarget(file: String(path[..<mark]), names: [name])]
    }
    do throws(FileError) {
      let files = try NotebookFinder.files(at: path)
      if files.isEmpty { throw FileError("test", path, because: FileError.noNotebooks) }
      return files.map { TestTarget(file: $0, isFound: path != $0) }
    } catch {
      return [TestTarget(file: path, refusal: error.message)]
    }
  }

  private func joined(with other: TestTarget) -> TestTarget {
    var result = self
    result.isFound = isFound && other.isFound
    if let mine = names, let its = other.names {
      result.names = mine + its
    } else {
      result.names = nil
    }
    return result
  }
}

extension TestTarget {
  /// Reads the file; which of its cells are wanted by the command line and the filter.
  func read(filter: String?) throws -> (Notebook, CellSelection) {
    if let refusal { throw FileError(refusal) }
    let notebook = try Notebook(name: file, bytes: try Files.read(file))
    if notebook.cells.isEmpty, !isFound {
      throw FileError("test", file, because: FileError.noCells)
    }
    for name in names ?? [] where !notebook.cells.contains(where: { $0.isNamed(name) }) {
      throw FileError(TestMessages.noCell(name, in: notebook))
    }
    if names == nil, filter == nil, !notebook.cells.isEmpty { return (notebook, .all) }
    let selection = CellSelection(of: notebook) { cell in
      let isNamed = names?.contains(where: cell.isNamed) ?? true
      return isNamed && (filter.map { cell.fits($0, in: file) } ?? true)
    }
    return (notebook, selection)
  }
}

extension Cell {
  fileprivate func isNamed(_ name: String) -> Bool { options.id == name || "\(index + 1)" == name }

  /// Whether a text stands in `FILE#id`, or is one of its tags.
  fileprivate func fits(_ filter: String, in file: String) -> Bool {
    "\(file)#\(name)".contains(filter) || options.tags.contains(filter)
  }
}
