import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct UpdatesScreenTests {
  @Test func `buttons stand above what they change`() {
    driver(height: 26).expectContent(
      """
      Changes that can't go wrong
      > Animation  [automatic] fade  left  right  top  bottom  middle  none
        One row     a add  d delete  m move  r reload  x exchange
        One day     A add  D delete  M move  R reload
        All days    s shuffle  o order  v reverse  z begin again
        At once     b a batch  f in mid-flight
        What is happening here                                                      ›
      Nothing has happened yet: press a key.
      7 rows in 2 days.
      Monday
        ☎ Ada                                                           a missed call
        ✉ Bruno
          See you at the old mill at 2 o'clock.
        ☎ Clara                                                         a missed call
        ♫ Dario
          a voice message of a minute
          ███████████████─────  75 % heard
      Tuesday
        ☎ Edith                                                         a missed call
        ✉ Felix
          See you at the old mill at 6 o'clock.
        ☎ Greta                                                         a missed call
      """)
  }

  @Test func `left and right choose a button, Return presses it`() {
    let screen = driver()
    screen.press("down", "right", "right", "left", "return")
    #expect(screen.line(with: "> One row     a add [d delete] m move  r reload") != nil)
    #expect(screen.line(with: "6 rows in 2 days.") != nil)
    screen.press("left", "left")
    #expect(screen.line(with: "x exchange]") != nil)
  }

  @Test func `a click presses the button below it, and nothing beside the buttons`() throws {
    let screen = driver()
    func click(_ word: String) throws {
      let line = try #require(screen.line(with: word))
      let start = try #require(screen.lines[line].firstRange(of: word)?.lowerBound)
      let column = screen.lines[line].distance(from: screen.lines[line].startIndex, to: start)
      screen.click(column: column + 1, line: line)
    }
    try click("d delete")
    #expect(screen.line(with: "> One row     a add [d delete] m move  r reload") != nil)
    #expect(screen.line(with: "6 rows in 2 days.") != nil)
    try click("One row")
    #expect(screen.line(with: "6 rows in 2 days.") != nil)
    try click("right")
    try click("left")
    #expect(screen.line(with: "> Animation   automatic  fade [left] right") != nil)
    try click("Animation")
    #expect(screen.line(with: "[left]") != nil)
  }

  @Test func `selecting the animation steps through all of them`() {
    let screen = driver()
    for name in ["fade", "left", "right", "top", "bottom", "middle", "none", "automatic"] {
      screen.press("return")
      #expect(screen.line(with: "[\(name)]") != nil)
    }
    screen.press("t", "right", "left", "left")
    #expect(screen.line(with: "[automatic]") != nil)
  }

  @Test(arguments: 0..<8)
  func `every animation ends with the same table`(animation: Int) {
    let expected = driver()
    let screen = driver()
    expected.stage.animatesChanges = false
    for _ in 0..<animation { for driver in [expected, screen] { driver.press("t") } }
    for key in ["a", "x", "A", "M", "f"] {
      for driver in [expected, screen] { driver.press(key) }
      #expect(screen.text == expected.text, "after \(key)")
    }
  }

  @Test func `moving rows are drawn between their places`() {
    let screen = UpdatesScreen()
    let stage = Stage(root: screen, size: ScreenSize(width: 60, height: 30))
    var frames: Set<String> = []
    stage.handle(.key(KeyPress("f")), at: .zero)
    for frame in 0..<40 {
      let now = Duration.milliseconds(frame * 10)
      if stage.frame(at: now) != nil, let footer = screen.tableGroups[0].footer {
        frames.insert(footer.text)
      }
    }
    #expect(frames.count == 2)
    #expect(stage.nextDeadline == nil)
    #expect(screen.tableGroups[0].footer?.text.hasSuffix("9 rows in 2 days.") == true)
  }

  @Test func `a change is made to the row with the cursor, which stays with its row`() {
    let screen = driver()
    screen.press("down", "down", "down", "down", "down", "down", "down")
    #expect(screen.line(with: "> ✉ Bruno") != nil)
    screen.press("a")
    #expect(screen.line(with: "Hana was inserted at 1.1.") != nil)
    #expect(screen.line(with: "> ✉ Bruno") != nil)
    screen.press("s", "v", "o", "M")
    #expect(screen.line(with: "> ✉ Bruno") != nil)
    screen.press("r")
    #expect(screen.line(with: "at 2 o'clock. Or an hour later, if it rains.") != nil)
    screen.press("d")
    #expect(screen.line(with: "Bruno was removed from") != nil)
    #expect(screen.lines.contains { $0.hasPrefix(">") })
  }

  @Test func `days and rows are shuffled and sorted again`() {
    let screen = driver()
    let first = screen.content.dropFirst(9)
    screen.press("s")
    #expect(screen.content.dropFirst(9) != first)
    screen.press("v", "M", "m", "o")
    let names = screen.content.dropFirst(9).compactMap { line in
      line.firstIndex { "☎✉♫".contains($0) }.map { line[$0...].split(separator: " ")[1] }
    }
    #expect(names == ["Ada", "Bruno", "Clara", "Dario", "Edith", "Felix", "Greta"])
    screen.press("a", "A", "d", "z")
    #expect(screen.content.dropFirst(9) == first)
  }

  @Test func `everything can be deleted, and something added again`() {
    let screen = driver()
    for _ in 0..<9 { screen.press("d") }
    #expect(screen.line(with: "There is no row to delete.") != nil)
    #expect(screen.line(with: "0 rows in 2 days.") != nil)
    screen.press("D", "D", "D", "m", "M", "r", "R", "x", "s", "v", "o")
    #expect(screen.line(with: "0 rows in 0 days.") != nil)
    screen.press("b", "f", "a")
    #expect(screen.line(with: "5 rows in 1 day.") != nil)
  }

  @Test func `the article opens from its row`() {
    let screen = driver()
    screen.press("down", "down", "down", "down", "down", "return")
    #expect(screen.lines[0].contains("What Is Happening Here"))
    screen.press("escape")
    #expect(screen.line(with: "> What is happening here") != nil)
  }

  @Test(arguments: [1, 2])
  func `whatever is pressed, nothing is lost and all is drawn`(seed: UInt64) {
    let table = UpdatesScreen()
    var diagnostics: [TableDiagnostic] = []
    table.onDiagnostic = { diagnostics.append($0) }
    let screen = ScreenDriver(table, size: ScreenSize(width: 60, height: 24))
    screen.typeAtRandom("adadmrxADMRsovbfbfAatcjjkkGg", seed: seed) { _ in
      let rows = table.tableGroups.dropFirst().reduce(0) { $0 + $1.rows.count }
      #expect(table.tableGroups[0].footer?.text.contains(" \(rows) row") == true)
    }
    #expect(diagnostics.isEmpty, "seed \(seed)")
  }

  private func driver(height: Int = 40) -> ScreenDriver {
    ScreenDriver(UpdatesScreen(), size: ScreenSize(width: 80, height: height))
  }
}
