import CEditline

/// Ctrl-C as a flag: a running command asks for it, and nothing dies of it.
package enum Interrupt {
  /// From here on SIGINT sets the flag, however often it comes.
  package static func install() { ce_catch_interrupts() }

  package static var isSet: Bool { ce_is_interrupted() }

  package static func clear() { ce_clear_interrupt() }
}
