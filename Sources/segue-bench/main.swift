import Glibc

// Measures a built `segue` from outside: `segue-bench PATH`. Times are medians of wall time.
guard let tool = CommandLine.arguments.dropFirst().first else {
  print("usage: segue-bench PATH-OF-SEGUE")
  exit(2)
}
let bench = Bench(tool: tool)
let rows = [
  bench.row("prompt ready on a terminal", bar: 6, runs: 31) { $0.prompt() },
  bench.row("segue -c 'plot easeOut'", bar: 5, runs: 31) { $0.command("-c", "plot easeOut") },
  bench.row("segue --version", bar: 5, runs: 31) { $0.command("--version") },
  bench.row("1,000 trivial cells tested", bar: 1000, runs: 5) { $0.cells(1000) },
]
for row in rows { print(row) }
