import RowKit
import TestTraits
import Testing

@testable import RowKitTerminal

@Suite(.runsPrograms) struct TerminalSizeTests {
  @Test(arguments: [
    (100, 40, [:], "100x40"),
    (0, 0, [:], "80x24"),
    (0, 0, ["COLUMNS": "61", "LINES": "17"], "61x17"),
    (100, 0, ["COLUMNS": "61", "LINES": "17"], "100x17"),
    (0, 0, ["COLUMNS": "-3", "LINES": "many"], "80x24"),
    (1, 1, [:], "1x1"),
    (500, 200, [:], "500x200"),
    (65535, 65535, [:], "1000x1000"),
  ])
  func `a size unknown to the terminal comes from the environment or the default`(
    columns: Int, lines: Int, environment: [String: String], size: String
  ) {
    let found = TerminalSize.resolve(columns: columns, lines: lines, environment: environment)
    #expect(found.description == size)
  }

  @Test func `the size is that of the window`() throws {
    let terminal = try PseudoTerminal()
    terminal.resize(columns: 132, lines: 43)
    let size = TerminalSize.of(terminal.program, environment: [:])
    #expect(size == ScreenSize(width: 132, height: 43))
  }
}
