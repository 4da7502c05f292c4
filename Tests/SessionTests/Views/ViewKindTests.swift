import Testing

@testable import Session
@testable import UIKit

@MainActor
struct ViewKindTests {
  @Test("each kind is UIKit's class, and texts give labels and buttons their size")
  func kinds() {
    let bench = Bench(
      """
      controller page {
        view photo image frame (0, 0, 60, 40)
        view title label text "Hello"
        view send button text "Send" center (100, 100)
        view pager scroll frame (0, 200, 100, 100) content (300, 100) paging true
        view volume slider frame (0, 400, 200, 31)
      }
      """, "window page")
    let tree = bench.run("show tree")
    for line in [
      "page.photo: UIImageView (0, 0, 60, 40)", "page.title: UILabel", "page.send: UIButton",
      "page.pager: UIScrollView (0, 200, 100, 100)", "page.volume: UISlider (0, 400, 200, 31)",
    ] {
      #expect(tree.contains(line), "\(tree)")
    }
    // 5 characters of 8.5 points and a line of 20.4; 4 of 7.5 and a line of 18 with 12 around it.
    #expect(bench.run("page.title.size") == "(43, 21)")
    #expect(bench.run("page.send.size") == "(30, 30)")
    #expect(bench.run("page.send.center") == "(100, 100)")
    #expect(bench.run("page.pager.content") == "(300, 100)")
    #expect(bench.run("page.title.userInteraction") == "false")
  }

  @Test("texts, values and offsets are read and set")
  func members() {
    let bench = Bench(
      "controller page { view title label; view volume slider; view pager scroll frame (0, 0, 10, 10) content (90, 10) }",
      "window page", "page.title.text = \"one \\(1 + 1)\"", "page.volume.value = 0.25",
      "page.pager.offset = (20, 0)")
    #expect(bench.run("page.title.text") == "\"one 2\"")
    #expect(bench.run("page.volume.value") == "0.25")
    #expect(bench.run("page.pager.offset") == "(20, 0)")
    #expect(bench.run("page.pager.bounds") == "(20, 0, 10, 10)")
    bench.run("page.volume.value = 7")
    #expect(bench.run("page.volume.value") == "1")
    bench.run("page.pager.paging = true")
    #expect(bench.run("page.pager.paging") == "true")
    bench.run("page.pager.content = (20, 20)")
    #expect(bench.run("page.pager.contentSize") == "(20, 20)")
  }

  @Test("G0-10 an offset is recorded as the origin of the bounds, and animates")
  func recorded() {
    let bench = Bench(
      "controller page { view pager scroll frame (0, 0, 100, 100) content (900, 100) }",
      "window page", "run", "animate 1s curve linear { page.pager.offset = (100, 0) }", "run")
    #expect(bench.run("expect page.pager.offset.x ~= 25 within 0.001 at 0.25s") == "ok")
    #expect(bench.run("expect page.pager.offset.x == 100") == "ok")
  }

  @Test("layout and scroll run their blocks; a picture may move at half the speed of its page")
  func events() {
    let bench = Bench(
      """
      controller page {
        view pager scroll frame (0, 0, 393, 500) content (786, 500) paging true {
          view near image frame (0, 0, 393, 500) color teal
          on scroll { near.center.x = 196.5 + 0.5 * offset.x }
        }
        view box frame (0, 600, 10, 10) { on layout { note "laid out" } }
      }
      """, "window page", "run", "page.pager.offset = (196.5, 0)")
    #expect(bench.run("page.pager.near.center.x") == "294.75")
    #expect(bench.run("count(\"laid out\")") == "1")
    bench.run("page.box.size = (20, 20)")
    bench.run("run")
    #expect(bench.run("count(\"laid out\")") == "2")
  }

  @Test("what is of another kind is refused in words, and nothing is made")
  func refused() {
    let bench = Bench()
    #expect(bench.error("view a text \"x\"") == "`text` is of a label or a button")
    #expect(bench.error("view a label content (1, 1)") == "`content` is of a scroll view")
    #expect(bench.error("view a slider paging true") == "`paging` is of a scroll view")
    #expect(bench.error("view a slider { on tap { } }") == "`on tap` is of a button")
    #expect(bench.error("view a button { on scroll { } }") == "`on scroll` is of a scroll view")
    #expect(bench.error("a") != nil)
    bench.run("view a slider")
    #expect(bench.error("a.value = \"x\"") != nil)
    #expect(bench.error("a.offset") != nil)
    #expect(bench.error("a.text = \"x\"") != nil)
  }

  @Test("a value that is not recorded is not taken for what it was")
  func unrecorded() {
    let bench = Bench("controller page { view volume slider }", "window page", "run 0.1s")
    #expect(
      bench.error("expect page.volume.value == 0 at 0.05s")?.contains("is not recorded") == true)
  }

  @Test("a finger's touch reaches the blocks of buttons and sliders")
  func touches() throws {
    let bench = Bench(
      """
      controller page {
        view send button text "Send" { on tap { note "sent" } }
        view volume slider { on change { note "volume \\(value)" } }
      }
      """, "window page", "run")
    let window = try #require(
      bench.session.interpreter.stage.with { UIApplication.shared.windows.first })
    let button = try #require(window.subtree.compactMap { $0 as? UIButton }.first)
    let slider = try #require(window.subtree.compactMap { $0 as? UISlider }.first)
    button.tap()
    slider.drag(to: 0.5, isLast: true)
    #expect(bench.run("count(\"sent\")") == "1")
    #expect(bench.run("count(\"volume 0.5\")") == "1")
  }
}
