import CEditline

/// A command of ours among libedit's: its name for `bind`, what it does, its keys.
private struct Command {
  let name: String
  let help: String
  let keys: [String]
  let run: ce_command
}

/// Made each time: once a process.
private func commands() -> [Command] {
  [
    Command(
      name: "segue-enter", help: "Enter the line, or open a row if it is not whole",
      keys: ["^M", "^J"], run: { handle, _ in perform(handle) { $0.enter() } }),
    Command(
      name: "segue-open-row", help: "Open a row", keys: ["\\e^M", "\\e^J"],
      run: { handle, _ in perform(handle) { $0.openRow() } }),
    Command(
      name: "segue-complete", help: "Complete the word, or list what fits", keys: ["^I"],
      run: { handle, _ in perform(handle) { $0.completeWord() } }),
    Command(
      name: "segue-up", help: "Row above, or the entry before",
      keys: ["\\e[A", "\\eOA", "^P"], run: { handle, _ in perform(handle) { $0.up() } }),
    Command(
      name: "segue-down", help: "Row below, or the entry after",
      keys: ["\\e[B", "\\eOB", "^N"], run: { handle, _ in perform(handle) { $0.down() } }),
    Command(
      name: "segue-older-alike", help: "Entry before that begins like the line up to the cursor",
      keys: ["\\e[5~", "\\ep"], run: { handle, _ in perform(handle) { $0.older(isAlike: true) } }),
    Command(
      name: "segue-newer-alike", help: "Entry after that begins like the line up to the cursor",
      keys: ["\\e[6~", "\\en"], run: { handle, _ in perform(handle) { $0.newer() } }),
    Command(
      name: "segue-search", help: "Search the history", keys: ["^R"],
      run: { handle, _ in perform(handle) { $0.beginSearch() } }),
    Command(
      name: "segue-row-start", help: "To the start of the row",
      keys: ["^A", "\\e[H", "\\eOH", "\\e[1~"],
      run: { handle, _ in perform(handle) { $0.toStartOfRow() } }),
    Command(
      name: "segue-row-end", help: "To the end of the row",
      keys: ["^E", "\\e[F", "\\eOF", "\\e[4~"],
      run: { handle, _ in perform(handle) { $0.toEndOfRow() } }),
    Command(
      name: "segue-kill", help: "Cut to the end of the row, or what ends it", keys: ["^K"],
      run: { handle, _ in perform(handle) { $0.kill() } }),
    Command(
      name: "segue-undo", help: "Undo", keys: ["^_", "^X^U"],
      run: { handle, _ in perform(handle) { $0.undo() } }),
    Command(
      name: "segue-redo", help: "Redo", keys: ["\\e_"],
      run: { handle, _ in perform(handle) { $0.redo() } }),
    Command(
      name: "segue-paste", help: "Take what is pasted as it is", keys: ["\\e[200~"],
      run: { handle, _ in perform(handle) { $0.paste() } }),
    Command(
      name: "segue-apply", help: "Put the mended line in place", keys: ["\\201"],
      run: { handle, _ in perform(handle) { $0.apply() } }),
    Command(
      name: "segue-row-stretch", help: "To the end of the row, or over what ends it",
      keys: ["\\204"], run: { handle, _ in perform(handle) { $0.overEndOfRow() } }),
  ]
}

/// libedit's own commands: under keys that only the editor sends, and under some that it leaves
/// without a meaning.
private let builtins = [
  ("\\202", "ed-newline"), ("\\203", "em-set-mark"), ("\\205", "em-kill-region"),
  ("\\e[3~", "ed-delete-next-char"),
  ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
  ("\\e[1;3C", "em-next-word"), ("\\e[1;3D", "ed-prev-word"),
]

private func perform(
  _ handle: OpaquePointer?, _ body: @MainActor (LineEditor) -> Int32
) -> UInt8 {
  UInt8(truncatingIfNeeded: withEditor(handle, otherwise: CC_ERROR, body))
}

extension LineEditor {
  func bindKeys() {
    for command in commands() {
      ce_add_command(handle, wide(command.name) + [0], wide(command.help) + [0], command.run)
    }
    bindAll()
    // The user's own file comes last and wins; changing to vi there empties the maps.
    el_source(handle, nil)
    if ce_is_vi(handle) { bindAll() }
  }

  private func bindAll() {
    for command in commands() {
      for keys in command.keys { bind(keys, to: command.name) }
    }
    for (keys, name) in builtins { bind(keys, to: name) }
  }

  private func bind(_ keys: String, to command: String) {
    let isVi = ce_is_vi(handle)
    let isSequence = keys.hasPrefix("\\e")
    if !isVi || !isSequence { ce_bind(handle, wide(keys) + [0], wide(command) + [0]) }
    guard isVi else { return }
    // Escape alone leads to vi's commands, so what follows it in a sequence is bound there.
    let rest = isSequence ? String(keys.dropFirst(2)) : keys
    guard !isSequence || rest.hasPrefix("[") || rest.hasPrefix("O") else { return }
    ce_bind_alternative(handle, wide(rest) + [0], wide(command) + [0])
  }
}
