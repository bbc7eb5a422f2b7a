import Observation
import RowKit
import RowKitTesting
import Testing

@MainActor struct FormConditionTests {
  /// The number of evaluations of a condition.
  @MainActor private final class Counter {
    var count = 0
  }

  private func form(_ counter: Counter = Counter()) -> FormProbe {
    FormProbe { form in
      [
        FormGroup("Who") {
          FormField("name", .textField("Name", Binding(form.account, \.name)))
          FormField("company", .textField("Company", Binding(form.account, \.company)))
            .rules(.required())
            .visible { values in
              counter.count += 1
              return values["name"].text.hasPrefix("C")
            }
        },
        FormGroup("More") {
          FormField("email", .textField("E-mail", Binding(form.account, \.email)))
            .enabled { !$0["company"].isEmpty }
        }.visible { !$0["name"].isEmpty },
      ]
    }
  }

  @Test func `rows and groups appear and disappear with the values`() {
    let form = form()
    let screen = ScreenDriver(form)
    screen.expectContent(
      """
      Who
      > Name
      """)
    screen.press("return")
    screen.type("C")
    screen.expectContent(
      """
      Who
      > Name        C
        Company
      More
      - E-mail      —
      """)
    #expect(form.values.map(\.key.description) == ["name", "company", "email"])
    #expect(!form.canSave)
    screen.press("tab")
    screen.type("X")
    screen.press("tab")
    #expect(screen.line(with: "> E-mail") != nil)
    screen.press("backtab", "backtab", "home")
    screen.type("A")
    screen.expectContent(
      """
      Who
      > Name        AC
      More
      - E-mail      —
      """)
    #expect(form.values.map(\.key.description) == ["name", "email"])
    #expect(form.canSave)
    screen.expectConsistentDrawing()
  }

  @Test func `a condition is asked once for a change, and not otherwise`() {
    let counter = Counter()
    let screen = ScreenDriver(form(counter))
    let first = counter.count
    screen.press("down", "up")
    screen.resize(width: 50, height: 10)
    #expect(counter.count == first)
    screen.press("return")
    let before = counter.count
    screen.type("C")
    #expect(counter.count == before + 1)
  }

  @Observable final class Device {
    var isOnline = false
    var limit = 3
  }

