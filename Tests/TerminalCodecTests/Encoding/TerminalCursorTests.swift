import CharacterScreen
import Testing

@testable import TerminalCodec

/// The motions of the terminal's cursor beside margins, at which relative ones stop.
struct TerminalCursorTests {
  @Test func `every motion arrives, whatever the margins are`() {
    let size = ScreenSize(width: 6, height: 6)
    let positions = (0..<size.height).flatMap { line in [0, 3].map { (line, $0) } }
    for margins in Self.margins(within: size.height) {
      for from in positions {
        for to in positions where from != to { move(from, to, margins, size) }
      }
    }
  }

  private static func margins(within height: Int) -> [Range<Int>?] {
    let regions = (0..<height - 1).flatMap { first in (first + 2...height).map { first..<$0 } }
    return [nil] + regions
  }

  private func move(
    _ from: (Int, Int), _ to: (Int, Int), _ margins: Range<Int>?, _ size: ScreenSize
  ) {
    var terminal = TestTerminal(size)
    terminal.region = margins ?? 0..<size.height
    (terminal.line, terminal.column) = from
    terminal.cells[0].text = "x"
    var cursor = TerminalCursor()
    cursor.margins = margins
    (cursor.line, cursor.column) = from
    var bytes: [UInt8] = []
    cursor.move(toLine: to.0, column: to.1, &bytes)
    terminal.feed(bytes)
    #expect((terminal.line, terminal.column) == to, "\(from) to \(to) in \(margins as Any)")
    #expect(terminal.cells[0].text == "x", "nothing scrolls")
  }
}
