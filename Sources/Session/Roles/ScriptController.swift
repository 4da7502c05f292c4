import UIKit

/// A controller of the session whose events run `on` blocks.
@MainActor
protocol ScriptController: UIViewController {
  /// Runs the blocks of an event: `willAppear`, with `animated`.
  var handle: @MainActor (_ event: String, _ given: [(String, Value)]) -> Void { get set }
}
