import RowKit
import RowKitTesting
import Testing

@MainActor struct TextFieldRowTests {
  private let probe = FieldProbe()

  private var table: TableDriver { TableDriver(TableGroup(rows: probe.rows), width: 40) }

  @Test func `an object of an app is a text field by two properties`() {
    final class MottoRow: TextFieldRow {
      let label = "Motto"
      let text = Binding("Onwards")
    }
    let row = MottoRow()
    let table = TableDriver(row, width: 40)
    table.expect("> Motto       Onwards")
    table.press("return", "!", "escape")
    #expect(row.text.value == "Onwards!")
  }

  @Test func `fields show their values, or placeholders`() {
    table.expect(
      """
      > Name        Ada
        Nickname    ‹none›
        Password
        Age         36
        Weight      60.50 kg
        Note        ‹Anything›
      """)
  }

  @Test func `a label that doesn't fit beside its field stands above it`() {
    let table = TableDriver(
      TextFieldRowController("Full name of the person *", Binding("Ada")), width: 40)
    table.expect(
      """
      > Full name of the person *
        Ada
      """)
    table.resize(width: 20, height: 10)
    table.expect(
      """
      > Full name of the
        person *
        Ada
      """)
    table.press("return")
    table.type("!")
    #expect(table.caret == ScreenPoint(column: 6, line: 3))
  }

  @Test func `on a narrow screen labels stand above the fields`() {
    let table = table
    table.resize(width: 20, height: 16)
    table.expect(
      """
      > Name
        Ada
        Nickname
        ‹none›
        Password

        Age
        36
        Weight
        60.50 kg
        Note
        ‹Anything›
      """)
  }

  @Test func `fields have a readable width on a wide screen`() {
    probe.note = String(repeating: "word ", count: 40)
    let table = table
    table.resize(width: 200, height: 14)
    #expect(table.lines.allSatisfy { $0.count < 110 })
    #expect(table.lines[6].hasPrefix("  Note                    word word"))
  }

  @Test func `a read-only or disabled field can't be edited`() {
    let rows = ["read", "off", "on"].map { TextFieldRowController($0, Binding($0)) }
    rows[0].access = .readOnly
    rows[1].access = .disabled
    let table = TableDriver(TableGroup(rows: rows), height: 3)
    #expect(table.cursor == RowPath(group: 0, row: 2))
    #expect(table.style(column: 14, line: 1).foreground == .role(.secondaryText))
    #expect(table.style(column: 2, line: 2).foreground == .role(.disabledText))
    table.press("tab", "up")
    #expect(!table.controller.isEditingText)
  }

  @Test func `an optional text is empty for nil, and nil for empty`() {
    let table = table
    table.press("down", "return")
    table.type("x")
    #expect(probe.nickname == "x")
    table.press("backspace")
    #expect(probe.nickname == nil)
  }

  @Test func `a row with its own value reports each change, and the end`() {
    var changes: [String] = []
    var ends: [String] = []
    let row = TextFieldRowController("Name", Binding("") { changes.append($0) })
    row.onEnd { ends.append($0) }
    let table = TableDriver(row)
    table.press("return")
    table.type("ab")
    table.press("left", "escape")
    #expect(changes == ["a", "ab"])
    #expect(ends == ["ab"])
  }

  @Test func `the end reports the text as its setter stored it`() {
    var (stored, ends) = ("", [String]())
    let text = Binding(get: { stored }, set: { stored = $0.lowercased() })
    let table = TableDriver(TextFieldRowController("Code", text).onEnd { ends.append($0) })
    table.press("return")
    table.type("AB")
    table.press("escape")
    #expect(ends == ["ab"])
  }

  @Test func `a model that changes shows at once`() {
    let table = table
    probe.name = "Grace"
    table.update()
    #expect(table.lines[1] == "> Name        Grace")
  }

  @Test func `a field that is edited lies on a field's background`() {
    let table = table
    table.press("return", "shift+left")
    #expect(table.style(column: 14, line: 1).background == .role(.field))
    #expect(table.style(column: 16, line: 1).background == .role(.selection))
    #expect(table.style(column: 20, line: 1).background == .role(.field))
    table.expectConsistentDrawing()
  }

  @Test func `rows of the same unobserved model follow the typed text`() {
    let contact = PlainContact()
    let table = TableDriver(
      .textField("Name", Binding(contact, \.name)), .value("Hello", Binding(contact, \.name)),
      .numberField("Age", Binding(contact, \.age), range: 0...150),
      .value("Years", Binding(contact, \.age)),
      width: 40)
    table.press("return")
    table.type("!")
    #expect(table.lines[2].hasSuffix("Ada!"))
    table.press("escape", "down", "down", "return")
    table.type("5")
    #expect(table.lines[4].hasSuffix("5"))
    table.type("x")
    #expect(table.lines.contains { $0.hasPrefix("  Years") && $0.hasSuffix(" 3") })
  }

  @Test func `a placeholder differs from a value, on the row with the cursor too`() {
    let rows = ["", "none"].map { TextFieldRowController("Name", Binding($0), placeholder: "none") }
    let table = TableDriver(TableGroup(rows: rows), width: 40)
    for _ in 0..<2 {
      #expect(table.lines[1].dropFirst(2) != table.lines[2].dropFirst(2))
      table.press("return")
      #expect(table.lines[1].dropFirst(2) != table.lines[2].dropFirst(2))
      table.press("escape", "down")
    }
    table.expect(
      """
        Name        ‹none›
      > Name        none
      """)
  }
}

/// A contact without observation.
@MainActor private final class PlainContact {
  var name = "Ada"
  var age = 3
}
