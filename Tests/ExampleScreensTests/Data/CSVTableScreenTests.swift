import Foundation
import RowKit
import RowKitTesting
import Testing

@testable import ExampleScreens

@MainActor struct CSVTableScreenTests {
  private let size = ScreenSize(width: 40, height: 8)
  private let contacts = #"""
    name,extension,note
    Ada,12,"first, and ""best"""
    Grace,3456,"two
    lines"
    Alan,7,

    """#

  @Test func `the header stays above columns that are aligned by kind`() throws {
    let file = try TemporaryText(contacts)
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    screen.expectContent(
      """
        name   extension  note
      > Ada           12  first, and "best"
        Grace       3456  two⏎lines
        Alan           7
      """)
  }

  @Test(arguments: ["sep=;\n", "\u{FEFF}SEP=;\r\n", "\"sep=;\"\n"])
  func `a first line that names the delimiter isn't the header`(line: String) throws {
    let file = try TemporaryText(line + "name;sum\nAda;1,5\nGrace;12\n")
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    screen.expectContent(
      """
        name   sum
      > Ada    1,5
        Grace   12
      """)
    screen.press("down")
    #expect(screen.text.contains("2 of 2"), "\(screen.text)")
  }

  @Test func `a record that goes on in further chunks is continued in rows of its own`() throws {
    let blob = String(repeating: "y", count: 1_100_000)
    let file = try TemporaryText("id,blob,tail\n1,\(blob),T1\n2,short,T2\n")
    let table = try RecordsScreen.table(file.path)
    let screen = ScreenDriver(table, size: size)
    screen.expectContent(
      """
        id  blob
      >  1  yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy…
        ↪ yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy…
         2  short
      """)
    screen.press("down return")
    #expect(screen.lines[0].contains("Record 1"), "\(screen.text)")
    #expect(screen.line(with: "id") != nil && screen.line(with: "yyyy") != nil, "\(screen.text)")
    let printed = Array(table.printedLines(width: 80))
    #expect(printed.count == 3 && printed[1].hasSuffix("yyy\tT1"))
    #expect(table.finishWork().isEmpty)
  }

  @Test func `a record is printed up to a limit, and that is reported`() throws {
    let file = try TemporaryText(String(repeating: "x", count: 16_000_001) + "\nend\n")
    let log = try RecordsScreen.log([file.path])
    #expect(log.printedLines(width: 80).map(\.utf8.count) == [16_000_000, 3])
    #expect(log.finishWork().first?.contains("only the first 16 MB were printed") == true)
    let whole = try TemporaryText(String(repeating: "x", count: 3_000_000) + "\nend\n")
    #expect(
      try RecordsScreen.log([whole.path]).printedLines(width: 80).map(\.utf8.count)
        == [3_000_000, 3])
  }

  @Test func `a record names the columns of its values, except the empty ones`() throws {
    let file = try TemporaryText("a,b,c\n,,z\nx,,\nAda,\"Paris, France\",1,2\n")
    let driver = LinearDriver(try RecordsScreen.table(file.path))
    driver.type("")
    #expect(
      driver.transcript.contains("1 empty: c z\n2 x\n3 Ada: b Paris, France, c 1, column 4 2\n"),
      "\(driver.transcript)")
  }

  @Test func `a filter says what ends it`() throws {
    let file = try TemporaryText(contacts)
    let driver = LinearDriver(try RecordsScreen.table(file.path))
    driver.type("f", "best", "esc", "f", "zoe", "", "/")
    #expect(driver.transcript.contains("1 row. / lists all rows.\n"), "\(driver.transcript)")
    let empty = driver.transcript.ranges(of: "No rows. / lists all rows.\n")
    #expect(empty.count == 2, "\(driver.transcript)")
    let ends = driver.transcript.ranges(of: "All rows again. 3 rows.\n")
    #expect(ends.count == 2, "\(driver.transcript)")
  }

  @Test func `wide tables move sideways by columns`() throws {
    let file = try TemporaryText(contacts)
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    screen.press("right", "right", "right")
    screen.expectContent(
      """
        note
      > first, and "best"
        two⏎lines
      """)
    screen.press("left")
    #expect(screen.content[0].hasPrefix("  extension  note"))
  }

  @Test func `the wheel moves a table and a log sideways, and with Shift as well`() throws {
    let file = try TemporaryText(contacts)
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    let point = ScreenPoint(column: 4, line: 3)
    func turn(_ action: MouseEvent.Action, _ modifiers: KeyModifiers = []) {
      screen.stage.handle(.mouse(MouseEvent(action, at: point, modifiers)), at: .zero)
      screen.update()
    }
    turn(.wheelRight)
    #expect(screen.content[0] == "  extension  note", "\(screen.text)")
    turn(.wheelDown, .shift)
    #expect(screen.content[0] == "  note", "\(screen.text)")
    turn(.wheelUp, .shift)
    turn(.wheelLeft)
    turn(.wheelLeft)
    #expect(screen.content[0] == "  name   extension  note", "\(screen.text)")
    screen.press("s")
    turn(.wheelRight)
    #expect(screen.content[0] == "  extension  note", "\(screen.text)")
    let log = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    log.stage.handle(.mouse(MouseEvent(.wheelRight, at: point)), at: .zero)
    log.update()
    #expect(log.content[0] == ">   1‹ension,note", "\(log.text)")
  }

  @Test func `columns far behind the beginning of a long record hold what stands there`() throws {
    let names = (0..<100).map { "column \($0)" }.joined(separator: ",")
    let rows = (1...4).map { row in
      (0..<100).map { "\(row * 1000 + $0)" + String(repeating: "x", count: 300) }
        .joined(separator: ",") + "\n"
    }
    let file = try TemporaryText(names + "\n" + rows.joined())
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    for _ in 0..<98 { screen.press("right") }
    screen.press("down")
    #expect(screen.content[0].hasPrefix("  column 98"))
    #expect(screen.content[2].hasPrefix("> 2098xxx"))
    screen.press("right", "right", "right")
    #expect(screen.content[2].hasPrefix("> 2099xxx"))
    screen.expectConsistentDrawing()
  }

  @Test func `an unclosed quote is reported`() throws {
    let file = try TemporaryText("a,b\n1,2\n3,\"4\n5,6\n")
    let screen = ScreenDriver(
      try RecordsScreen.table(file.path), size: ScreenSize(width: 100, height: 8))
    #expect(screen.line(with: "4⏎5,6⏎") != nil)
    #expect(screen.lines.last?.contains("a quote is never closed; 1 of 2") == true)
  }

  @Test func `tables of spreadsheet programs are read and followed`() throws {
    let file = try TemporaryText("")
    let text = "name\tnumber\rAda\t1\rGrace\t22\r"
    try Data([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
      .write(to: file.url)
    let table = try RecordsScreen.table(file.path, follows: true)
    let screen = ScreenDriver(table, size: size)
    screen.expectContent(
      """
        name   number
        Ada         1
      > Grace      22
      """)
    let handle = try FileHandle(forWritingTo: file.url)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("Alan\t3\r".utf16.flatMap { [UInt8($0), 0] }))
    try handle.close()
    screen.advance(by: .seconds(1))
    #expect(screen.content.contains("> Alan        3"))
    try file.write("name,number\nEve,5\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "Eve") != nil)
    #expect(screen.line(with: "Ada") == nil)
  }

  @Test func `only the beginning of a long value is prepared for its line`() throws {
    let long = String(repeating: "x\u{1}", count: 50_000)
    let file = try TemporaryText("a,b\n\(long),end\n\"\(long)\",end\n")
    let table = try RecordsScreen.table(file.path)
    let screen = ScreenDriver(table, size: ScreenSize(width: 60, height: 6))
    #expect(screen.lines.count { $0.contains("x␁x␁") && $0.hasSuffix("end") } == 2)
    let format = try #require(table.format as? CSVFormat)
    let fields = format.seenFields(of: { Array("\(long),end".utf8.prefix($0)) }, width: 60)
    #expect(fields.values.map(\.utf8.count) == [4096, 3])
  }

  @Test func `a record has a screen of its own`() throws {
    let file = try TemporaryText(contacts)
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    screen.press("return")
    #expect(screen.line(with: "extension") != nil)
    #expect(screen.line(with: "first, and \"best\"") != nil)
  }

  @Test func `the end is a key away, whatever stands in quotes`() throws {
    let rows = (0..<3000).map { "\($0),\"some\nwords\",\($0 % 7)\n" }.joined()
    let file = try TemporaryText("number,text,rest\n" + rows)
    let table = try RecordsScreen.table(file.path, chunkLength: 1024)
    let screen = ScreenDriver(table, size: size)
    screen.press("end")
    #expect(screen.content.last?.contains("2999") == true)
    #expect(screen.lines.last?.hasSuffix("3,000 of 3,000") == true)
    #expect(table.tableGroups.reduce(0) { $0 + $1.rows.count } == 3000)
    screen.expectConsistentDrawing()
  }

  @Test func `records are printed in lines with tabs`() throws {
    let file = try TemporaryText(contacts)
    let lines = try RecordsScreen.table(file.path).printedLines(width: 80)
    #expect(
      Array(lines) == [
        "name\textension\tnote", "Ada\t12\tfirst, and \"best\"", "Grace\t3456\ttwo⏎lines",
        "Alan\t7\t",
      ])
  }

  @Test func `a filter shows the records that hold some bytes, not the header`() throws {
    let rows = (0..<900).map { "\($0),\"some\nwords \($0)\",x\n" }.joined()
    let file = try TemporaryText("number,words,rest\n" + rows)
    let screen = ScreenDriver(
      try RecordsScreen.table(file.path, chunkLength: 512), size: ScreenSize(width: 70, height: 8))
    screen.press("f", "\"WORDS 89\"", "return")
    #expect(screen.lines.last?.hasSuffix("0 records with “WORDS 89”") == true)
    screen.press("f", "ctrl+u", "\"words 89\"", "return")
    screen.expectContent(
      """
        number  words           rest
      >     89  some⏎words 89   x
           890  some⏎words 890  x
           891  some⏎words 891  x
           892  some⏎words 892  x
           893  some⏎words 893  x
      """)
    #expect(screen.lines.last?.hasSuffix("11 records with “words 89”") == true)
    screen.press("end", "escape")
    #expect(screen.content.contains { $0.hasPrefix(">    899") })
    #expect(screen.lines.last?.hasSuffix("900 of 900") == true)
    screen.expectConsistentDrawing()
  }

  @Test func `a search goes from record to record, both ways and around`() throws {
    let rows = (0..<900).map { "\($0),\"some\nwords \($0)\",x\n" }.joined()
    let file = try TemporaryText("number,words,rest\n" + rows)
    let screen = ScreenDriver(try RecordsScreen.table(file.path, chunkLength: 512), size: size)
    func cursor() -> String? { screen.content.first { $0.hasPrefix(">") } }
    screen.press("/", "\"WORDS 777\"", "alt+c", "alt+c", "return")
    #expect(cursor()?.hasPrefix(">    777") == true)
    screen.press("/", "\"words 77\"", "return")
    #expect(cursor()?.hasPrefix(">    778") == true)
    screen.press("N", "N")
    #expect(cursor()?.hasPrefix(">    776") == true)
    screen.press("home", "N")
    #expect(cursor()?.hasPrefix(">    779") == true)
    screen.press("n")
    #expect(cursor()?.hasPrefix(">     77") == true)
    screen.press("/", "\"rest\"", "return")
    #expect(screen.text.contains("“rest” is nowhere."))
  }

  @Test func `columns grow with the visible values, and stay wide`() throws {
    let rows = (0..<3000).map { place in
      place == 1500 ? "1500,\(String(repeating: "w", count: 15)),x\n" : "\(place),ab,5\n"
    }
    let file = try TemporaryText("number,text,rest\n" + rows.joined())
    let screen = ScreenDriver(
      try RecordsScreen.table(file.path, chunkLength: 1024), size: ScreenSize(width: 60, height: 8))
    #expect(screen.content[0] == "  number  text  rest")
    #expect(screen.content[1] == ">      0  ab       5")
    screen.press("/", "\"www\"", "return")
    #expect(screen.content[0] == "  number  text             rest")
    #expect(screen.line(with: "1500  wwwwwwwwwwwwwww  x") != nil)
    screen.press("home")
    #expect(screen.content[0] == "  number  text             rest")
    #expect(screen.content[1] == ">      0  ab               5")
  }

  @Test func `columns grow as soon as a wide value came into view`() throws {
    let rows = (0..<2000).map { "\($0),\($0 == 1000 ? "a wide value" : "ab"),5\n" }
    let file = try TemporaryText("number,text,rest\n" + rows.joined())
    let table = try RecordsScreen.table(file.path)
    let screen = ScreenDriver(table, size: ScreenSize(width: 60, height: 8))
    table.scrollToRow(at: RowPath(group: 0, row: 1001))
    screen.update()
    #expect(screen.content[0] == "  number  text          rest")
    #expect(screen.line(with: "1000  a wide value     5") != nil)
  }

  @Test func `additions are followed, also in a new file of that name`() throws {
    let file = try TemporaryText("number,text\n1,a\n")
    let screen = ScreenDriver(
      try RecordsScreen.table(file.path, follows: true, chunkLength: 16),
      size: ScreenSize(width: 90, height: 12))
    try file.append("2,\"b")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "2  b") != nil)
    try file.append("\nc\"\n3,d\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "2  b⏎c") != nil)
    #expect(screen.line(with: "> ") == screen.line(with: "3  d"))
    #expect(screen.lines.last?.hasSuffix("3 of 3, following") == true)
    try file.rotate("number,text\n4,e\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "3  d") != nil)
    #expect(screen.line(with: "> ") == screen.line(with: "4  e"))
    screen.expectConsistentDrawing()
  }

  @Test func `hostile tables are shown without a crash`() throws {
    let texts = [
      "a,b\r\n1,2\r\n3", "a\tb\n1\t2\n", "\"a", "a,b\n\"x\"y,2\n\"\n", ",,,\n,\n\n,,,,,,\n",
      "\u{FEFF}a;b\n1;2\n", "a,\u{0}b\u{1B}[2J\n\u{202E},\u{7}\n",
    ]
    for text in texts {
      let file = try TemporaryText(text)
      for length in [1, 3, 64] {
        let table = try RecordsScreen.table(file.path, chunkLength: length)
        let screen = ScreenDriver(table, size: size)
        screen.press("end", "right", "return", "escape", "f", "\"2\"", "return", "escape", "left")
        screen.press("/", "\"1\"", "return", "home")
        #expect(screen.text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isHostile })
        for line in Array(table.printedLines(width: 80)) {
          #expect(line.unicodeScalars.allSatisfy { $0 == "\t" || !$0.isHostile })
        }
      }
    }
  }

  @Test func `a record is copied as a whole`() throws {
    let value = String(repeating: "0123456789", count: 100_000)
    let file = try TemporaryText("name,note\nAda,\(value)\n")
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    screen.press("alt+w")
    #expect(screen.effects.contains(.copy("Ada\t\(value)")))
  }

  @Test(arguments: [
    ("Paris", "Paris"), ("\"12\"\" disc\"", "12\" disc"), ("\"\"\"a\"\" b\"", "\"\"\"a\"\" b\""),
    ("\"one\ntwo\"", "\"one\ntwo\""), ("\"one\ttwo\"", "\"one\ttwo\""),
    ("\"a\t\"\"\u{301}b\"", "\"a\t\"\"\u{301}b\""),
  ])
  func `a value is copied as a spreadsheet pastes it`(written: String, copied: String) throws {
    let file = try TemporaryText("name,note\nAda,\(written)\n")
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    screen.press("alt+w")
    #expect(screen.effects.contains(.copy("Ada\t\(copied)")))
  }

  @Test func `an empty file is an empty table`() throws {
    let file = try TemporaryText("")
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    screen.press("end", "right", "left", "return", "home")
    #expect(screen.lines.last?.hasSuffix("empty") == true)
  }
}
