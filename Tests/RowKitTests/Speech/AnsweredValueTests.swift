import RowKit
import RowKitTesting
import Testing

/// Answers that are texts of values: taken exactly, or refused.
@MainActor struct AnsweredValueTests {
  private func driver(_ row: any CellController) -> LinearDriver {
    let screen = GenericTableController(title: "Values")
    screen.tableGroups = [TableGroup(rows: [row])]
    return LinearDriver(screen)
  }

  @Test(arguments: [
    ("50", 0.5), ("50 %", 0.5), ("5%", 0.05), ("52", 0.3), ("50 apples", 0.3), ("3 MB", 0.3),
    ("1,5", 0.3), ("1", 0.3), ("0.5", 0.3),
  ])
  func `a slider accepts a number of its scale`(answer: String, result: Double) {
    let volume = Binding(0.3)
    driver(.slider("Volume", volume)).type("volume", answer)
    #expect(volume.value == result)
  }

  @Test(arguments: [(0.5, "50", 0.5), (0.504, "50", 0.504), (0.3, "50", 0.5), (0.3, "60 %", 0.6)])
  func `a slider with steps of less than a percent takes the nearest one, or keeps its own`(
    value: Double, answer: String, result: Double
  ) {
    let volume = Binding(value)
    driver(.slider("Volume", volume, step: 0.001)).type("volume", answer)
    #expect(volume.value == result)
  }

  @Test func `a slider without a text is answered with its number`() {
    let volume = Binding(0.25)
    let format = NumberFormat.words { _ in "" }
    let driver = driver(.slider("Volume", volume, in: 0...10, step: 0.5, format: format))
    driver.type("volume", "7.5")
    #expect(volume.value == 7.5)
    #expect(driver.transcript.contains("number 0 to 10, now 0.25"), "\(driver.transcript)")
    driver.type("volume", "11")
    #expect(volume.value == 7.5)
  }

  @Test(arguments: [(0.3, 0.1, "100", 0.3), (10, 3, "100", 10), (3600, 1, "50", 1800)])
  func `a slider accepts every percentage that its keys reach`(
    end: Double, step: Double, answer: String, result: Double
  ) {
    let volume = Binding(0.0)
    let driver = driver(.slider("Volume", volume, in: 0...end, step: step))
    driver.type("volume", answer)
    #expect(abs(volume.value - result) < 0.01 * end, "\(driver.transcript)")
  }

  @Test func `further options are read after one was chosen`() {
    let names = (1...14).map { $0 == 14 ? "Monday" : "day \($0)" }
    let chosen = Binding(Set<String>())
    let driver = driver(.multipleChoice("Days", chosen, names.map { Choice($0, $0) }))
    driver.type("days", "3", "m")
    #expect(chosen.value == ["day 3"])
    #expect(driver.transcript.contains("14 Monday"), "\(driver.transcript)")
  }

  @Test func `an answer of a megabyte is refused without repeating it`() {
    let name = Binding("Harp")
    let driver = driver(.textField("Name", name))
    driver.type("name", String(repeating: "x", count: 1_000_000))
    let reply = driver.transcript.split(separator: "»\n").last ?? ""
    #expect(reply.contains("At most 10000 characters") && reply.contains("xxx…"), "\(reply)")
    #expect(reply.utf8.count < 1000)
    #expect(name.value == "Harp")
  }

  @Test(arguments: ["b", "q", "apple", "Apple", "10", "e\u{301}", "\u{E9}"])
  func `the whole title of an option is taken, letter by letter`(title: String) {
    let names = ["b", "q", "apple", "Apple", "10", "e\u{301}", "\u{E9}"]
    let chosen = Binding(3)
    driver(.choice("Fruit", chosen, names.indices.map { Choice($0, names[$0]) }))
      .type("fruit", title)
    #expect(names[chosen.value].utf8.elementsEqual(title.utf8), "\(chosen.value)")
  }

