import Glibc
import Terminal

/// A question at the terminal that is answered by a letter and Return.
enum Question {
  enum Reply { case yes, no, all, quit }

  /// Asks until the answer is one of them. The end of the input, and Ctrl-C, quit.
  static func ask(_ text: String) -> Reply {
    while true {
      Output.standard.write(text)
      guard let line = readLine() else {
        Output.standard.line("")
        return .quit
      }
      switch line.first {
      case "y", "Y": return .yes
      case "n", "N": return .no
      case "a", "A": return .all
      case "q", "Q": return .quit
      default: continue
      }
    }
  }

  private static func readLine() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while !Interrupt.isSet {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}
