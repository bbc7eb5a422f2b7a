/// A list drawn by the system's curses library, to compare with.
///
/// It looks like `rowkit bench-list` and draws the rows in view after each key; curses then finds
/// what differs, as it is made for. Lines are ready to be written, and an insertion moves no rows, so
/// that a key costs little beside the work of curses.
struct CursesListCommand {
  private let curses: CursesLibrary
  private let size: (columns: Int, lines: Int)
  private let title: String

  /// The lines of the rows at the beginning, and of those inserted above them, the last one first.
  private let rows: [String]
  private var inserted: [String] = []

  private var top = 0
  private var cursor = 0

  /// The number of the row to insert next, as in `bench-list`.
  private var nextNumber = 999_999_999

  /// Runs the list until `q` is pressed, and returns the exit status.
  static func run(arguments: [String]) -> Int32 {
    guard let curses = CursesLibrary() else {
      print("rowkit-bench: no curses library is installed")
      return 69
    }
    var list = CursesListCommand(curses, rows: arguments.first.flatMap { Int($0) } ?? 100_000)
    list.draw()
    while list.take(curses.key()) { list.draw() }
    curses.finish()
    return 0
  }

  private init(_ curses: CursesLibrary, rows count: Int) {
    self.curses = curses
    rows = (0..<count).map(CursesListCommand.line)
    size = curses.begin()
    title = CursesListCommand.padded(
      "                        Bench List", to: size.columns)
    curses.define(pair: 1, foreground: 231, background: 26)
    curses.define(pair: 2, foreground: 247, background: 235)
  }

  private var height: Int { max(1, size.lines - 2) }

  private var count: Int { rows.count + inserted.count }

  /// Follows a key and returns `false` for `q`.
  private mutating func take(_ key: Int32) -> Bool {
    switch UInt8(truncatingIfNeeded: key) {
    case UInt8(ascii: "q"): return false
    case UInt8(ascii: "j"): move(by: 1)
    case UInt8(ascii: " "): move(by: height - 1)
    case UInt8(ascii: "G"): move(by: count)
    case UInt8(ascii: "g"): move(by: -count)
    case UInt8(ascii: "i"): insert()
    default: break
    }
    return true
  }

  /// Inserts a row above the others, which differs from each of them.
  private mutating func insert() {
    inserted.append(CursesListCommand.line(nextNumber))
    nextNumber -= 1
  }

  private static func line(_ number: Int) -> String {
    "  Item \(number)  value \(number)  status ok"
  }

  private func line(ofRow row: Int) -> String {
    if row < inserted.count { return inserted[inserted.count - 1 - row] }
    return row < count ? rows[row - inserted.count] : ""
  }

  private mutating func move(by distance: Int) {
    cursor = min(max(0, cursor + distance), count - 1)
    top = min(max(top, cursor - height + 1), cursor)
  }

  private func draw() {
    curses.write(title, line: 0, pair: 2)
    for line in 0..<height {
      let text = self.line(ofRow: top + line)
      if top + line == cursor {
        let marked = CursesListCommand.padded(">" + text.dropFirst(), to: size.columns)
        curses.write(marked, line: line + 1, pair: 1)
      } else {
        curses.write(text, line: line + 1)
      }
    }
    let place = "\(cursor + 1) of \(count)"
    let gap = String(repeating: " ", count: max(0, size.columns - place.utf8.count - 8))
    curses.write(" q quit" + gap + place, line: size.lines - 1, pair: 2)
    curses.refresh()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
