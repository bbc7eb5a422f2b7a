import RowKit
import RowKitTesting
import Testing

/// Rows with controls as fields of a form.
@MainActor struct FormControlTests {
  private final class Order {
    var size: String?
    var terms = false
    var count = 0
  }

  /// A form of controls alone.
  private final class OrderForm: FormController {
    let order = Order()
    override func constructFormGroups() -> [FormGroup] {
      [
        FormGroup {
          FormField("size", .choice("Size", Binding(order, \.size), [Choice("S"), Choice("L")]))
            .rules(.required())
          FormField("terms", .toggle("Terms", Binding(order, \.terms)))
            .rules(.required("Agree to the terms"))
          FormField("count", .stepper("Count", Binding(order, \.count), in: 0...9))
            .rules(.range(1...9)).enabled { $0["terms"].isOn }
        },
        FormGroup { saveRow() },
      ]
    }
  }

  /// A text field of an app, which is also a field of a form.
  private final class TagField: TextEditingRow, FormRow {
    var tag = ""
    var access = FieldAccess.editable
    var formValue: FormValue { .text(tag) }
    var editableText: String { tag }

    func configure(_ cell: TableCell) {
      cell.isEnabled = access != .disabled
      cell.show(FieldContent("Tag", text: tag, editing: cell.state.textEditing))
    }

    func textDidChange(_ text: String, row: RowContext) { tag = text }
  }

  /// A row of an app that is selected, which is also a field of a form.
  private final class FolderRow: SelectableRow, FormRow {
    var access = FieldAccess.editable
    let formValue = FormValue.none

    func configure(_ cell: TableCell) {
      cell.isEnabled = access != .disabled
      cell.show("Folder", value: "Home", accessory: .disclosureIndicator)
    }

    func didSelect(_ row: RowContext) { row.push(TextScreen(title: "Folders", text: "")) }
  }

  private final class OwnRowsForm: FormController {
    let order = Order()
    let rows = (tag: TagField(), folder: FolderRow())
    override func constructFormGroups() -> [FormGroup] {
      [
        FormGroup {
          FormField("on", .toggle("On", Binding(order, \.terms)))
          FormField("tag", rows.tag).enabled { $0["on"].isOn }
          FormField("folder", rows.folder).enabled { $0["on"].isOn }
        }
      ]
    }
  }

  @Test func `rows of an app that are disabled take no text, can't be selected, and look so`() {
    let form = OwnRowsForm(title: "Own", style: .plain)
    let screen = ScreenDriver(form, size: ScreenSize(width: 30, height: 6))
    screen.press("down")
    screen.type("hello")
    screen.click(column: 4, line: 4)
    screen.expectContent(
      """
      > On                     ○───
      - Tag

      - Folder                 Home
      """)
    screen.press("return", "down")
    screen.type("hello")
    screen.press("escape", "down", "return")
    #expect(form.rows.tag.tag == "hello" && screen.stage.screen.title == "Folders")
  }

  private let form = OrderForm(title: "Order", style: .plain)

  private func driver() -> ScreenDriver {
    ScreenDriver(form, size: ScreenSize(width: 30, height: 12))
  }

  @Test func `messages appear below controls, and disappear when the rule holds`() {
    let screen = driver()
    screen.press("ctrl+s")
    screen.advance(by: .seconds(5))
    screen.expectContent(
      """
      > Size                    — ›
        ! Required
        Terms                  ○───
        ! Agree to the terms
      - Count                 − 0 +
      -            Save
      """)
    screen.press("return", "return", "tab", "return", "tab", "right")
    #expect(!screen.text.contains("!"))
    #expect(form.canSave)
    #expect(
      form.values.map { "\($0.key) \($0.value.json)" } == [
        #"size "S""#, "terms true", "count 1",
      ])
  }

  @Test func `the controls of a read-only form don't change`() {
    let screen = driver()
    form.isReadOnly = true
    screen.press("down", "return", "space", "right", "tab", "return")
    #expect(form.order.size == nil)
    #expect(!form.order.terms)
    #expect(form.order.count == 0)
  }

  @Test func `changed controls count as unsaved`() {
    let screen = driver()
    screen.press("tab", "return")
    #expect(form.hasUnsavedChanges)
    screen.press("return")
    #expect(!form.hasUnsavedChanges)
  }

  @Test func `a row that the app disabled stays so when the form is editable again`() {
    let number = TextFieldRowController("Number", Binding("1")).disabled()
    let name = TextFieldRowController("Name", Binding("Ada"))
    let form = FormProbe { _ in
      [
        FormGroup {
          FormField("number", number); FormField("name", name)
        }
      ]
    }
    let screen = ScreenDriver(form)
    form.isReadOnly = true
    screen.update()
    #expect(number.access == .disabled && name.access == .readOnly)
    form.isReadOnly = false
    screen.update()
    #expect(number.access == .disabled && name.access == .editable)
  }
}
