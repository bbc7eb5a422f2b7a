import Files
import Foundation
import RowKit
import RowKitTesting
import Testing

@testable import ExampleScreens

/// Files that change while they are shown and aren't followed, or while they are printed.
@MainActor struct ChangedFilesTests {
  private let size = ScreenSize(width: 90, height: 8)

  private func lines(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { "line \($0) of some\n" }.joined()
  }

  @Test func `lines of two versions are never mixed`() throws {
    let file = try TemporaryText(lines(1...50))
    let screen = ScreenDriver(try RecordsScreen.log([file.path], chunkLength: 64), size: size)
    screen.press("down", "down")
    try file.write((1...9).map { "new \($0)\n" }.joined())
    screen.press("down")
    #expect(screen.line(with: "some") == nil, "\(screen.text)")
    #expect(screen.content.contains(">   4 new 4"), "\(screen.text)")
    #expect(screen.lines.last?.contains("was rewritten.") == true, "\(screen.text)")
    try file.write("new 1\nnew 2\n")
    screen.press("up")
    #expect(screen.content.prefix(3) == ["    1 new 1", ">   2 new 2", ""], "\(screen.text)")
    #expect(screen.lines.last?.contains("became shorter.") == true, "\(screen.text)")
    screen.expectConsistentDrawing()
  }

  @Test func `a search that runs when the file is written again looks at its new records`() throws {
    let file = try TemporaryText(lines(1...2000))
    let log = try RecordsScreen.log([file.path], chunkLength: 512)
    log.scriptedReach = 2000
    let screen = ScreenDriver(log, size: size)
    screen.press("/", "\"needle\"", "return")
    #expect(screen.lines.last?.contains("searched") == true, "\(screen.text)")
    try file.write((1...4000).map { $0 == 3990 ? "needle\n" : "new line \($0)\n" }.joined())
    screen.press("down")
    screen.advance(by: .seconds(1))
    #expect(screen.content.contains("> 3990 needle"), "\(screen.text)")
  }

  @Test func `lines that are added to a file that isn't followed stay out`() throws {
    let file = try TemporaryText(lines(1...3))
    let screen = ScreenDriver(try RecordsScreen.log([file.path]), size: size)
    try file.append(lines(4...5))
    screen.press("end")
    #expect(screen.lines.last?.hasSuffix("3 of 3") == true)
    screen.press("F")
    #expect(screen.lines.last?.contains("5 of 5, following") == true)
  }

  @Test(arguments: ["", "1\n2\n", "a much longer line\n"])
  func `very many short lines are emptied or written again while they are shown`(
    text: String
  ) throws {
    // More lines than those whose beginnings are kept.
    let lines = String(repeating: "1\n", count: 100_000) + "last\n"
    for key in ["down", "pagedown", "end"] {
      let file = try TemporaryText(lines)
      let screens = [
        try RecordsScreen.log([file.path]), try RecordsScreen.table(file.path),
      ].map { ScreenDriver($0, size: size) }
      try file.write(text)
      for screen in screens {
        screen.press(key)
        #expect(screen.line(with: "last") == nil)
        screen.expectConsistentDrawing()
      }
    }
  }

  @Test func `a filtered file is emptied`() throws {
    let text = (1...3000).map { $0 % 10 == 0 ? "line \($0) HIT\n" : "line \($0)\n" }.joined()
    for follows in [false, true] {
      let file = try TemporaryText(text)
      let screen = ScreenDriver(
        try RecordsScreen.log([file.path], follows: follows, chunkLength: 1024), size: size)
      screen.press("f", "\"HIT\"", "return")
      try file.write("")
      screen.press("G", "home", "end")
      screen.advance(by: .seconds(6))
      #expect(screen.lines.last?.contains("0 lines with “HIT”") == true, "\(screen.text)")
    }
  }

