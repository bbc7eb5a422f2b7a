import RowKit
import RowKitTesting
import Testing

/// Fields of several rows in the linear mode.
@MainActor struct AskedSharedFieldTests {
  private final class OrderForm: FormController {
    let name = Binding("")
    let plan = Binding<String?>(nil)
    let days = Binding<Set<String>>([])
    let phones = Binding<[String]>([])
    var hasPhones = false

    override func constructFormGroups() -> [FormGroup] {
      let all = [
        FormGroup {
          FormField("name", .textField("Name", name)).rules(.required())
        },
        FormGroup("Plan") {
          FormField("plan", radio: plan, [Choice("Free"), Choice("Pro")]).rules(.required())
        },
        FormGroup("Days") {
          FormField("days", checks: days, [Choice("Mon"), Choice("Tue")])
        },
      ]
      return hasPhones ? all + [phoneGroup] : all
    }

    private var phoneGroup: FormGroup {
      FormGroup("Phones") {
        FormField("phones", repeating: phones, adding: "Add Phone", new: "", maximum: 3) {
          TextFieldRowController("Phone", $0)
        }.rules(.required("A phone at least"))
      }
    }

    override func save() {}
  }

  @Test func `radio rows are asked as one choice, and check rows as one list`() {
    let form = OrderForm(title: "Order")
    let driver = LinearDriver(form)
    driver.type("Ada", "pro", "2", "", "s")
    #expect(form.plan.value == "Pro")
    #expect(form.days.value == ["Tue"])
    let said = driver.transcript
    for line in [
      "Plan, required.", "1 Free\n2 Pro", "Plan, now Pro.", "Days.", "1 Mon\n2 Tue", "Tue: yes.",
      "Days, now Tue.", "Saved.",
    ] {
      #expect(said.contains(line), "\(line) in \(said)")
    }
  }

  @Test func `leaving a list of choices says what was chosen`() {
    let driver = LinearDriver(OrderForm(title: "Order"))
    driver.type("Ada", "pro", "1", "q")
    #expect(driver.transcript.contains("Mon: yes."), "\(driver.transcript)")
    #expect(driver.transcript.contains("Days, now Mon."), "\(driver.transcript)")
    #expect(!driver.transcript.contains("unchanged"), "\(driver.transcript)")
  }

  @Test func `help for yes or no names these`() {
    let table = GenericTableController(title: "Sounds")
    table.tableGroups = [TableGroup(rows: [.toggle("Silent", Binding(false))])]
    let driver = LinearDriver(table)
    driver.type("1", "?")
    #expect(driver.transcript.contains("Type yes or no."), "\(driver.transcript)")
  }

  @Test func `a refused radio field is asked again`() {
    let form = OrderForm(title: "Order")
    let driver = LinearDriver(form)
    driver.type(".q", "s", "Ada", "1")
    #expect(form.plan.value == "Free")
    #expect(driver.transcript.contains("Plan, now Free.\nSaved."), "\(driver.transcript)")
  }

  @Test func `a round ends with the rows of fields that ask nothing`() {
    let form = OrderForm(title: "Order")
    form.hasPhones = true
    let driver = LinearDriver(form)
    driver.type("Ada", "pro", "")
    #expect(
      driver.transcript.contains(
        "Not asked: Phones, 6 Add Phone, required, button.\nThat was the last field."),
      "\(driver.transcript)")
    driver.type("6", "12", "s")
    #expect(form.phones.value == ["12"])
    #expect(driver.transcript.contains("Saved."), "\(driver.transcript)")
  }

  @Test func `a refused field that no answer can change is named, and nothing is asked`() {
    let form = OrderForm(title: "Order")
    form.hasPhones = true
    form.name.value = "Ada"
    form.plan.value = "Free"
    let driver = LinearDriver(form)
    driver.type(".q", "s", "x")
    #expect(
      driver.transcript.contains(
        "Not saved. Problems: 1.\nPhones: A phone at least.\n6 Add Phone, required, button.\n"),
      "\(driver.transcript)")
    #expect(driver.transcript.contains("«x»\nNo row matches x."), "\(driver.transcript)")
  }
}
