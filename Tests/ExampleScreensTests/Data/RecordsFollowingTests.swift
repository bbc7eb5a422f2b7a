import ExampleScreens
import Foundation
import RowKit
import RowKitTesting
import Testing

/// The effects of file changes on the screen.
@MainActor struct RecordsFollowingTests {
  private let size = ScreenSize(width: 70, height: 12)

  private func lines(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { "line \($0) of some\n" }.joined()
  }

  private func follow(
    _ file: TemporaryText, _ keys: String...
  ) throws -> (log: RecordsScreen, screen: ScreenDriver) {
    let log = try RecordsScreen.log([file.path], follows: true, chunkLength: 64)
    let screen = ScreenDriver(log, size: size)
    for key in keys { screen.press(key) }
    return (log, screen)
  }

  private func cursor(_ screen: ScreenDriver) -> String {
    screen.content.first { $0.hasPrefix(">") } ?? ""
  }

  @Test func `following begins at the end`() throws {
    for count in [1, 50] {
      let file = try TemporaryText(lines(1...count))
      let log = try RecordsScreen.log([file.path], follows: true)
      let screen = ScreenDriver(log, size: size)
      #expect(cursor(screen).hasSuffix("line \(count) of some"))
    }
  }

  @Test func `lines added before the screen is shown appear once`() throws {
    let file = try TemporaryText(lines(1...9))
    let log = try RecordsScreen.log([file.path], follows: true, chunkLength: 64)
    try file.append(lines(10...30))
    let screen = ScreenDriver(log, size: size)
    #expect(cursor(screen).hasSuffix("line 30 of some"))
    #expect(screen.lines.last?.contains("30 of 30, following") == true)
    screen.press("home")
    for number in 1...30 {
      #expect(cursor(screen).hasSuffix("line \(number) of some"))
      screen.press("down")
      while cursor(screen).contains("↪") { screen.press("down") }
    }
  }

  @Test func `a reader above the end stays where he is`() throws {
    let file = try TemporaryText(lines(1...50))
    let (_, screen) = try follow(file, "home", "down", "down")
    let seen = screen.content
    try file.append(lines(51...80))
    screen.advance(by: .seconds(1))
    #expect(screen.content == seen)
    #expect(screen.lines.last?.hasSuffix("3 of 80, following") == true)
    try file.rotate(lines(1...5))
    screen.advance(by: .seconds(1))
    #expect(cursor(screen).hasSuffix("line 3 of some"))
    screen.advance(by: .seconds(5))
    #expect(screen.lines.last?.contains("3 of 80, following") == true)
    screen.press("end", "up")
    #expect(screen.line(with: "line 5 of some") != nil)
    screen.expectConsistentDrawing()
  }

  @Test func `lines cut off at the end go, and the others stay`() throws {
    let file = try TemporaryText(lines(1...50))
    let (log, screen) = try follow(file, "home", "down", "down")
    try file.write(lines(1...20))
    screen.advance(by: .seconds(1))
    #expect(cursor(screen).hasSuffix("line 3 of some"))
    #expect(screen.lines.last?.hasSuffix("3 of 20, following") == true)
    #expect(Array(log.printedLines(width: 80)) == (1...20).map { "line \($0) of some" })
    screen.press("end")
    #expect(cursor(screen).hasSuffix("line 20 of some"))
    screen.expectConsistentDrawing()
  }

  @Test(arguments: [nil, "row"])
  func `a file that is written again, shorter and with the same beginning, is read again`(
    filter: String?
  ) throws {
    let head = "row " + String(repeating: "of names ", count: 10) + "\n"
    let file = try TemporaryText(head + (1...50).map { "row \($0) of some\n" }.joined())
    let (log, screen) = try follow(file, "home", "down", "down")
    if let filter { screen.press("f", "\"\(filter)\"", "return") }
    let new = head + (1...30).map { "row \($0 * $0)\n" }.joined()
    try file.write(new)
    screen.advance(by: .seconds(1))
    let lines = new.split(separator: "\n").map(String.init)
    #expect(Array(log.printedLines(width: 80)) == lines)
    screen.press("home")
    for line in lines.dropFirst() {
      screen.press("down")
      if cursor(screen).contains("↪") { screen.press("down") }
      #expect(cursor(screen).hasSuffix(" \(line)"), "\(screen.text)")
    }
  }

