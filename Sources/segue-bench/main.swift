import Glibc

// Measures the laws and charts in this process, by its own time, and a built `segue` from outside,
// by wall time: `segue-bench PATH`.
guard let tool = CommandLine.arguments.dropFirst().first else {
  print("usage: segue-bench PATH-OF-SEGUE")
  exit(2)
}

func section(_ title: String, _ rows: () throws -> [String]) {
  print("\(title)")
  do {
    for row in try rows() { print(row) }
  } catch {
    print("failed: \(error)")
  }
  fflush(nil)
}

let bench = Bench(tool: tool)
section("laws of motion, each evaluation") { try LawBench.rows() }
section("views recorded for a second at 120 Hz") { StageBench.rows() }
section("charts") { try ChartBench().rows() }
section("plots of 100,803 frames, each, by the tool's own time") {
  ["plot list.view.alpha", "plot list.view.alpha * 2", "plot list.view.center"].map { line in
    bench.row("\(line)", bar: 100, runs: 3) { $0.plots(line) }
  }
}
section("the tool, whole processes") {
  [
    bench.row("prompt ready on a terminal", bar: 6, runs: 31) { $0.prompt() },
    bench.row("segue -c 'plot easeOut'", bar: 5, runs: 31) { $0.command("-c", "plot easeOut") },
    bench.row("segue --version", bar: 5, runs: 31) { $0.command("--version") },
    bench.row("1,000 trivial cells tested", bar: 500, runs: 5) { $0.cells(1000) },
    Bench.cram(1000),
  ]
}
