import Notebook
import Session
import Testing
import Text
import UIKit

@testable import AppCode6
@testable import Tool

@MainActor
@Suite("Animators of an app, answered by their names")
struct AttachedAnimatorTests {
  private let attached = [
    AttachedAnimator(name: "Rise") { RiseAnimator() },
    AttachedAnimator(name: "Shared") { SharedElementAnimator() },
  ]

  private let text = """
    A class of the app comes up from below, linear in 0.2 s.

    ```segue
    controller list
    controller card style custom
    window list
    delegate d presented Rise
    attach d to card
    present card
    ```

    ```output
    t=0.000s  present card from list: started, ends by 0.200s. `run` plays it.
    ```

    ```segue
    run
    expect card.view.center.y ~= 852 within 0.01 at 0.1s
    expect "Rise.animateTransition" before "Rise.animationEnded(true)"
    expect problems == []
    ```

    ```output
    t=0.200s  present card: completed
    ok
    ok
    ok
    ```
    """

  @Test("a notebook answers a class by its name; its calls are traced under it")
  func notebook() throws {
    let notebook = try Notebook(name: "rise.md", text: text)
    let sessions = CellSessions(host: SandboxHost(animators: attached))
    let style = RenderStyle(header: notebook.header)
    let report = notebook.run(on: Platform.name) { sessions.result(of: $0, style) }
    #expect(report.passed == 2, "\(report)")
  }

  @Test("`reset` and `undo` keep the names; without the app they are unknown")
  func replay() {
    let session = Session(host: SandboxHost(animators: attached))
    for line in ["controller a", "reset", "delegate d presented Rise", "undo", "redo"] {
      #expect(session.run(Source(name: "line", text: line)).status == .ok, "\(line)")
    }
    let plain = Session(host: SandboxHost())
    let asked = """
      controller a; controller b style custom; window a
      delegate d presented Rise; attach d to b; present b
      """
    #expect(plain.run(Source(name: "line", text: asked)).status == .failed)
  }

  @Test("the command line hands them on")
  func commandLine() {
    #expect(Tool.run(["-c", "delegate d presented Shared"], attached) == .ok)
  }
}
