import RowKit
import RowKitTesting
import Testing

@MainActor struct PageFieldTests {
  @Test func `typed text is stored in the row's data`() {
    let driver = driver()
    driver.press("return")
    driver.type("Ada")
    #expect(driver.page.data(Field.self, forRow: 0, in: 0) == Field("Name", "Ada"))
    driver.press("escape")
    #expect(driver.page.allData(Field.self, in: 0)?.map(\.value) == ["Ada", "", ""])
    #expect(driver.seen == "> Name\n  Ada\n  Town\n  ‹none›\n  Note\n  ‹none›")
    driver.expectConsistentDrawing()
  }

  @Test func `data that are set while their row is edited are what the next key changes`() {
    let driver = driver()
    driver.press("return")
    driver.type("Ada")
    driver.page.setData(Field("Name", "Grace"), forRow: 0, in: 0)
    driver.update()
    #expect(driver.seen.hasPrefix("> Name\n  Grace"))
    driver.type("!")
    #expect(driver.page.data(Field.self, forRow: 0, in: 0)?.value == "Grace!")
    driver.press("ctrl+_", "ctrl+_")
    #expect(driver.page.data(Field.self, forRow: 0, in: 0)?.value == "Ada")
  }

  @Test func `return ends editing and leads to the next field`() {
    let driver = driver()
    driver.press("return")
    driver.type("Ada\nLondon")
    #expect(driver.page.tableView.cursor == RowPath(group: 0, row: 1))
    driver.press("escape")
    #expect(driver.page.allData(Field.self, in: 0)?.map(\.value) == ["Ada", "London", ""])
    #expect(!driver.page.isEditingText)
  }

  @Test func `a field may take several lines, and grows with them`() {
    let driver = driver()
    driver.press("end", "return")
    driver.type("a\nb\nc")
    #expect(driver.seen.hasSuffix("> Note\n  a\n  b\n  c"))
    driver.press("escape")
    #expect(driver.page.data(Field.self, forRow: 2, in: 0)?.value == "a\nb\nc")
    driver.expectConsistentDrawing()
  }

  @Test func `the text is kept though its cell scrolled away meanwhile`() {
    let page = FieldsPage(style: .plain)
    page.add(Field("Name", ""))
    for number in 0..<30 { page.addRow(WordCell.self, data: "\(number)") }
    let driver = PageDriver(page)
    driver.press("return")
    driver.type("Ada")
    driver.wheel(9)
    #expect(page.tableView.cell(at: RowPath(group: 0, row: 0)) == nil)
    driver.press("escape")
    #expect(page.data(Field.self, forRow: 0, in: 0)?.value == "Ada")
    #expect(page.changed == [RowPath(group: 0, row: 0)])
    #expect((page.allData(String.self, in: 0) ?? []) == (0..<30).map(String.init))
  }

  @Test func `the page is notified once after editing has changed data`() {
    let driver = driver()
    driver.press("return", "escape")
    #expect((driver.page as? FieldsPage)?.changed == [])
    driver.press("return")
    driver.type("ab")
    driver.press("backspace", "tab")
    #expect((driver.page as? FieldsPage)?.changed == [RowPath(group: 0, row: 0)])
  }

  @Test func `the page isn't notified of a text that the program set`() {
    let driver = driver()
    driver.page.context(at: RowPath(group: 0, row: 0)).setText("Ada")
    driver.update()
    driver.press("return", "escape")
    #expect(driver.page.data(Field.self, forRow: 0, in: 0)?.value == "Ada")
    #expect((driver.page as? FieldsPage)?.changed == [])
  }

  @Test func `nor of a text that the program set in a collapsed section`() {
    let driver = driver()
    driver.page.collapseSection(at: 0)
    driver.page.context(at: RowPath(group: 0, row: 0)).setText("Ada")
    driver.page.expandSection(at: 0)
    driver.update()
    driver.press("return", "escape")
    #expect(driver.page.data(Field.self, forRow: 0, in: 0)?.value == "Ada")
    #expect((driver.page as? FieldsPage)?.changed == [])
  }

  @Test func `every selection edits a field of a page for multiple selection`() {
    let driver = driver()
    driver.page.tableView.selectionMode = .multiple
    for text in ["a", "b", "c"] {
      driver.press("return")
      driver.type(text)
      driver.press("escape")
      #expect(driver.page.tableView.selection.isEmpty)
    }
    #expect(driver.page.data(Field.self, forRow: 0, in: 0)?.value == "abc")
  }

  @Test func `rows inserted above move the edited text with its row`() {
    let driver = driver()
    driver.press("return")
    driver.type("Ad")
    driver.page.addRow(at: 0, in: 0, cell: WordCell.self, data: "above")
    driver.type("a")
    driver.press("escape")
    #expect(driver.page.data(Field.self, forRow: 1, in: 0)?.value == "Ada")
    #expect((driver.page as? FieldsPage)?.changed == [RowPath(group: 0, row: 1)])
  }

  @Test func `what may be typed depends on the data`() {
    let page = FieldsPage(style: .plain)
    page.add(Field("Digits", ""))
    let driver = PageDriver(page)
    driver.press("return")
    driver.type("a1b2c3d4")
    #expect(page.data(Field.self, forRow: 0, in: 0)?.value == "123")
  }

  @Test func `a field that can't be selected is not edited`() {
    let page = FieldsPage(style: .plain)
    page.add(Field("Closed", "shut"))
    page.add(Field("Name", ""))
    let driver = PageDriver(page)
    driver.press("tab")
    #expect(page.tableView.cursor == RowPath(group: 0, row: 1))
    driver.press("escape", "up", "return")
    driver.type("x")
    #expect(page.data(Field.self, forRow: 0, in: 0)?.value == "shut")
  }

  @Test func `suggestions come from the class`() {
    let driver = driver()
    driver.press("down", "return")
    driver.type("L")
    #expect(driver.seen.contains("London"))
    driver.press("down", "return")
    #expect(driver.page.data(Field.self, forRow: 1, in: 0)?.value == "London")
  }

  private func driver() -> PageDriver {
    let page = FieldsPage(style: .plain)
    for label in ["Name", "Town", "Note"] { page.add(Field(label, "")) }
    return PageDriver(page)
  }
}

/// The data of a field.
struct Field: Equatable {
  var label: String
  var value: String

  init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}

/// A page of fields, which records those whose data changed.
final class FieldsPage: PageTableController {
  private(set) var changed: [RowPath] = []

  func add(_ field: Field) {
    addRow(FieldCell.self, data: field, animation: .none)
  }

  override func dataDidChange(forRow row: Int, in section: Int) {
    changed.append(RowPath(group: section, row: row))
  }
}

private final class FieldCell: PageCell<Field> {
  override class var editableText: WritableKeyPath<Field, String>? { \.value }

  override class func textInput(for data: Field) -> TextInput {
    switch data.label {
    case "Note": TextInput(isMultiline: true)
    case "Digits": TextInput(keyboard: .number, maximumLength: 3)
    default: TextInput()
    }
  }

  override class func suggestions(for text: String, of data: Field) -> [String] {
    data.label == "Town" ? ["London", "Lisbon"].filter { $0.hasPrefix(text) } : []
  }

  override class func isSelectable(_ data: Field) -> Bool { data.label != "Closed" }

  override func configure(for data: Field) {
    super.configure(for: data)
    showField(data.label, placeholder: "none")
  }
}
