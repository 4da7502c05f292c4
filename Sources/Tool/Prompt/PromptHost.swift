import Glibc
import Session
import Terminal
import Text

/// What a session at the prompt may ask of the world.
@MainActor
final class PromptHost: SessionHost {
  func read(_ path: String) throws -> String { throw Diagnostic("cannot read \(path)") }

  func save(_ record: SessionRecord, to path: String) throws {
    throw Diagnostic("cannot write \(path)")
  }

  var isInterrupted: Bool { Interrupt.isSet }
}

func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
