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
