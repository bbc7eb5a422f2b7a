import RowKit
import RowKitTesting
import Testing

/// Required fields of a form in the linear mode.
@MainActor struct RequiredFieldTests {
  private final class ExpenseForm: FormController {
    let category = Binding<String?>(nil)
    let date = Binding<CivilDate?>(nil)
    let name = Binding("")

    override func constructFormGroups() -> [FormGroup] {
      [
        FormGroup {
          FormField("name", .textField("Name", name)).rules(.required())
          FormField("category", .choice("Category", category, [Choice("Food", "Food")]))
            .rules(.required())
          FormField("date", .date("Date", date)).rules(.required())
        }
      ]
    }
  }

  @Test func `a question says that its value is required while there is none`() {
    let driver = LinearDriver(ExpenseForm(title: "Expense"))
    driver.type("name", "", "category", "", "date", "")
    #expect(driver.transcript.contains("Name, required, empty: "), "\(driver.transcript)")
    #expect(driver.transcript.contains("Category, required, now none."), "\(driver.transcript)")
    #expect(driver.transcript.contains("Date, required"), "\(driver.transcript)")
  }

  @Test func `going back from the first field says so, and asks it again`() {
    let driver = LinearDriver(ExpenseForm(title: "Expense"))
    driver.type(".b")
    #expect(
      driver.transcript.hasSuffix("This is the first field.\nName, required, empty: "),
      "\(driver.transcript)")
  }
}
