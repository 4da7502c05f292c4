import Glibc
import Terminal
import Text

/// Hands a text to the user's editor: $VISUAL, else $EDITOR, else vi.
enum TextEditor {
  static func edited(_ text: String) throws -> String {
    let path = try temporary(text)
    defer { unlink(path) }
    let command = self.command
    // The words are the shell's to cut: an editor may have options. Ctrl-C is the editor's alone.
    let line = "trap : INT; " + command + " \"$1\""
    switch ChildProcess.run("/bin/sh", ["sh", "-c", line, "segue", path]) {
    case 0: break
    case 126, 127:
      throw Diagnostic(
        "cannot run the editor `\(command)`", hint: "$VISUAL or $EDITOR says which to run")
    case let code?:
      throw Diagnostic(
        "the editor ended with status \(code)", hint: "what was written there is dropped")
    case nil: throw Diagnostic("the editor was ended by a signal")
    }
    do {
      return try Files.readText(path)
    } catch {
      throw Diagnostic(error.message)
    }
  }

  private static var command: String {
    for name in ["VISUAL", "EDITOR"] {
      guard let value = getenv(name) else { continue }
      let command = String(cString: value)
      if command.contains(where: { !$0.isWhitespace }) { return command }
    }
    return "vi"
  }

  /// A new file that holds a text, for this user alone.
  private static func temporary(_ text: String) throws -> String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(folder)/segue-XXXXXX.segue".utf8CString)
    let descriptor = mkstemps(&name, 6)
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw Diagnostic(FileError("write", path, errno).message) }
    defer { close(descriptor) }
    if let code = Descriptor.writeAll(Array((text + "\n").utf8), to: descriptor) {
      unlink(path)
      throw Diagnostic(FileError("write", path, code.value).message)
    }
    return path
  }
}