  @Test func `a rewritten file is reloaded, whether it is longer or shorter`() throws {
    for count in [3, 20, 400] {
      let file = try TemporaryText(lines(1...20))
      let (log, screen) = try follow(file, "home", "down", "down")
      let new = (1...count).map { "new \($0)\n" }.joined()
      try file.write(new)
      screen.advance(by: .seconds(1))
      #expect(cursor(screen).hasPrefix(">   3 new 3"))
      #expect(screen.line(with: "line") == nil)
      #expect(Array(log.printedLines(width: 80)) == (1...count).map { "new \($0)" })
      try file.write("")
      // A message about the file covers the status for some seconds.
      screen.advance(by: .seconds(6))
      #expect(screen.lines.last?.hasSuffix("empty, following") == true)
      try file.append("again\n")
      screen.advance(by: .seconds(1))
      #expect(cursor(screen).hasSuffix("again"))
    }
  }

  @Test func `the columns have the names of the header of a rewritten table`() throws {
    let file = try TemporaryText("name,age\nAda,36\n")
    let screen = ScreenDriver(try RecordsScreen.table(file.path, follows: true), size: size)
    #expect(screen.content.first == "  name  age")
    try file.write("city,country,people\nHull,UK,267\n")
    screen.advance(by: .seconds(1))
    #expect(screen.content.first == "  city  country  people", "\(screen.text)")
    screen.press("return")
    #expect(screen.content.first == "> city", "\(screen.text)")
  }

  @Test func `the delimiter is that of a header that is written later`() throws {
    let file = try TemporaryText("")
    let screen = ScreenDriver(try RecordsScreen.table(file.path, follows: true), size: size)
    try file.append("id;name")
    screen.advance(by: .seconds(1))
    try file.append(";x\n1;a,b;2\n")
    screen.advance(by: .seconds(1))
    #expect(screen.content.first == "  id  name  x", "\(screen.text)")
    try file.write("key,val\n\"p;q\",3\n")
    screen.advance(by: .seconds(1))
    #expect(screen.content.first == "  key  val", "\(screen.text)")
    #expect(screen.content.contains { $0.hasSuffix("p;q    3") }, "\(screen.text)")
  }

  @Test func `the columns have the names of a header that is written later`() throws {
    let file = try TemporaryText("")
    let screen = ScreenDriver(try RecordsScreen.table(file.path, follows: true), size: size)
    try file.append("na")
    screen.advance(by: .seconds(1))
    try file.append("me,age\nAda,36\n")
    screen.advance(by: .seconds(1))
    #expect(screen.content.first == "  name  age", "\(screen.text)")
    #expect(screen.content.contains { $0.hasSuffix("Ada    36") }, "\(screen.text)")
  }

  @Test func `a new table of the same name says which other columns it has`() throws {
    let file = try TemporaryText("name,age\nAda,36\n")
    let screen = ScreenDriver(try RecordsScreen.table(file.path, follows: true), size: size)
    try file.rotate("city,country\nHull,UK\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "file.log: city, country") != nil, "\(screen.text)")
  }

  @Test func `a followed file that is deleted keeps its lines and says so`() throws {
    let file = try TemporaryText(lines(1...3))
    let (_, screen) = try follow(file)
    try file.delete()
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "the file was deleted or renamed") != nil, "\(screen.text)")
    #expect(screen.line(with: "line 3") != nil)
    try file.write("new 1\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "deleted") == nil, "\(screen.text)")
    #expect(screen.line(with: "new 1") != nil)
  }

  @Test func `several changes at once are all found by what one of them starts`() throws {
    let file = try TemporaryText(lines(1...20))
    let (_, screen) = try follow(file)
    screen.advance(by: .seconds(1))
    let start = screen.player.now
    try file.write("")
    try file.rotate("new 1\n")
    // A file without events is polled every half second.
    while screen.line(with: "empty") == nil, screen.line(with: "new 1") == nil {
      screen.advance(by: .milliseconds(10))
      guard screen.player.now < start + .seconds(2) else { break }
    }
    screen.advance(by: .milliseconds(100))
    #expect(screen.line(with: "new 1") != nil)
  }

