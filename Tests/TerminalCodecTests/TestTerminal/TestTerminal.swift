@testable import CharacterScreen
@testable import TerminalCodec

/// A small terminal: it takes bytes and has a grid, as a real one would.
///
/// It is strict: unknown input counts as a problem.
struct TestTerminal {
  /// The contents of a column.
  struct Cell: Equatable {
    var text = " "
    var style = ResolvedStyle.standard
    var width = 1
  }

  let size: ScreenSize
  var cells: [Cell]
  var line = 0
  var column = 0
  var pen = ResolvedStyle.standard
  var region: Range<Int>
  var isCursorVisible = true
  var modes: Set<Int> = [7, 25]
  var problems: [String] = []
  var pending: [UInt8] = []

  /// Whether erasing fills with the selected background.
  var erasesWithBackground = true

  /// Whether text behind the last column goes on in the next line.
  var wrapsLines = false

  /// Whether the next character wraps.
  private var isBehindLine = false

  /// Returns the width of a cluster in columns.
  var width: @Sendable (Character) -> Int = TestWidth.agreed

  init(_ size: ScreenSize) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.width * size.height)
    region = 0..<size.height
  }

  /// The text of a line, without blanks at its end.
  func text(line: Int) -> String {
    var text = cells[line * size.width..<(line + 1) * size.width].map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Processes bytes that end at the end of a sequence.
  mutating func feed(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x20 { isBehindLine = false }
      switch bytes[index] {
      case 0x1B: index = takeEscape(bytes, index + 1)
      case 0x0D: (column, index) = (0, index + 1)
      case 0x0A:
        lineFeed()
        index += 1
      case 0x08: (column, index) = (max(0, column - 1), index + 1)
      // Letters rather than characters for drawing lines.
      case 0x0F: index += 1
      case 0x00..<0x20:
        problems.append("control byte \(bytes[index])")
        index += 1
      default:
        let end = bytes[index...].firstIndex { $0 < 0x20 } ?? bytes.count
        for character in String(decoding: bytes[index..<end], as: UTF8.self) { write(character) }
        index = end
      }
    }
  }

  mutating func lineFeed() {
    if line == region.upperBound - 1 { scroll(1) } else { line = min(line + 1, size.height - 1) }
  }

  /// Scrolls the lines of the region up, or down if the count is negative.
  mutating func scroll(_ count: Int) {
    var blank = Cell()
    if erasesWithBackground { blank.style.background = pen.background }
    var rows = region.map { Array(cells[$0 * size.width..<($0 + 1) * size.width]) }
    let empty = Array(repeating: blank, count: size.width)
    for _ in 0..<min(abs(count), rows.count) {
      if count > 0 {
        rows.removeFirst()
        rows.append(empty)
      } else {
        rows.removeLast()
        rows.insert(empty, at: 0)
      }
    }
    cells.replaceSubrange(
      region.lowerBound * size.width..<region.upperBound * size.width, with: rows.joined())
  }

  /// Erases columns of the cursor's line.
  mutating func erase(_ columns: Range<Int>, line: Int) {
    var blank = Cell()
    if erasesWithBackground { blank.style.background = pen.background }
    breakWide(columns.lowerBound, line)
    breakWide(columns.upperBound, line)
    for column in columns { cells[line * size.width + column] = blank }
  }

  private mutating func write(_ character: Character) {
    if isBehindLine {
      lineFeed()
      column = 0
    }
    let start = column
    let width = min(width(character), size.width - start)
    breakWide(start, line)
    breakWide(start + width, line)
    for offset in 0..<width {
      cells[line * size.width + start + offset] = Cell(
        text: offset == 0 ? String(character) : "", style: pen, width: offset == 0 ? width : 0)
    }
    isBehindLine = wrapsLines && start + width == size.width
    column = min(start + width, size.width - 1)
  }

  /// Replaces a wide cluster by spaces if it is cut before a column.
  private mutating func breakWide(_ column: Int, _ line: Int) {
    guard column > 0, column < size.width, cells[line * size.width + column].width == 0 else {
      return
    }
    var lead = column
    while lead > 0, cells[line * size.width + lead].width == 0 { lead -= 1 }
    var end = column
    while end < size.width, cells[line * size.width + end].width == 0 { end += 1 }
    for column in lead..<end {
      cells[line * size.width + column].text = " "
      cells[line * size.width + column].width = 1
    }
  }
}