  @Test(arguments: [1, 20_000])
  func `a table may grow or shrink between its opening and its first frame`(count: Int) throws {
    let text = "name,number\n" + (1...count).map { "row \($0),\($0)\n" }.joined()
    for other in ["", "name", "name,number\n1", text + text + text] {
      let file = try TemporaryText(text)
      let found = try FoundFile(OpenFile(path: file.path))
      try file.write(other)
      let table = try RecordsScreen.table(found, follows: false, spoolLimit: nil)
      let screen = ScreenDriver(table, size: size)
      screen.press("end", "home")
      screen.expectConsistentDrawing()
    }
  }

  @Test(arguments: ["", "plain\n"])
  func `text in UTF-16 that is written later is shown as such`(before: String) throws {
    let file = try TemporaryText(before)
    let log = try RecordsScreen.log([file.path], follows: true, chunkLength: 16)
    let screen = ScreenDriver(log, size: size)
    let units = "\u{FEFF}line 1\nline 2\n".utf16
    try Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }).write(to: file.url)
    screen.advance(by: .seconds(1))
    let lines = ["    1 line 1", ">   2 line 2", ""]
    #expect(screen.content.prefix(3) == lines[...], "\(screen.text)")
    try file.write("plain again\n")
    screen.advance(by: .seconds(1))
    #expect(screen.content.prefix(2) == [">   1 plain again", ""], "\(screen.text)")
    screen.expectConsistentDrawing()
  }

  @Test(arguments: [nil, "new"]) func `the rows of a limited number of former files stay`(
    filter: String?
  ) throws {
    let file = try TemporaryText("new 0\n")
    let log = try RecordsScreen.log([file.path], follows: true)
    let screen = ScreenDriver(log, size: ScreenSize(width: 90, height: 30))
    if let filter { screen.press("f", "\"\(filter)\"", "return") }
    for number in 1...12 {
      try file.delete()
      try file.write("new \(number)\n")
      screen.advance(by: .seconds(1))
      #expect(screen.line(with: "> ") == screen.line(with: "new \(number)"))
    }
    screen.expectConsistentDrawing()
    #expect(log.sources.count == 9)
    #expect((4...12).allSatisfy { screen.line(with: "new \($0)") != nil }, "\(screen.text)")
    #expect(screen.content.count { $0.contains("new ") } == 9, "\(screen.text)")
  }

  // MARK: Printing

  @Test(arguments: ["", "line 1 of some\nli", "other\n", "line 1 of same\n"])
  func `a file that changes while it is printed is reported, without lines it never had`(
    other: String
  ) throws {
    let text = lines(1...400)
    let file = try TemporaryText(text)
    let log = try RecordsScreen.log([file.path], chunkLength: 256)
    let printed = log.printedLines(width: 80).makeIterator()
    var seen = [printed.next()]
    try file.write(other)
    while let line = printed.next() { seen.append(line) }
    let known = Set((text + other).split(separator: "\n").map(String.init))
    #expect(seen.allSatisfy { $0.map(known.contains) ?? false }, "\(seen)")
    #expect(log.finishWork() == ["“\(file.path)” changed while it was printed."])
  }

  @Test func `a file that is written again, and longer, while it is printed is reported`() throws {
    let file = try TemporaryText(lines(1...400))
    let log = try RecordsScreen.log([file.path], chunkLength: 256)
    let printed = log.printedLines(width: 80).makeIterator()
    _ = printed.next()
    try file.write((1...900).map { "new line \($0)\n" }.joined())
    while printed.next() != nil {}
    #expect(log.finishWork() == ["“\(file.path)” changed while it was printed."])
  }

  @Test func `lines that are added while a file is printed are no fault`() throws {
    let file = try TemporaryText(lines(1...40))
    let log = try RecordsScreen.log([file.path], chunkLength: 256)
    let printed = log.printedLines(width: 80).makeIterator()
    _ = printed.next()
    try file.append(lines(41...50))
    var count = 1
    while printed.next() != nil { count += 1 }
    #expect(count == 40)
    #expect(log.finishWork().isEmpty)
  }

  @Test func `a sorted table that changes while it is printed is reported`() throws {
    let file = try TemporaryText("a,b\n" + (1...400).map { "\($0),x\n" }.joined())
    let table = try RecordsScreen.table(file.path)
    let screen = ScreenDriver(table, size: size)
    screen.press("s", "r")
    let printed = screen.stage.screen.printedLines(width: 80).makeIterator()
    #expect(printed.next() == "a\tb" && printed.next() == "400\tx")
    try file.write("a,b\n7,y\n8,y\n")
    var seen: [String] = []
    while let line = printed.next() { seen.append(line) }
    #expect(seen.isEmpty)
    #expect(table.finishWork() == ["“\(file.path)” changed while it was printed."])
  }

  @Test func `an unclosed quote is reported where the table is printed`() throws {
    let file = try TemporaryText("a,b\n1,2\n3,\"4\n5,6\n")
    let table = try RecordsScreen.table(file.path, chunkLength: 4)
    #expect(Array(table.printedLines(width: 80)).count == 3)
    let problem = "A quote in “\(file.path)” is never closed, so one record goes on to the end."
    #expect(table.finishWork() == [problem])
    let sorted = try RecordsScreen.table(file.path)
    let screen = ScreenDriver(sorted, size: size)
    screen.press("s")
    #expect(Array(screen.stage.screen.printedLines(width: 80)).count == 3)
    #expect(sorted.finishWork() == [problem])
  }

  @Test func `a line that names the delimiter isn't printed`() throws {
    let file = try TemporaryText("sep=;\nname;sum\nBob;1,5\nAda;12\n")
    let table = try RecordsScreen.table(file.path)
    #expect(Array(table.printedLines(width: 80)) == ["name\tsum", "Bob\t1,5", "Ada\t12"])
    let screen = ScreenDriver(table, size: size)
    screen.press("f", "\"1\"", "return")
    #expect(Array(table.printedLines(width: 80)) == ["name\tsum", "Bob\t1,5", "Ada\t12"])
    screen.press("s")
    let sorted = Array(screen.stage.screen.printedLines(width: 80))
    #expect(sorted == ["name\tsum", "Ada\t12", "Bob\t1,5"])
  }

  @Test(arguments: ["", "a", "sep=", "sep=;\n", "sep=;\na", "a;"])
  func `a table from a slow pipe is printed with the delimiter of its whole header`(
    first: String
  ) throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    #expect(write(ends[1], first, first.utf8.count) == first.utf8.count)
    let found = try FoundFile(OpenFile(sharing: ends[0]))
    close(ends[0])
    let table = try RecordsScreen.table(found, follows: false, spoolLimit: nil)
    let whole = first.hasPrefix("s") ? "sep=;\na;b\n1;2\n\"x;y\";3\n" : "a;b\n1;2\n\"x;y\";3\n"
    let rest = String(whole.dropFirst(first.count))
    #expect(write(ends[1], rest, rest.utf8.count) == rest.utf8.count)
    close(ends[1])
    #expect(Array(table.printedLines(width: 80)) == ["a\tb", "1\t2", "x;y\t3"])
  }

  @Test func `a pipe that delivered nothing yet is waited for`() throws {
    let pipe = try TemporaryPipe("")
    let screen = ScreenDriver(try RecordsScreen.log([pipe.path]), size: size)
    #expect(screen.lines.last?.hasSuffix("waiting for input") == true, "\(screen.text)")
    try pipe.write("one\n")
    screen.advance(by: .seconds(1))
    #expect(screen.lines.last?.hasSuffix("1 of 1") == true, "\(screen.text)")
  }

  @Test func `of a very long record the beginning is shown, which is said`() throws {
    let file = try TemporaryText("a,b\n1,\(String(repeating: "y ", count: 600_000))\n2,z\n")
    let screen = ScreenDriver(try RecordsScreen.table(file.path), size: size)
    func footer() -> GroupTitle? {
      (screen.stage.screen as? RecordTextScreen)?.tableGroups.first?.footer
    }
    screen.press("return")
    #expect(footer() != nil)
    screen.press("escape", "end", "return")
    #expect(screen.line(with: "z") != nil && footer() == nil)
  }
}
