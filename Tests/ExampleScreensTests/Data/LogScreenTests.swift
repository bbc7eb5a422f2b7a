import ExampleScreens
import Foundation
import RowKit
import RowKitTesting
import TestTraits
import Testing

@MainActor struct LogScreenTests {
  private let size = ScreenSize(width: 40, height: 8)

  @Test func `lines are shown with their numbers`() throws {
    let file = try TemporaryText("one\r\ntwo\n\nfour \u{1B}[31mred\u{1B}[m \u{7}")
    let log = try RecordsScreen.log([file.path])
    let screen = ScreenDriver(log, size: size)
    screen.expectContent(
      """
      >   1 one
          2 two
          3
          4 four red ␇
      """)
    #expect(screen.lines.last?.hasSuffix("1 of 4") == true)
  }

  @Test func `the end is a key away, and numbers come when the lines were counted`() throws {
    let file = try TemporaryText((1...5000).map { "line \($0)\n" }.joined())
    let log = try RecordsScreen.log([file.path], chunkLength: 512)
    let screen = ScreenDriver(log, size: size)
    screen.press("end")
    #expect(screen.content.last == "> 5000 line 5000")
    #expect(screen.lines.last?.hasSuffix("5,000 of 5,000") == true)
    screen.press("home")
    #expect(screen.content.first == ">    1 line 1")
  }

  @Test func `a script looks at a part of a long file for each key, and says so`() throws {
    let file = try TemporaryText((1...5000).map { "line \($0)\n" }.joined())
    let log = try RecordsScreen.log([file.path], chunkLength: 512)
    log.scriptedReach = 2000
    let screen = ScreenDriver(log, size: ScreenSize(width: 110, height: 8))
    #expect(screen.lines.last?.contains("counting lines") == true)
    screen.press("/", "\"line 4999\"", "return")
    #expect(screen.lines.last?.contains("searched 3,584 bytes of 48 kB for “line 4999”") == true)
    screen.press("down")
    #expect(screen.lines.last?.contains("searched 7,680 bytes of 48 kB") == true)
    screen.advance(by: .seconds(1))
    #expect(screen.content.contains { $0.hasPrefix(">") && $0.contains("line 4999") })
  }

