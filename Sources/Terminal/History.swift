import Glibc

/// The lines entered so far, in this session and before. The file is read when first asked for.
package final class History {
  /// How many entries are kept in mind.
  package static let limit = 10_000

  private let file: HistoryFile?
  private var loaded: [String]?
  /// What keeps entries from the file, to be said once.
  private var problem: String?
  private var isSaid = false

  /// A path to keep entries at, or nothing to keep them for the session.
  package init(path: String?) {
    file = path.map(HistoryFile.init)
    if path == nil { problem = Messages.historyWithoutHome }
  }

  /// Where entries are kept: XDG's folder for state. Paths there count only if absolute.
  package static func path(environment: (String) -> String?) -> String? {
    func folder(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    return state.map { $0 + "/segue/history" }
  }

  /// Oldest first.
  package var entries: [String] {
    if let loaded { return loaded }
    let entries = file?.read(last: Self.limit) ?? []
    loaded = entries
    return entries
  }

  /// Keeps an entry, on disk when this returns, so that it outlives whatever it starts.
  package func append(_ entry: String) {
    guard !entry.isEmpty else { return }
    // Read first: the file as it was before this session wrote to it, then what it wrote.
    var all = entries
    loaded = nil
    all.append(entry)
    if all.count > Self.limit { all.removeFirst() }
    loaded = all
    if let file, let reason = file.append(entry) {
      problem = Messages.historyUnwritable(file.path, reason)
    }
  }

  /// What keeps entries from the file; each session hears it once.
  package func takeProblem() -> String? {
    guard !isSaid, let problem else { return nil }
    isSaid = true
    return problem
  }
}
