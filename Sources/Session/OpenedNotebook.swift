/// A notebook as `open` takes it in.
package struct OpenedNotebook: Sendable {
  package enum Part: Sendable {
    /// Text between cells, as it stands in the file.
    case prose(String)
    case cell(any OpenedCell)
  }

  /// The lines before the first part that say how the file is run, as they stand there.
  package let frontMatter: String
  package let parts: [Part]

  package init(frontMatter: String, parts: [Part]) {
    self.frontMatter = frontMatter
    self.parts = parts
  }
}

/// A cell of a file, kept so that `save` can write what the file says about it. One that is not run,
/// or that is there to show an error, is saved as it stands.
package protocol OpenedCell: Sendable {
  var code: String { get }
  /// Where its fence opens in the file, from 1.
  var line: Int { get }
  /// It and its output as they stand in the file.
  var markdown: String { get }
  /// Why it does not run in a session that opens the file, if it does not.
  var reasonToSkip: String? { get }
  /// It is there to show an error.
  var expectsError: Bool { get }
  /// Whether answers are what is stored with it.
  @MainActor func stores(_ answers: [Answer]) -> Bool
}