  @Test func `a condition and a rule follow each change of a model`() {
    let device = Device()
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(form.account, \.name)))
            .rules(.custom { value, _ in value.text.count <= device.limit ? nil : "Too long" })
          FormField("email", .textField("E-mail", Binding(form.account, \.email)))
            .visible { !$0["name"].isEmpty && device.isOnline }
        }
      ]
    }
    let screen = ScreenDriver(form)
    func showsEmail() -> Bool { screen.line(with: "E-mail") != nil }
    device.isOnline = true
    screen.update()
    #expect(!showsEmail())
    screen.press("return")
    screen.type("Ada")
    #expect(showsEmail(), "\(screen.text)")
    for isOnline in [false, true, false, true] {
      device.isOnline = isOnline
      screen.update()
      #expect(showsEmail() == isOnline, "\(screen.text)")
    }
    for limit in [2, 3, 1] {
      device.limit = limit
      screen.update()
      #expect((screen.line(with: "Too long") != nil) == (limit < 3), "\(screen.text)")
    }
    #expect(form.account.name == "Ada" && form.problems.map(\.key) == ["name"])
  }

  @Test func `a rule that changes the model that it reads doesn't keep the form busy`() {
    let device = Device()
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(form.account, \.name)))
            .rules(
              .custom { _, _ in
                device.limit += 1
                return nil
              })
        }
      ]
    }
    let screen = ScreenDriver(form)
    screen.update()
    #expect(device.limit < 100)
    let former = device.limit
    screen.advance(by: .seconds(5))
    #expect(device.limit == former && screen.stage.nextDeadline == nil)
    device.limit = 0
    screen.update()
    #expect(device.limit > 0)
  }

  @Test func `appearing and disappearing rows are animated`() {
    let screen = ScreenDriver(form())
    screen.press("return")
    screen.stage.handle(.key(KeyPress("C")), at: screen.player.now)
    _ = screen.stage.frame(at: screen.player.now)
    #expect(screen.stage.nextDeadline != nil)
    screen.update()
    #expect(screen.line(with: "Company") != nil)
  }

  @Test func `a row that any condition hides is hidden`() {
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(form.account, \.name)))
            .visible { _ in true }.visible { _ in false }
          FormField("email", .textField("E-mail", Binding(form.account, \.email)))
        }
      ]
    }
    #expect(form.values.map(\.key.description) == ["email"])
  }

  @Test func `of two fields with one key each has its own condition and value`() {
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("isCompany", .toggle("Company", Binding(form.account, \.isCompany)))
          FormField("name", .textField("Surname", Binding(form.account, \.name)))
            .rules(.required(), showing: .submit).visible { !$0["isCompany"].isOn }
          FormField("name", .textField("Firm", Binding(form.account, \.company)))
            .rules(.required(), showing: .submit).visible { $0["isCompany"].isOn }
          FormField("email", .textField("E-mail", Binding(form.account, \.email)))
            .visible { $0["name"].text == "Acme" }
        }
      ]
    }
    form.account.name = "Lovelace"
    form.account.company = "Acme"
    let screen = ScreenDriver(form)
    screen.expectContent(
      """
      > Company                          ○───
        Surname     Lovelace
      """)
    screen.press("space")
    screen.expectContent(
      """
      > Company                          ━━━●
        Firm        Acme
        E-mail
      """)
    #expect(
      form.valuesAsJSON().filter { !$0.isWhitespace }
        == #"{"isCompany":true,"name":"Acme","email":""}"#)
  }

  @Test func `conditions in a circle are shown, and reported once`() {
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(form.account, \.name)))
            .visible { $0["email"].isEmpty }
          FormField("email", .textField("E-mail", Binding(form.account, \.email)))
            .visible { $0["name"].isEmpty }
        }
      ]
    }
    var reports: [TableDiagnostic] = []
    form.onDiagnostic = { reports.append($0) }
    let screen = ScreenDriver(form)
    screen.press("return")
    screen.type("Ada")
    #expect(reports.map(\.code) == [.cyclicConditions])
    #expect(form.values.map(\.key) == ["name", "email"])
    #expect(screen.line(with: "E-mail") != nil, "\(screen.text)")
  }

  @Test func `fields in circles are reported, and shown unless another has their key`() {
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("a", .textField("Field A", Binding("x"))).visible {
            $0["b"].isEmpty || $0["c"].isEmpty
          }
          FormField("b", .textField("Field B", Binding("x"))).visible {
            _ = $0["a"]; return true
          }
          FormField("c", .textField("Field C", Binding("x"))).visible {
            _ = $0["b"]; return false
          }
          FormField("name", .textField("Field D", Binding("x")))
            .visible { !$0["name"].isEmpty && $0["b"].isEmpty }
          FormField("name", .textField("Field E", Binding("x"))).visible { _ in false }
          FormField("other", .textField("Field F", Binding("x"))).visible { !$0["name"].isEmpty }
        }
      ]
    }
    var reports: [TableDiagnostic] = []
    form.onDiagnostic = { reports.append($0) }
    let screen = ScreenDriver(form)
    for name in ["A", "B", "C"] {
      #expect(screen.line(with: "Field \(name)") != nil, "\(screen.text)")
    }
    for name in ["D", "E", "F"] {
      #expect(screen.line(with: "Field \(name)") == nil, "\(screen.text)")
    }
    #expect(reports.map(\.code) == [.cyclicConditions])
  }

  @Test func `keys that no field has, and keys of two visible fields, are reported`() {
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("name", .textField("Name", Binding("x"))).rules(.equal(to: "nmae"))
          FormField("age", .textField("Age", Binding("x"))).enabled { $0["nmae"].isEmpty }
        },
        FormGroup {
          FormField("age", .textField("Years", Binding("x"))).visible { $0["name"] == .text("y") }
          FormField("name", .textField("Other", Binding("x")))
        },
      ]
    }
    var reports: [String] = []
    form.onDiagnostic = { reports.append("\($0)") }
    let screen = ScreenDriver(form)
    screen.press("down")
    #expect(
      reports == [
        "a form reads the value of a key that no field has (at an unknown place): "
          + "its value was taken as empty",
        "visible fields of a form have the same key (group 1): "
          + "only the value of the first one counts",
      ])
  }

  @Test func `a field in a circle that was found in parts is shown`() {
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("a", .textField("Field A", Binding("x")))
            .visible { $0["b"].isEmpty || $0["d"].isEmpty }
          FormField("b", .textField("Field B", Binding("x")))
            .visible { $0["c"].isEmpty || $0["a"].isEmpty }
          FormField("c", .textField("Field C", Binding("x"))).visible { $0["b"].isEmpty }
          FormField("d", .textField("Field D", Binding("x"))).visible { $0["c"].isEmpty }
        }
      ]
    }
    let screen = ScreenDriver(form)
    for name in ["A", "B", "C", "D"] {
      #expect(screen.line(with: "Field \(name)") != nil, "\(screen.text)")
    }
  }

  @Test func `a field whose condition depends on its own value is shown`() {
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("isCompany", .toggle("Company", Binding(form.account, \.isCompany)))
            .visible { $0["isCompany"].isOn }
        }
      ]
    }
    let screen = ScreenDriver(form)
    #expect(screen.line(with: "Company") != nil, "\(screen.text)")
    #expect(form.values.map(\.key) == ["isCompany"])
  }

  @Test func `a form without visible rows is shown empty`() {
    let form = FormProbe { form in
      [
        FormGroup("Nothing") {
          FormField("name", .textField("Name", Binding(form.account, \.name))).visible { _ in false
          }
        }
      ]
    }
    let screen = ScreenDriver(form)
    screen.press("tab", "return", "down", "ctrl+s")
    #expect(form.saved == [""])
    screen.expectContent("")
  }
}
