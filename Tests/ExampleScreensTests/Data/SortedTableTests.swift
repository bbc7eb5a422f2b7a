import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct SortedTableTests {
  private let contacts = """
    name,extension
    grace,9
    Ada,100
    Alan,
    Bob,9
    """

  private func table(_ text: String) throws -> ScreenDriver {
    let file = try TemporaryText(text)
    return ScreenDriver(
      try RecordsScreen.table(file.path), size: ScreenSize(width: 44, height: 8))
  }

  @Test func `a click on a column's name sorts by it, and another one in the other direction`()
    throws
  {
    let screen = try table(contacts)
    screen.click(column: 10, line: 1)
    screen.expectContent(
      """
        name   extension ↑
      > grace            9
        Bob              9
        Ada            100
        Alan
      """)
    screen.click(column: 10, line: 1)
    screen.expectContent(
      """
        name   extension ↓
      > Ada            100
        grace            9
        Bob              9
        Alan
      """)
    screen.click(column: 3, line: 1)
    #expect(screen.content[1] == "> Ada             100")
    #expect(screen.content[4] == "  grace             9")
    screen.expectConsistentDrawing()
  }

  @Test func `a record to which the cursor was moved keeps it in another order`() throws {
    let screen = try table(contacts)
    screen.press("s down")
    #expect(screen.content.contains("> Alan"), "\(screen.text)")
    screen.press("r")
    #expect(screen.content.contains("> Alan"), "\(screen.text)")
    screen.press("home r")
    #expect(screen.content[1].hasPrefix(">"), "\(screen.text)")
    // It may have been the first one in between.
    screen.press("escape s end r r")
    #expect(screen.content.contains { $0.hasPrefix("> grace") }, "\(screen.text)")
  }

  @Test func `a sorted table is printed as the table is`() throws {
    let screen = try table("n,city,zip\nBob,\"Ulm, D\",2\nAda,,1\n")
    func printed() -> [String] {
      screen.stage.screen.printedLines(width: 80).map { String($0) }
    }
    #expect(printed() == ["n\tcity\tzip", "Bob\tUlm, D\t2", "Ada\t\t1"])
    screen.press("s")
    #expect(printed() == ["n\tcity\tzip", "Ada\t\t1", "Bob\tUlm, D\t2"])
    screen.press("r")
    #expect(printed() == ["n\tcity\tzip", "Bob\tUlm, D\t2", "Ada\t\t1"])
  }

  @Test func `a filtered table prints the records that it shows, below their names`() throws {
    let screen = try table(contacts)
    screen.press("f")
    screen.type("b")
    screen.press("return")
    func printed() -> [String] {
      screen.stage.screen.printedLines(width: 80).map { String($0) }
    }
    #expect(printed() == ["name\textension", "Bob\t9"])
    screen.press("s")
    #expect(printed() == ["name\textension", "Bob\t9"])
    screen.press("escape escape")
    #expect(printed().count == 5)
  }

  @Test func `left at the first column keeps the order`() throws {
    let screen = try table(contacts)
    screen.press("s left left")
    #expect(screen.stage.navigation.screens.count == 2)
    screen.press("escape")
    #expect(screen.stage.navigation.screens.count == 1)
  }

  @Test func `a coloured text is among the sorted matches`() throws {
    let file = try TemporaryText("name,city\n\u{1B}[31mAd\u{1B}[0ma,Oslo\nAda,Rome\nBo,Rome\n")
    let screen = ScreenDriver(
      try RecordsScreen.table(file.path), size: ScreenSize(width: 60, height: 9))
    screen.press("f", "\"Ada\"", "return", "s")
    #expect(screen.line(with: "Oslo") != nil && screen.line(with: "Bo") == nil, "\(screen.text)")
  }

  @Test func `sorting again includes records that were appended`() throws {
    let file = try TemporaryText(contacts)
    let screen = ScreenDriver(
      try RecordsScreen.table(file.path, follows: true), size: ScreenSize(width: 60, height: 9))
    screen.press("s")
    try file.append("\nZoe,1\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "Sorting again includes") != nil, "\(screen.text)")
    #expect(screen.line(with: "Zoe") == nil)
    screen.press("r r")
    #expect(screen.line(with: "Zoe") != nil, "\(screen.text)")
  }

  @Test func `sorting a pipe again includes records that arrived meanwhile`() throws {
    let pipe = try TemporaryPipe(contacts + "\n")
    let screen = ScreenDriver(
      try RecordsScreen.table(pipe.path), size: ScreenSize(width: 60, height: 9))
    screen.press("s")
    try pipe.write("Zoe,1\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "Sorting again includes") != nil, "\(screen.text)")
    #expect(screen.line(with: "Zoe") == nil)
    screen.press("r r")
    #expect(screen.line(with: "Zoe") != nil, "\(screen.text)")
    screen.press("escape")
    #expect(screen.line(with: "Zoe") != nil, "\(screen.text)")
  }

  @Test func `texts have a natural order in both directions`() throws {
    let screen = try table("name,n\nfay,1\nItem 10,2\nÉva,3\nitem 9,4\nÉva,5\n")
    screen.click(column: 3, line: 1)
    screen.expectContent(
      """
        name ↑   n
      > Éva      3
        Éva      5
        fay      1
        item 9   4
        Item 10  2
      """)
    screen.click(column: 3, line: 1)
    #expect(screen.content[4...5] == ["  Éva      3", "  Éva      5"])
  }

  @Test(arguments: [true, false])
  func `a rewritten file returns to the table, with its new records if it is followed`(
    follows: Bool
  ) throws {
    let file = try TemporaryText(contacts)
    let screen = ScreenDriver(
      try RecordsScreen.table(file.path, follows: follows), size: ScreenSize(width: 44, height: 8))
    screen.press("s")
    try file.append("\nZoe,1")
    screen.advance(by: .seconds(1))
    #expect(screen.stage.navigation.screens.count == 2)
    try file.write("name,extension\nMary,7\n")
    screen.advance(by: .seconds(1))
    #expect(screen.stage.navigation.screens.count == 1)
    #expect(screen.text.contains("was rewritten"), "\(screen.text)")
    screen.press("s")
    screen.advance(by: .seconds(1))
    #expect(screen.stage.navigation.screens.count == 2)
    #expect(screen.text.contains("Mary"), "\(screen.text)")
  }

  @Test(arguments: [true, false])
  func `sorting shows the file as it is now, also one that isn't followed`(
    isSorted: Bool
  ) throws {
    let file = try TemporaryText(contacts)
    let screen = ScreenDriver(
      try RecordsScreen.table(file.path), size: ScreenSize(width: 44, height: 8))
    if isSorted { screen.press("s") }
    try file.write("city;country;people\nHull;UK;267\nUlm, D;DE;128\nBath;UK;94\nYork;UK;141\n")
    screen.advance(by: .seconds(1))
    screen.press("s")
    screen.expectContent(
      """
        city ↑  country  people
      > Bath    UK           94
        Hull    UK          267
        Ulm, D  DE          128
        York    UK          141
      """)
    screen.press("escape")
    #expect(screen.content[0] == "  city    country  people")
    #expect(screen.content[1] == "> Hull    UK          267")
  }

  @Test(arguments: [true, false])
  func `a sorted table says that another file has its name`(follows: Bool) throws {
    let file = try TemporaryText(contacts)
    let screen = ScreenDriver(
      try RecordsScreen.table(file.path, follows: follows), size: ScreenSize(width: 180, height: 8))
    screen.press("s")
    try file.rotate("name,extension\nMary,7\n")
    screen.advance(by: .seconds(1))
    #expect(screen.line(with: "is another file now. These are the former records.") != nil)
    #expect(screen.content[1].hasPrefix("> Ada"))
  }

  @Test func `keys sort by the first visible column, the next one, and in reverse`() throws {
    let screen = try table(contacts)
    screen.press("s")
    #expect(screen.content[0] == "  name ↑  extension")
    #expect(screen.content[1].hasPrefix("> Ada"))
    screen.press("s")
    #expect(screen.content[1].hasPrefix("> grace"))
    screen.press("r")
    #expect(screen.content[1].hasPrefix("> Ada"))
    screen.press("s", "escape")
    #expect(screen.content[1].hasPrefix("> grace"))
  }

  @Test func `the direction is said in words for numbers or for text`() throws {
    let screen = try table(contacts)
    screen.press("s")
    #expect(screen.text.contains("by name, A to Z."), "\(screen.text)")
    screen.press("r")
    #expect(screen.text.contains("by name, Z to A."), "\(screen.text)")
    screen.press("s")
    #expect(screen.text.contains("by extension, smallest first."), "\(screen.text)")
    screen.press("r")
    #expect(screen.text.contains("by extension, largest first."), "\(screen.text)")
  }

  @Test func `a sorted table is printed with its header`() throws {
    let screen = try table(contacts)
    screen.press("s", "s")
    let lines = Array(screen.stage.screen.printedLines(width: 40))
    #expect(lines.first == "name\textension")
    #expect(lines.dropFirst().first == "grace\t9")
  }

  @Test func `the column of the order is in view`() throws {
    let wide = String(repeating: "w", count: 60)
    let screen = try table("a,b,c,d\n\(wide),2,3,4\nx,1,2,3\n")
    screen.press("s", "s", "s", "s")
    #expect(screen.content[0].contains("d ↑"))
  }

  @Test func `a record of a sorted table opens with its number in the file`() throws {
    let screen = try table(contacts)
    screen.press("s", "return")
    #expect(screen.line(with: "Record 2") != nil)
    #expect(screen.line(with: "100") != nil)
  }

  @Test func `only records that contain the filter are sorted`() throws {
    let screen = try table(contacts)
    screen.press("f", "\"9\"", "return", "s")
    #expect(screen.content.dropFirst().map { $0.prefix(7) } == ["> Bob  ", "  grace", "", "", ""])
  }

  @Test func `records with line breaks stay whole`() throws {
    let screen = try table("a,b\n2,\"x\ny\"\n1,z\n")
    screen.press("s")
    #expect(screen.content[1].hasPrefix(">   1  z"))
    #expect(screen.content[2].hasSuffix("x⏎y"))
  }
}