  @Test(arguments: [("4", 4), ("1", 1), ("8", 8), ("3", 2), ("none", nil), ("0", 2)])
  func `options have no numbers if the title of one is the number of another`(
    answer: String, value: Int?
  ) {
    let lanes = Binding<Int?>(2)
    let driver = driver(.choice("Lanes", lanes, [1, 2, 4, 8].map { Choice($0, "\($0)") }))
    driver.type("lanes", answer)
    #expect(lanes.value == value)
    #expect(
      driver.transcript.contains(
        "none\n1\n2, current\n4\n8\none of these or none, Enter keeps: "),
      "\(driver.transcript)")
    let isRefused = driver.transcript.contains("Type one of the names, or none.")
    #expect(isRefused == ["0", "3"].contains(answer), "\(driver.transcript)")
  }

  @Test(arguments: ["\(Int.min)", "\(Int.max)", "0", String(repeating: "x", count: 5000)])
  func `an answer that is no option is refused`(answer: String) {
    let tone = Binding("Bell")
    let driver = driver(.choice("Tone", tone, [Choice("Bell", "Bell"), Choice("Harp", "Harp")]))
    driver.type("tone", answer, ".q")
    #expect(tone.value == "Bell")
    #expect(driver.transcript.contains("Not accepted") || driver.transcript.contains("At most"))
  }

  @Test(arguments: ["206-11-21", "2026-11-2", "26-11-21", "8:00"])
  func `a date with a digit too few is refused`(answer: String) {
    let born = Binding(CivilDate("1990-03-12"))
    driver(.date("Born", born)).type("born", answer)
    #expect(born.value == CivilDate("1990-03-12"))
  }

  @Test(arguments: [
    ("9999-12-31", "At most 28 Nov 2026."), ("1899-12-31", "At least 1 Jan 1900."),
    ("soon", "Date such as 1990-03-12, at least 1 Jan 1900, at most 28 Nov 2026."),
  ])
  func `a date outside of the range is refused with the limit`(answer: String, reason: String)
    throws
  {
    let born = Binding(CivilDate("1990-03-12"))
    let first = try #require(CivilDate("1900-01-01"))
    let last = try #require(CivilDate("2026-11-28"))
    let driver = driver(.date("Born", born, in: first...last))
    driver.type("born", answer)
    #expect(born.value == CivilDate("1990-03-12"))
    #expect(
      driver.transcript.contains(
        "Born, date such as 1990-03-12, at least 1 Jan 1900, at most 28 Nov 2026, now "),
      "\(driver.transcript)")
    #expect(
      driver.transcript.contains("Not accepted: \(answer). \(reason)"), "\(driver.transcript)")
  }

  @Test(arguments: ["2026-11-23 11:15", "2026-11-23T11:15"])
  func `a date and a time are asked for and given with a space between them`(answer: String) throws
  {
    let call = Binding(CivilDateTime("2026-11-23T10:30"))
    let driver = driver(.dateAndTime("Call", call))
    driver.type("call", answer)
    #expect(
      driver.transcript.contains("date and time such as 2026-11-23 10:30, now 2026-11-23 10:30:"),
      "\(driver.transcript)")
    #expect(call.value == CivilDateTime("2026-11-23T11:15"), "\(driver.transcript)")
  }

  @Test func `the lines of a refused text are kept`() {
    let note = Binding("")
    let driver = driver(
      .textField("Note", note, input: TextInput(maximumLength: 8, isMultiline: true)))
    driver.type("note", "one", "two", "three.", ".", ".u", ".")
    #expect(note.value == "one\ntwo")
    #expect(
      driver.transcript.contains(
        "Lines kept: 3. Add more, or .u removes the last. A line with one dot ends.\n"),
      "\(driver.transcript)")
    #expect(driver.transcript.contains("Removed: three.\n"), "\(driver.transcript)")
  }

  @Test func `a time may begin with an hour of one digit`() {
    let alarm = Binding(CivilTime(hour: 7, minute: 30))
    driver(.time("Alarm", alarm)).type("alarm", "8:05")
    #expect(alarm.value == CivilTime(hour: 8, minute: 5))
  }

  @Test(arguments: [("Bell", "Bell"), ("", "Harp"), ("Bell and more", "Harp")])
  func `a text is taken or refused also after code collapsed its group`(
    answer: String, result: String
  ) {
    let name = Binding("Harp")
    let screen = GenericTableController(title: "Values")
    screen.tableGroups = [
      TableGroup(rows: [
        .textField("Name", name, input: TextInput(maximumLength: 8), id: "name")
      ])
    ]
    let driver = LinearDriver(screen)
    driver.type("name")
    screen.setCollapsed(true, group: 0)
    driver.type(answer)
    #expect(name.value == result)
    #expect(!driver.transcript.contains("Editing ended"))
  }

  @Test func `a text that was changed elsewhere is asked for again before it is replaced`() {
    let city = Binding("Paris")
    let driver = driver(.textField("City", city))
    driver.type("city")
    city.value = "Rome"
    driver.type("Berlin")
    #expect(city.value == "Rome", "\(driver.transcript)")
    #expect(driver.transcript.contains("Changed elsewhere"), "\(driver.transcript)")
    #expect(driver.transcript.contains("now Rome"), "\(driver.transcript)")
    driver.type("Berlin")
    #expect(city.value == "Berlin", "\(driver.transcript)")
  }

  @Test func `typed lines stay when their text was changed elsewhere`() {
    let note = Binding("one")
    let driver = driver(.multilineText("Note", note))
    driver.type("note", "first", "second")
    note.value = "other"
    driver.type(".")
    #expect(note.value == "other", "\(driver.transcript)")
    driver.type(".")
    #expect(note.value == "first\nsecond", "\(driver.transcript)")
  }

  @Test func `a number that was changed elsewhere is asked for again with the one that it is now`()
  {
    let count = Binding(3)
    let driver = driver(.stepper("Count", count, in: 0...9))
    driver.type("count")
    count.value = 7
    driver.type("5")
    #expect(count.value == 7, "\(driver.transcript)")
    #expect(driver.transcript.contains("now 7"), "\(driver.transcript)")
    driver.type("5")
    #expect(count.value == 5, "\(driver.transcript)")
  }

  @Test func `a text that was changed elsewhere stays when its row is made again`() {
    let screen = GenericTableController(title: "Values")
    var city = "Paris"
    func group() -> TableGroup {
      TableGroup(rows: [.textField("City", Binding(get: { city }, set: { city = $0 }))])
    }
    screen.tableGroups = [group()]
    let driver = LinearDriver(screen)
    driver.type("city")
    city = "Rome"
    screen.tableGroups = [group()]
    driver.type("Berlin")
    #expect(city == "Rome", "\(driver.transcript)")
    #expect(driver.transcript.contains("now Rome"), "\(driver.transcript)")
    driver.type("Berlin")
    #expect(city == "Berlin", "\(driver.transcript)")
  }

  @Test func `a formatted number and a secret are replaced unless they were changed elsewhere`() {
    let size = Binding(1234.5)
    let secret = Binding("old")
    let screen = GenericTableController(title: "Values")
    screen.tableGroups = [
      TableGroup(rows: [
        .numberField("Size", size, idleFormat: .fixed(2, grouped: true), suffix: "kg"),
        .secureField("Code", secret),
      ])
    ]
    let driver = LinearDriver(screen)
    driver.type("size", "7.25", "code", "new")
    #expect(size.value == 7.25 && secret.value == "new", "\(driver.transcript)")
    driver.type("size")
    size.value = 8
    driver.type("9", ".q", "code")
    secret.value = "other"
    driver.type("mine", ".q")
    #expect(size.value == 8 && secret.value == "other", "\(driver.transcript)")
  }
}