  @Test func `a filter continues with additions, and keeps its place`() throws {
    let file = try TemporaryText(lines(1...50))
    let (log, screen) = try follow(file, "f", "\"3\"", "return", "home", "down")
    #expect(cursor(screen).hasSuffix("line 13 of some"))
    #expect(screen.lines.last?.contains("14 lines with “3”, following") == true)
    for end in [60, 63, 64, 90] {
      try file.append(lines((end == 60 ? 51 : end == 63 ? 61 : end == 64 ? 64 : 65)...end))
      screen.advance(by: .seconds(1))
      let wanted = (1...end).filter { "\($0)".contains("3") }.count
      #expect(screen.lines.last?.contains("\(wanted) lines with “3”, following") == true)
      #expect(log.tableGroups.reduce(0) { $0 + $1.rows.count } == wanted)
      #expect(cursor(screen).hasSuffix("line 13 of some"))
    }
    screen.press("end")
    #expect(cursor(screen).hasSuffix("line 83 of some"))
    try file.append(lines(91...99))
    screen.advance(by: .seconds(1))
    #expect(cursor(screen).hasSuffix("line 93 of some"))
    screen.expectConsistentDrawing()
  }

  @Test func `a filter follows a file that is truncated, rewritten, and replaced`() throws {
    let file = try TemporaryText(lines(1...50))
    let (log, screen) = try follow(file, "f", "\"3\"", "return", "home")
    try file.write(lines(1...30))
    screen.advance(by: .seconds(1))
    #expect(screen.lines.last?.contains("4 lines with “3”, following") == true)
    try file.rotate("3 new\n4 new\n13 new\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "13 new") != nil)
    #expect(screen.line(with: "4 new") == nil)
    #expect(log.tableGroups.reduce(0) { $0 + $1.rows.count } == 6)
    try file.write("33\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "13 new") == nil)
    #expect(log.tableGroups.reduce(0) { $0 + $1.rows.count } == 5)
    screen.press("escape")
    #expect(log.tableGroups.reduce(0) { $0 + $1.rows.count } == 31)
    screen.expectConsistentDrawing()
  }

  @Test func `with a filter, a file that becomes shorter keeps the cursor at its line`() throws {
    let file = try TemporaryText(lines(1...90))
    let (_, screen) = try follow(file, "f", "\"3\"", "return", "home", "down", "down")
    #expect(cursor(screen).hasSuffix("line 23 of some"))
    try file.write(lines(1...80))
    screen.advance(by: .seconds(1))
    #expect(cursor(screen).hasSuffix("line 23 of some"), "\(screen.text)")
    try file.write(lines(1...20))
    screen.advance(by: .seconds(1))
    #expect(cursor(screen).hasSuffix("line 13 of some"), "\(screen.text)")
    screen.press("home", "end")
    try file.write(lines(1...7))
    screen.advance(by: .seconds(1))
    #expect(cursor(screen).hasSuffix("line 3 of some"), "\(screen.text)")
    screen.expectConsistentDrawing()
  }

  @Test func `a growing line is found when the searched text arrives`() throws {
    let file = try TemporaryText("a\n" + String(repeating: "x", count: 300))
    let (_, screen) = try follow(file, "f", "\"needle\"", "return")
    #expect(screen.lines.last?.contains("0 lines with “needle”") == true)
    try file.append(" needle\n")
    screen.advance(by: .seconds(1))
    #expect(screen.lines.last?.contains("1 line with “needle”,") == true)
  }

  @Test(arguments: [nil, "of"]) func `no row is kept for a line that was added`(
    filter: String?
  ) throws {
    let file = try TemporaryText(lines(1...3))
    let log = try RecordsScreen.log([file.path], follows: true)
    let screen = ScreenDriver(log, size: size)
    if let filter { screen.press("f", "\"\(filter)\"", "return", "end") }
    for step in 1...20 {
      try file.append(lines(step * 3 + 1...step * 3 + 3))
      screen.advance(by: .seconds(1))
    }
    let rows = log.tableGroups[0].rows
    #expect(rows.count == 63)
    for place in 0..<63 {
      let row = try #require(rows[place])
      #expect(rows[place] !== row, "row \(place) was made before it was asked for")
    }
    #expect(cursor(screen).hasSuffix("line 63 of some"))
    screen.expectConsistentDrawing()
  }

  @Test(arguments: [nil, "9"]) func `a file that outgrows its chunks keeps the reader's place`(
    filter: String?
  ) throws {
    let file = try TemporaryText(lines(1...15_000))
    let log = try RecordsScreen.log([file.path], follows: true, chunkLength: 64)
    let screen = ScreenDriver(log, size: size)
    if let filter { screen.press("f", "\"\(filter)\"", "return") }
    screen.press("home", "down", "down")
    let seen = cursor(screen)
    try file.append(lines(15_001...30_000))
    screen.advance(by: .seconds(1))
    #expect(log.groupCount < 8200)
    #expect(cursor(screen) == seen)
    let count = (1...30_000).count { filter.map("\($0)".contains) ?? true }
    #expect((0..<log.groupCount).reduce(0) { $0 + (log.group(at: $1)?.rows.count ?? 0) } >= count)
    screen.press("end")
    #expect(cursor(screen).hasSuffix(filter == nil ? "line 30000 of some" : "line 29999 of some"))
    screen.expectConsistentDrawing()
  }

  @Test func `any changes in any order show the contents of the files`() throws {
    let seeds = (0..<6).map { _ in UInt64.random(in: 0..<1_000_000) }
    for seed in [712_094, 572_627] + seeds {
      var random = RandomNumbers(seed: seed)
      let file = try TemporaryText(lines(1...9))
      let (log, screen) = try follow(file)
      var steps = "seed \(seed), steps "
      for step in 1...12 {
        let kind = Int.random(in: 0...5, using: &random)
        steps += "\(kind)"
        let from = step * 100
        switch kind {
        case 0, 1: try file.append(lines(from...from + Int.random(in: 0...30, using: &random)))
        case 2: try file.append("part of a line ")
        case 3: try file.write(lines(from...from + Int.random(in: 0...9, using: &random)))
        case 4:
          screen.press("f", "ctrl+u", "\"\(Int.random(in: 0...9, using: &random))\"", "return")
        default: screen.press("escape", "up", "up")
        }
        screen.advance(by: .seconds(1))
        screen.expectConsistentDrawing(steps)
      }
      screen.press("escape", "escape", "escape")
      let text = try file.text()
      let count = text.split(separator: "\n").count
      #expect(Array(log.printedLines(width: 80)).count == count, "\(steps)")
      screen.press("end")
      let words = (text.split(separator: "\n").last ?? "").split(separator: " ")
      let ending = words.last ?? ""
      // A line may be cut, even before its end, where the next chunk of the file begins.
      let rest = cursor(screen).drop { " >↪".contains($0) }
      let isRest = cursor(screen).contains("↪") && words.joined(separator: " ").hasSuffix(rest)
      #expect(cursor(screen).contains(ending) || isRest, "\(steps)")
      let group = log.tableGroups.indices.last { !log.tableGroups[$0].rows.isEmpty }
      let last = group.map { RowPath(group: $0, row: log.tableGroups[$0].rows.count - 1) }
      #expect(log.tableView.cursor == last, "\(steps)")
    }
  }

  @Test(arguments: [16, 64])
  func `a character of UTF-16 that was split at the end of the file is shown whole`(
    chunkLength: Int
  ) throws {
    let units = Array("\u{FEFF}line 1\nline 𝄞 2\nline 3".utf16)
    let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    // The second half of the pair comes later.
    let end = 2 * "\u{FEFF}line 1\nline ".utf16.count + 2
    let file = try TemporaryText("")
    try Data(bytes[..<end]).write(to: file.url)
    let log = try RecordsScreen.log([file.path], follows: true, chunkLength: chunkLength)
    let screen = ScreenDriver(log, size: size)
    #expect(screen.content.prefix(3) == ["    1 line 1", ">   2 line \u{FFFD}", ""])
    let handle = try FileHandle(forWritingTo: file.url)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(bytes[end...]))
    try handle.close()
    screen.advance(by: .seconds(1))
    let lines = ["    1 line 1", "    2 line 𝄞 2", ">   3 line 3", ""]
    #expect(screen.content.prefix(4) == lines[...])
  }
}
