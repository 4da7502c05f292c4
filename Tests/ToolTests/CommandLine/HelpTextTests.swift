import Testing

@testable import Tool

@Suite("Help")
struct HelpTextTests {
  @Test("it fits a screen of 24 lines of 80 cells", arguments: [nil] + CommandEntry.all)
  func size(_ entry: CommandEntry?) {
    let lines = (entry.map(HelpText.command) ?? HelpText.general()).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 24)
    for line in lines { #expect(line.count <= 80 && line.last != " ", "\(line)") }
  }

  @Test("every command and option is in it")
  func complete() {
    let general = HelpText.general()
    for entry in CommandEntry.all {
      #expect(general.contains("segue \(entry.name) \(entry.operands)"))
      for option in entry.options { #expect(HelpText.command(entry).contains("--\(option.name)")) }
    }
    for option in OptionEntry.atTop + OptionEntry.everywhere {
      #expect(general.contains("--\(option.name)"))
    }
  }
}