  @Test func `repeating a search while it runs finds one record more`() throws {
    let file = try TemporaryText((1...5000).map { "line \($0)\n" }.joined())
    let log = try RecordsScreen.log([file.path], chunkLength: 512)
    log.scriptedReach = 2000
    let screen = ScreenDriver(log, size: ScreenSize(width: 110, height: 8))
    screen.press("/", "\"000\"", "return", "n", "n")
    #expect(screen.lines.last?.contains("searched") == true, "\(screen.text)")
    screen.advance(by: .seconds(1))
    #expect(
      screen.content.contains { $0.hasPrefix(">") && $0.hasSuffix("line 3000") }, "\(screen.text)")
  }

  @Test func `a filter in a script looks at a part for each key, and at the rest in time`() throws {
    let file = try TemporaryText((1...5000).map { "line \($0)\n" }.joined())
    let log = try RecordsScreen.log([file.path], chunkLength: 512)
    log.scriptedReach = 2000
    let screen = ScreenDriver(log, size: ScreenSize(width: 70, height: 8))
    screen.press("f", "\"99\"", "return")
    #expect(screen.lines.last?.contains(" %: ") == true)
    screen.advance(by: .seconds(1))
    #expect(screen.lines.last?.contains("95 lines with “99”") == true)
  }

  @Test func `a line is copied as a whole, though its beginning is shown`() throws {
    let line = String(repeating: "0123456789", count: 1000)
    let file = try TemporaryText("\(line)\nshort\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("alt+w")
    #expect(screen.effects.contains(.copy(line)))
    #expect(screen.lines.last?.contains("Copied.") == true)
  }

  @Test func `a line is copied with its tabs`() throws {
    let file = try TemporaryText("a\tb\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("alt+w")
    #expect(screen.effects.contains(.copy("a\tb")))
  }

  @Test func `lines scroll by columns, and are read from their beginning`() throws {
    let long = String(repeating: "日", count: 2000)
    let file = try TemporaryText("012345678901|END\n日本語日本語|END\na日本語日本語|END\n\(long)\n")
    let log = try RecordsScreen.log([file.path])
    let screen = ScreenDriver(log, size: size)
    screen.press("right")
    #expect(
      screen.content.prefix(3) == [">   1‹8901|END", "    2‹本語|END", "    3‹ 本語|END"],
      "\(screen.text)")
    let texts = (0..<4).compactMap { row in
      log.tableView.cell(at: RowPath(group: 0, row: row))?.content?.plainText
    }
    #expect(texts.prefix(3) == ["012345678901|END", "日本語日本語|END", "a日本語日本語|END"])
    #expect(texts[3].hasSuffix("日…") && !texts[3].contains("\u{FFFD}"))
    let rows = (0..<4).compactMap { log.row(at: RowPath(group: 0, row: $0))?.searchText }
    #expect(rows[0] == "012345678901|END" && rows[3] == long)
  }

  @Test func `a line that is too long for the clipboard isn't copied`() throws {
    let file = try TemporaryText(String(repeating: "0123456789", count: 1_600_001))
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("alt+w")
    #expect(!screen.effects.contains { if case .copy = $0 { true } else { false } })
    #expect(screen.lines.last?.contains("too long") == true)
  }

  @Test func `an empty file says so`() throws {
    let file = try TemporaryText("")
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("end", "down", "return", "home")
    #expect(screen.lines.last?.hasSuffix("empty") == true)
  }

  @Test(
    .needsFile("/proc/self/status"))
  func `a file that is made when it is read is shown`() throws {
    let screen = ScreenDriver(try RecordsScreen.log(["/proc/self/status"]), size: size)
    #expect(screen.content.first?.hasPrefix(">   1 Name:") == true)
  }

  @Test func `a line of many chunks goes on from chunk to chunk`() throws {
    let file = try TemporaryText(String(repeating: "x", count: 5000) + "\nend\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path], chunkLength: 1000), size: size)
    #expect(screen.content[1].contains("↪ xxx"))
    screen.press("end")
    #expect(screen.content.last?.contains("end") == true)
  }

  @Test func `additions are shown immediately, also after a rotation`() throws {
    let file = try TemporaryText("one\n")
    let screen = ScreenDriver(
      try RecordsScreen.log([file.path], follows: true), size: ScreenSize(width: 90, height: 12))
    try file.append("two")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "two") != nil)
    try file.append(" and more\nthree\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "two and more") != nil)
    #expect(screen.line(with: "> ") == screen.line(with: "three"))
    try file.rotate("four\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "three") != nil)
    #expect(screen.line(with: "four") != nil)
    try file.append("five\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "five") != nil)
    screen.expectConsistentDrawing()
  }

  @Test func `a file that was emptied is shown from its beginning`() throws {
    let file = try TemporaryText("one\ntwo\nthree\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path], follows: true), size: size)
    try file.write("new\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "new") != nil)
    #expect(screen.line(with: "three") == nil)
  }

  @Test func `growth over many chunks keeps all lines in order`() throws {
    let file = try TemporaryText("")
    let log = try RecordsScreen.log([file.path], follows: true, chunkLength: 16)
    let screen = ScreenDriver(log, size: size)
    var written = 0
    for count in [1, 3, 2, 7, 1, 12] {
      try file.append((0..<count).map { "line \(written + $0)\n" }.joined())
      written += count
      screen.advance(by: .seconds(1))
    }
    let rows = log.tableGroups.reduce(0) { $0 + $1.rows.count }
    // The last chunk may hold nothing but the rest of a line, which is a row, too.
    #expect((written...written + 1).contains(rows))
    #expect(Array(log.printedLines(width: 80)) == (0..<written).map { "line \($0)" })
  }

  @Test func `a filter puts the cursor on the first line it found, in view`() throws {
    let file = try TemporaryText((1...200).map { "line \($0)\n" }.joined())
    let screen = ScreenDriver(
      try RecordsScreen.log([file.path]), size: ScreenSize(width: 20, height: 6))
    screen.press("/", "\"9\"", "return", "f", "\"1\"", "return")
    #expect(screen.content.first == ">   1 line 1", "\(screen.text)")
    screen.press("down", "escape")
    #expect(screen.line(with: ">  10 line 10") != nil, "\(screen.text)")
  }

  @Test func `a filter shows only the lines with some words`() throws {
    let file = try TemporaryText((1...2000).map { "line \($0)\n" }.joined())
    let log = try RecordsScreen.log([file.path], chunkLength: 512)
    let screen = ScreenDriver(log, size: size)
    screen.press("f", "\"99\"", "return")
    #expect(screen.content[0].contains("line 99"))
    #expect(screen.content[1].contains("line 199"))
    #expect(screen.lines.last?.hasSuffix("38 lines with “99”") == true)
    screen.press("end")
    #expect(screen.content.last?.contains("line 1999") == true)
    screen.press("escape")
    #expect(screen.line(with: "line 1998") != nil)
    #expect(screen.line(with: "> ") == screen.line(with: "line 1999"))
  }

  @Test func `Tab in a search shows only the lines with the words`() throws {
    let file = try TemporaryText((1...2000).map { "line \($0)\n" }.joined())
    let log = try RecordsScreen.log([file.path], chunkLength: 512)
    let screen = ScreenDriver(log, size: ScreenSize(width: 90, height: 8))
    screen.press("/")
    #expect(screen.lines.last?.contains("tab only matches") == true, "\(screen.text)")
    screen.press("\"99\"", "tab")
    #expect(screen.content[1].contains("line 199"), "\(screen.text)")
    #expect(screen.lines.last?.hasSuffix("38 lines with “99”") == true, "\(screen.text)")
    screen.press("escape", "/", "\"199\"", "return", "/", "tab")
    #expect(screen.lines.last?.hasSuffix("12 lines with “199”") == true, "\(screen.text)")
    screen.press("escape")
    #expect(screen.line(with: ">  199 line 199") != nil, "\(screen.text)")
    #expect(screen.line(with: "   198 line 198") != nil, "\(screen.text)")
  }

  @Test func `a filtered log prints the lines that pass`() throws {
    let file = try TemporaryText((1...5000).map { "line \($0)\n" }.joined())
    let other = try TemporaryText("another 99 \u{1B}[31m\n")
    let log = try RecordsScreen.log([file.path, other.path], chunkLength: 512)
    let screen = ScreenDriver(log, size: ScreenSize(width: 70, height: 8))
    screen.press("f", "\"99\"", "return")
    let printed = log.printedLines(width: 80).map { $0 }
    #expect(printed.count == 96, "\(printed.count)")
    #expect(printed.first == "line 99" && printed.last?.hasPrefix("another 99 ") == true)
    #expect(!printed.joined().contains("\u{1B}"))
    screen.press("escape")
    #expect(log.printedLines(width: 80).map { $0 }.count == 5001)
  }

  @Test func `a number goes to the next line that passes the filter`() throws {
    let file = try TemporaryText((1...2000).map { "line \($0)\n" }.joined())
    let log = try RecordsScreen.log([file.path], chunkLength: 512)
    let screen = ScreenDriver(log, size: size)
    screen.press("f", "\"99\"", "return")
    for (number, line) in [("199", 199), ("200", 299), ("1300", 1399), ("5000", 1999), ("1", 99)] {
      screen.press("\"\(number)\"", "G")
      #expect(screen.line(with: "> ") == screen.line(with: "line \(line)"), "\(screen.text)")
    }
  }

  @Test func `a coloured match is brought into view sideways`() throws {
    let file = try TemporaryText(String(repeating: "\u{1B}[mx", count: 99) + "nee\u{1B}[mdle")
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("/", "\"needle\"", "return")
    #expect(screen.text.contains("xxneedle"))
  }

  @Test func `a match is brought into view sideways`() throws {
    let file = try TemporaryText(
      "first\n" + String(repeating: "a", count: 300) + " needle b\nneedle at once\n")
    let screen = ScreenDriver(
      try RecordsScreen.log([file.path]), size: ScreenSize(width: 40, height: 8))
    screen.press("/", "\"needle\"", "return")
    #expect(screen.line(with: "needle b") == screen.line(with: "> "), "\(screen.text)")
    screen.press("n")
    #expect(screen.line(with: "needle at once") == screen.line(with: "> "), "\(screen.text)")
    let names = (0..<40).map { "column\($0)" }.joined(separator: ",")
    let values = (0..<40).map { "value\($0)" }.joined(separator: ",")
    let table = try TemporaryText(names + "\n" + values + "\n")
    let columns = ScreenDriver(
      try RecordsScreen.table(table.path), size: ScreenSize(width: 40, height: 8))
    columns.press("/", "\"value35\"", "return")
    #expect(columns.line(with: "value35") != nil, "\(columns.text)")
    columns.press("/", "ctrl+u", "\"value2,\"", "return")
    #expect(columns.content[0].contains("column2 "), "\(columns.text)")
  }

  @Test func `a search goes from line to line, and around`() throws {
    let file = try TemporaryText((1...2000).map { "line \($0)\n" }.joined())
    let log = try RecordsScreen.log([file.path], chunkLength: 512)
    let screen = ScreenDriver(log, size: size)
    screen.press("/", "\"777\"", "return")
    #expect(screen.line(with: "> ") == screen.line(with: "line 777"))
    screen.press("n")
    #expect(screen.line(with: "> ") == screen.line(with: "line 1777"))
    screen.press("n")
    #expect(screen.line(with: "> ") == screen.line(with: "line 777"))
    screen.press("N")
    #expect(screen.line(with: "> ") == screen.line(with: "line 1777"))
    screen.press("/", "\"nowhere\"", "return")
    #expect(screen.text.contains("“nowhere” is nowhere."))
  }

  @Test func `escape is named for what it ends`() throws {
    let file = try TemporaryText("one\ntwo\nthree\n")
    let log = try RecordsScreen.log([file.path])
    let screen = ScreenDriver(log, size: ScreenSize(width: 80, height: 8))
    let words = { log.keyHints.first { $0.keys == "esc" }?.title }
    #expect(words() == nil)
    screen.press("/", "t", "return")
    #expect(words() == "end search", "\(screen.text)")
    screen.press("f", "o", "return")
    #expect(words() == "end search")
    screen.press("escape")
    #expect(words() == "all lines")
    screen.press("escape")
    #expect(words() == nil)
  }

  @Test func `a number before n, N and space repeats them`() throws {
    let file = try TemporaryText((1...2000).map { "line \($0)\n" }.joined())
    let log = try RecordsScreen.log([file.path], chunkLength: 512)
    let screen = ScreenDriver(log, size: size)
    screen.press("home", "/", "\"99\"", "return", "3", "n")
    #expect(screen.line(with: "> ") == screen.line(with: "line 399"))
    screen.press("2", "N")
    #expect(screen.line(with: "> ") == screen.line(with: "line 199"))
    screen.press("home", "space", "space", "space")
    let page = screen.text
    screen.press("home", "3", "space")
    #expect(screen.text == page)
  }

  @Test func `small letters are found in any case, and capital ones as they are`() throws {
    let file = try TemporaryText("ERROR one\nerror two\nErrör three\n")
    let screen = ScreenDriver(
      try RecordsScreen.log([file.path]), size: ScreenSize(width: 60, height: 8))
    screen.press("f", "\"error\"", "return")
    #expect(screen.lines.last?.hasSuffix("2 lines with “error”") == true)
    screen.press("f", "ctrl+u", "\"errör\"", "return")
    #expect(screen.lines.last?.hasSuffix("1 line with “errör”") == true)
    screen.press("f", "ctrl+u", "\"ERROR\"", "return")
    #expect(screen.lines.last?.hasSuffix("1 line with “ERROR”") == true)
    screen.press("f", "alt+c")
    #expect(screen.lines.last?.hasPrefix("filter (this case): ERROR") == true)
    screen.press("alt+c", "return")
    #expect(screen.lines.last?.hasSuffix("2 lines with “ERROR”") == true)
    #expect(screen.style(column: 7, line: 2) != screen.style(column: 12, line: 2))
  }

  @Test func `background work has the same results as work in pieces`() async throws {
    let file = try TemporaryText((1...5000).map { "line \($0)\n" }.joined())
    let log = try RecordsScreen.log([file.path], chunkLength: 512)
    let screen = ScreenDriver(log, size: ScreenSize(width: 80, height: 8))
    // A host with a clock has other threads, too.
    screen.stage.clock = { .zero }
    try file.append("line 5001\n")
    screen.press("F")
    await log.finishScans()
    screen.update()
    #expect(screen.lines.last?.hasSuffix("5,001 of 5,001, following") == true)
    screen.press("f", "\"99\"", "return")
    await log.finishScans()
    screen.press("end")
    #expect(screen.content.last == "> 4999 line 4999")
    screen.press("/", "\"299\"", "return")
    await log.finishScans()
    screen.update()
    #expect(screen.line(with: "> ") == screen.line(with: "line 299"))
    screen.press("escape", "escape")
  }

  @Test func `the index lists the files, if there are several`() throws {
    let files = try [TemporaryText("one\n"), TemporaryText("two\n"), TemporaryText("three\n")]
    let screen = ScreenDriver(
      try RecordsScreen.log(files.map(\.path), chunkLength: 2), size: size)
    screen.press("'", "right", "right", "return")
    #expect(screen.line(with: "> ") == screen.line(with: "1 three"), "\(screen.text)")
    screen.press("home", "f", "\"t\"", "return", "'", "right", "return")
    #expect(screen.line(with: "> ") == screen.line(with: "1 three"), "\(screen.text)")
    screen.press("escape", "n")
    #expect(screen.lines.last?.contains("No search yet: press /.") == true)
  }

  @Test func `a line of JSON is laid out on a screen of its own`() throws {
    let file = try TemporaryText(#"{"level":"error","n":1}"# + "\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    screen.press("return")
    screen.expectContent(
      """
      > {
          "level": "error",
          "n": 1
        }
      """)
  }

  @Test func `levels have colours`() throws {
    let file = try TemporaryText("plain\n\u{1B}[31mERROR\u{1B}[m broken\nDEBUG x\n")
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    #expect(screen.style(column: 8, line: 2).foreground == .role(.destructive))
    #expect(screen.style(column: 8, line: 3).foreground == .role(.secondaryText))
  }

  @Test func `bytes of any kind are shown as printable characters`() throws {
    let file = try TemporaryText("a\u{0}b\u{1B}[2Jc\u{202E}d\n")
    let log = try RecordsScreen.log([file.path])
    _ = ScreenDriver(log, size: size)
    let line = try #require(Array(log.printedLines(width: 80)).first)
    #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
  }
}
