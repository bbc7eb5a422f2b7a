import RowKit
import RowKitTesting
import Testing

/// Texts of several lines in the linear mode, which nothing may lose without a word.
@MainActor struct TypedLinesTests {
  private let note = Binding("one\ntwo")
  private let screen = GenericTableController(title: "Form")

  private func driver() -> LinearDriver {
    screen.tableGroups = [
      TableGroup { TextFieldRowController("Note", note, input: .multiline) }
    ]
    return LinearDriver(screen)
  }

  private func reply(_ driver: LinearDriver) -> String {
    String(driver.transcript.split(separator: "»\n").last ?? "")
  }

  @Test func `a dot without a line keeps the text`() {
    driver().type("1", ".")
    #expect(note.value == "one\ntwo")
  }

  @Test func `lines of the text are heard, taken over, removed and added to`() {
    let driver = driver()
    driver.type("1", ".now")
    #expect(reply(driver).hasPrefix("1 one\n2 two\nNote, next line: "), "\(reply(driver))")
    driver.type(".u", "three", "", ".l")
    #expect(reply(driver).hasPrefix("1 one\n2 three\n3 empty\n"), "\(reply(driver))")
    driver.type(".")
    #expect(note.value == "one\nthree\n")
  }

  @Test func `an alert interrupts a text, which goes on after it with its lines`() {
    let driver = driver()
    driver.type("1", "A")
    screen.show(Alert("Changed elsewhere", actions: [.cancel {}, AlertAction("Read")]))
    driver.type("B", "2")
    #expect(reply(driver).contains("Lines kept: 2."), "\(driver.transcript)")
    driver.type("C", ".")
    #expect(note.value == "A\nB\nC")
  }

  @Test func `an answer goes to the row that was made again meanwhile`() {
    final class Notes: GenericTableController {
      var text = "one"

      override func constructTableGroups() -> [TableGroup] {
        [TableGroup { TextFieldRowController("Note", Binding(self, \.text), input: .multiline) }]
      }
    }
    let notes = Notes(title: "Form")
    let driver = LinearDriver(notes)
    driver.type("1", "A")
    notes.clearTableGroups()
    driver.advance(by: .seconds(1))
    driver.type("B", ".")
    #expect(notes.text == "A\nB", "\(driver.transcript)")
  }

  @Test func `an alert interrupts any question`() {
    let isOn = Binding(false)
    screen.tableGroups = [TableGroup { ToggleRowController("Wi-Fi", isOn) }]
    let driver = LinearDriver(screen)
    driver.type("1")
    screen.show(Alert("Changed elsewhere", actions: [.cancel {}, AlertAction("Read")]))
    driver.type("x", "2", "y")
    #expect(isOn.value, "\(driver.transcript)")
  }

  @Test func `lines that are dropped are said`() {
    let driver = driver()
    driver.type("1", "A", ".q")
    #expect(reply(driver).hasPrefix("Note: the typed lines are dropped.\n"), "\(reply(driver))")
    driver.type("1", "A")
    driver.endInput()
    #expect(driver.transcript.contains("Cancelled. Changes are not saved."))
    #expect(note.value == "one\ntwo")
  }

  @Test func `lines that are dropped in other ways are said, too`() {
    let driver = driver()
    driver.type("1", "A", ".clear")
    #expect(reply(driver).hasPrefix("Note: the typed lines are dropped.\n"), "\(reply(driver))")
    note.value = "one\ntwo"
    driver.type("1", "A")
    driver.endInput()
    #expect(reply(driver).contains("Note: the typed lines are dropped.\n"), "\(reply(driver))")
  }

  @Test(arguments: [["one"], [".now", "A"]])
  func `lines that replace no text go to their row when the conversation ends`(lines: [String]) {
    if lines.count == 1 { note.value = "" }
    let former = note.value
    let driver = driver()
    driver.type("1")
    for line in lines { driver.type(line) }
    driver.endInput()
    #expect(reply(driver).hasSuffix("\nEnded.\n"), "\(reply(driver))")
    #expect(note.value == (former.isEmpty ? "one" : former + "\nA"))
  }

  @Test func `lines aren't submitted when the conversation ends`() {
    var submitted: [String] = []
    let row = TextFieldRowController("Say", Binding(""), input: .multiline)
    screen.tableGroups = [TableGroup { row.onSubmit { text, _ in submitted.append(text) } }]
    let driver = LinearDriver(screen)
    driver.type("1", "half")
    driver.endInput()
    #expect(submitted.isEmpty)
    #expect(reply(driver).contains("Say: the typed lines are dropped.\n"), "\(reply(driver))")
  }

  @Test func `lines that were taken over keep their line breaks`() {
    let text = "a\r\nb\u{B}c\u{85}d\u{2029}e"
    note.value = text
    let driver = driver()
    driver.type("1", ".now", ".")
    #expect(note.value.utf8.elementsEqual(text.utf8), "\(driver.transcript)")
    driver.type("1", ".now", "f", ".")
    #expect(note.value.utf8.elementsEqual((text + "\nf").utf8), "\(driver.transcript)")
  }

  @Test func `a carriage return that was taken over stays a line break of its own`() {
    note.value = "p\r"
    driver().type("1", ".now", "b", ".")
    #expect(note.value == "p\n\nb")
    note.value = "p\rq"
    driver().type("1", ".now", ".u", "", "q", ".")
    #expect(note.value == "p\n\nq")
  }

  @Test func `a line that the text can't contain is refused at once`() {
    let driver = driver()
    driver.type("1", "A", "b\u{7}c")
    #expect(reply(driver).hasPrefix("Not accepted: b␇c. Control characters"), "\(reply(driver))")
    #expect(reply(driver).contains("Lines kept: 1."), "\(reply(driver))")
    driver.type("B", ".")
    #expect(note.value == "A\nB")
  }

  @Test func `help names what ends a text, before and after its first line`() {
    let driver = driver()
    driver.type("1", ".?")
    #expect(reply(driver).contains("Enter keeps the value"), "\(reply(driver))")
    driver.type("A", ".?")
    #expect(!reply(driver).contains("Enter keeps the value"), "\(reply(driver))")
    #expect(reply(driver).contains("Enter adds an empty line."), "\(reply(driver))")
  }

  @Test func `a long text is said by its beginning`() {
    note.value = String(repeating: "word ", count: 200)
    let driver = driver()
    driver.type("1", String(repeating: "other ", count: 200), ".")
    let said = driver.transcript.replacing(/«.*»/, with: "")
    #expect(said.split(separator: "\n").allSatisfy { $0.count < 120 }, "\(said)")
  }
}
