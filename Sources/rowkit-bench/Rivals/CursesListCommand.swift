/// A list drawn by the system's curses library, to compare with.
///
/// It looks like `rowkit bench-list` and draws the rows in view after each key; curses then finds
/// what differs, as it is made for.
struct CursesListCommand {
  private let curses: CursesLibrary
  private let size: (columns: Int, lines: Int)
  private var rows: [String]
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
    rows = (0..<count).map(CursesListCommand.row)
    size = curses.begin()
    curses.define(pair: 1, foreground: 231, background: 26)
    curses.define(pair: 2, foreground: 247, background: 235)
  }

  private var height: Int { max(1, size.lines - 2) }

  /// Follows a key and returns `false` for `q`.
  private mutating func take(_ key: Int32) -> Bool {
    switch UInt8(truncatingIfNeeded: key) {
    case UInt8(ascii: "q"): return false
    case UInt8(ascii: "j"): move(by: 1)
    case UInt8(ascii: " "): move(by: height - 1)
    case UInt8(ascii: "G"): move(by: rows.count)
    case UInt8(ascii: "g"): move(by: -rows.count)
    case UInt8(ascii: "i"): insert()
    default: break
    }
    return true
  }

  /// Inserts a row above the others, which differs from each of them.
  private mutating func insert() {
    rows.insert(CursesListCommand.row(nextNumber), at: 0)
    nextNumber -= 1
  }

  private static func row(_ number: Int) -> String {
    "Item \(number)  value \(number)  status ok"
  }

  private mutating func move(by distance: Int) {
    cursor = min(max(0, cursor + distance), rows.count - 1)
    top = min(max(top, cursor - height + 1), cursor)
  }

  private func draw() {
    curses.write(padded("                        Bench List"), line: 0, pair: 2)
    for line in 0..<height {
      let row = top + line
      let text = row < rows.count ? rows[row] : ""
      if row == cursor {
        curses.write(padded("> " + text), line: line + 1, pair: 1)
      } else {
        curses.write("  " + text, line: line + 1)
      }
    }
    let place = "\(cursor + 1) of \(rows.count)"
    let gap = String(repeating: " ", count: max(0, size.columns - place.count - 8))
    curses.write(" q quit" + gap + place, line: size.lines - 1, pair: 2)
    curses.refresh()
  }

  private func padded(_ text: String) -> String {
    text + String(repeating: " ", count: max(0, size.columns - text.count))
  }
}
