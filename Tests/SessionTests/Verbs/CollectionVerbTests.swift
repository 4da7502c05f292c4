import Session
import Testing
import Text

/// Layouts and collections at the prompt.
@MainActor
@Suite("layout and collection")
struct CollectionVerbTests {
  private func grid(_ items: Int = 12) -> Bench {
    Bench(
      """
      layout tiles grid columns 3 spacing 3
      collection grid layout tiles items \(items)
      window grid
      run
      """)
  }

  @Test("the cells of a grid fill the width: (393 - 2 x 3) / 3 = 129 points")
  func squares() {
    let bench = grid()
    #expect(bench.run("grid.cells[4]") == "view grid.cells[4] (132, 132, 129, 129)")
    #expect(bench.run("grid.cells.count") == "12")
    #expect(bench.run("grid.layout") == "layout tiles")
    #expect(bench.run("grid") == "controller grid")
    #expect(
      bench.run("convert(grid.cells[4].bounds, from: grid.cells[4], to: window)")
        == "(132, 132, 129, 129)")
    #expect(bench.run("problems") == "[]")
    #expect(bench.run("warnings") == "[]")
  }

  @Test("flow, stack and the way they scroll")
  func kinds() {
    let bench = grid()
    bench.run("grid.layout = tiles")
    func place(_ layout: String, _ item: Int) -> String {
      bench.run("layout other \(layout)")
      bench.run("grid.layout = other")
      return bench.run("grid.cells[\(item)].frame")
    }
    // 393 - 3 x 100 leaves 93 for two distances.
    #expect(place("flow item (100, 80)", 4) == "(146.5, 90, 100, 80)")
    #expect(place("flow", 0) == "(0, 0, 50, 50)")
    #expect(place("stack spacing 4 inset 10", 2) == "(10, 106, 373, 44)")
    #expect(place("stack item (93, 40) spacing 0", 1) == "(150, 40, 93, 40)")
    // Two squares of (852 - 12) / 2 high fill a column.
    #expect(place("grid columns 2 spacing 12 direction horizontal", 1) == "(0, 432, 420, 420)")
  }

  @Test("another layout puts the cells in other places at once; one is of as many as want it")
  func change() {
    let bench = grid()
    bench.run("layout wide grid columns 2 spacing 0")
    #expect(bench.run("grid.layout = wide") == "")
    #expect(bench.run("grid.cells[3].frame") == "(196.5, 196.5, 196.5, 196.5)")
    #expect(bench.run("grid.layout == wide") == "true")
    bench.run("collection second layout wide items 3")
    #expect(bench.run("second.layout == grid.layout") == "true")
    bench.run("grid.layout = tiles")
    bench.run("undo")
    #expect(bench.run("grid.layout == wide") == "true")
  }

  @Test("cells are there for what is seen; the offset scrolls, and is recorded")
  func scrolling() {
    let bench = grid(300)
    bench.run("let start = grid.offset")
    bench.run("run 0.1s")
    #expect(bench.run("grid.cells[40]") == "none")
    #expect(
      bench.error("grid.cells[40].frame")
        == "`grid.cells[40]` is none here: it has no `frame`")
    #expect(bench.error("grid.cells[300]") == "no element 300: the list has 0...299")
    bench.run("grid.offset = (0, 1320)")
    #expect(bench.run("grid.cells[40]") == "view grid.cells[40] (132, 1716, 129, 129)")
    #expect(bench.run("grid.cells[0]") == "none")
    #expect(bench.run("grid.offset") == "(0, 1320)")
    #expect(bench.run("expect grid.offset == start at 0.05s") == "ok")
    #expect(bench.run("grid.content") == "(393, 13197)")
  }

  @Test("it is a controller: pushed, heard, with views of its own")
  func controller() {
    let bench = Bench(
      """
      layout tiles grid columns 3 spacing 3
      controller list
      collection grid layout tiles items 12 color teal {
        view badge frame (0, 0, 10, 10) color red
        on willAppear { note "seen" }
      }
      navigation nav root list
      window nav
      run
      push grid
      run
      """)
    #expect(bench.run("nav.top == grid") == "true")
    #expect(bench.run("when(\"note seen\")") == "0s")
    #expect(bench.run("grid.badge.superview == grid.view") == "true")
    #expect(bench.run("grid.view.color") == "#008080")
    #expect(bench.run("problems") == "[]")
  }

  @Test("what makes no layout and no collection says what would")
  func refused() {
    let bench = grid()
    let cases = [
      "layout a grid": "a grid wants to know how many cells stand in a line",
      "layout a grid columns 0": "`columns` of `layout` takes 1 to 1000",
      "layout a stack columns 2": "`columns` is of a grid, and this is a stack",
      "layout a flow spacing -1": "`spacing` of `layout` takes 0 to 100000 points",
      "layout a flow item (-1, 5)": "`item` of `layout` takes sides of 0 to 100000 points",
      "layout a grid columns 2 item (5, 5)":
        "the cells of a grid are squares that fill the line: `item` is of a flow or a stack",
      "collection c layout tiles items -1": "`items` of `collection` takes 0 to 100000",
      "collection c layout tiles items 1000000": "`items` of `collection` takes 0 to 100000",
    ]
    for (line, message) in cases.sorted(by: { $0.key < $1.key }) {
      #expect(bench.error(line) == message)
    }
    #expect(bench.error("collection c layout grid items 3") != nil)
    #expect(bench.error("grid.layout = 4") == "`grid.layout` wants a layout, got a plain number")
    #expect(bench.error("grid.cells = []") != nil)
    #expect(bench.run("grid.cells[4].frame") == "(132, 132, 129, 129)")
  }

  @Test("what a collection cannot do yet is refused by name, and changes nothing")
  func notYet() {
    let bench = grid()
    bench.run("layout wide grid columns 2")
    let later = "part of the language, but this version cannot do it yet"
    let cases = [
      ("animate 0.4s { grid.layout = wide }", "an animated change of layout"),
      ("start grid to wide", "`to` of `start`"), ("update grid 0.5", "`update` of a collection"),
      ("finish grid", "`finish` of a collection"), ("grid.progress", "`progress` of a collection"),
      (
        "collection c layout tiles items 3 layoutToLayout true",
        "`layoutToLayout` of `collection`"
      ),
    ]
    for (line, what) in cases { #expect(bench.error(line) == "\(what) is \(later)") }
    #expect(bench.run("grid.layout == tiles") == "true")
    #expect(!bench.run("suggest \"grid.\"").contains("progress"))
    #expect(bench.run("suggest \"grid.\"").contains("cells"))
  }

  @Test("a photo flies out of its cell along a push")
  func zoom() {
    let bench = Bench(
      """
      layout tiles grid columns 3 spacing 3
      collection grid layout tiles items 12
      controller photo color black {
        view image image frame (0, 230, 393, 393) color teal
      }
      navigation nav root grid
      window nav
      run
      let cell = grid.cells[4]
      let thumb = convert(cell.bounds, from: cell, to: window)
      let full = photo.image.frame
      animator zoomIn duration 0.3s {
        add to.view
        to.view.alpha = 0
        photo.image.hidden = true
        view flying image in container frame thumb color teal clips true
        animate duration { flying.frame = full; to.view.alpha = 1 } then {
          remove flying
          photo.image.hidden = false
          complete
        }
      }
      delegate zoom pushed zoomIn
      nav.delegate = zoom
      push photo
      run
      """)
    for line in [
      "expect zoomIn.flying.center ~= (thumb.center + full.center) / 2 within 0.5 at 0.15s",
      // Half way from 129 to 393.
      "expect zoomIn.flying.size.width ~= 261 within 0.5 at 0.15s",
      "expect nav.top == photo",
      "expect \"grid.viewWillDisappear\" before \"photo.viewWillAppear\"",
      "expect problems == []",
    ] {
      #expect(bench.run(line) == "ok")
    }
  }

  @Test("a tap on a cell is heard by its number")
  func select() {
    let bench = Bench(
      """
      layout tiles grid columns 3 spacing 3
      var chosen = none
      collection grid layout tiles items 12 { on select { chosen = index } }
      window grid
      run
      tap grid.cells[4]
      run
      """)
    #expect(bench.run("chosen") == "4")
  }
}
