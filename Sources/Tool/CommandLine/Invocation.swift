import Chart
import Terminal

/// What a command line asks for.
struct Invocation: Equatable {
  enum Command: Equatable {
    /// A prompt where there is a terminal, else statements from standard input.
    case interact
    case statements([String])
    case run([String], showsProse: Bool)
    case test([String], TestOptions)
    /// Gives notebooks the header of jupytext.
    case export([String])
    /// Runs the notebook on standard input for `test`, in a process of its own; tells nothing of
    /// the first cells.
    case work(name: String, passedOver: Int)
    case sample(SampleRequest)
    case help(CommandEntry?)
    case version
  }

  var command = Command.interact
  var settings = Settings()
}

/// The options that every command has.
struct Settings: Equatable {
  var color = StreamStyle.Color.auto
  /// Cells; nil is as wide as the terminal, or as the notebook says.
  var width: Int?
  /// Rows of each box of a chart; nil is as its ticks ask for, or as the notebook says.
  var height: Int?
  var charset: Charset?
}
