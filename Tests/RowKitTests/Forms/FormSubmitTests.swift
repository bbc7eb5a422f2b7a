import RowKit
import RowKitTesting
import Testing

@MainActor struct FormSubmitTests {
  private final class Person {
    var name = ""
    var city = ""
  }

  private final class PersonForm: FormController {
    let person = Person()
    var isSaved = false

    override func constructFormGroups() -> [FormGroup] {
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(person, \.name))).rules(.required())
          FormField("city", .textField("City", Binding(person, \.city))).rules(.required())
        },
        FormGroup { saveRow() },
      ]
    }

    override func save() { isSaved = true }
  }

  @Test func `a disabled save row leads to the first missing field, and says how many are`() {
    let form = PersonForm(title: "Person", style: .plain)
    let driver = ScreenDriver(form)
    driver.press("end")
    #expect(driver.lines.contains { $0.hasPrefix(">-") && $0.hasSuffix("Save") })
    driver.press("return")
    #expect(driver.lines.last == " 2 fields are missing or wrong.")
    #expect(driver.line(with: "> Name") != nil)
    driver.type("Ada")
    driver.press("escape", "end", "return")
    #expect(driver.lines.last == " 1 field is missing or wrong.")
    driver.type("Leeds")
    driver.press("escape", "end", "return")
    #expect(form.isSaved)
  }
}
