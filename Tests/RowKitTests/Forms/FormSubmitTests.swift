import RowKit
import RowKitTesting
import Testing

@MainActor struct FormSubmitTests {
  private final class Person {
    var name = ""
    var city = ""
  }

  private class PersonForm: FormController {
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

    override func save() throws { isSaved = true }
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
    #expect(driver.lines.last == " Saved.")
  }

  @Test func `a form that was never shown is checked before it is saved`() {
    let form = PersonForm(title: "Person", style: .plain)
    #expect(!form.canSave)
    form.submit()
    #expect(!form.isSaved && form.problems.count == 2)
    (form.person.name, form.person.city) = ("Ada", "Leeds")
    #expect(form.canSave)
    form.submit()
    #expect(form.isSaved)
  }

  /// A form whose only rule isn't answered before an app calls `answer`.
  private final class WaitingForm: PersonForm {
    var answers: [(String?) -> Void] = []

    override func constructFormGroups() -> [FormGroup] {
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(person, \.name))).rules(
            .asynchronous(after: .zero) { [weak self] _, answer in
              self?.answers.append(answer)
              return {}
            })
        }
      ]
    }
  }

  @Test func `a check doesn't turn its spinner while another screen covers the form`() {
    let form = WaitingForm(title: "Person", style: .plain)
    let driver = ScreenDriver(form)
    driver.press("return A escape ctrl+s")
    #expect(driver.line(with: "Checking…") != nil, "\(driver.text)")
    form.push(TextScreen(title: "Other", text: "Text"))
    driver.advance(by: .seconds(5))
    #expect(driver.stage.nextDeadline == nil)
  }

  @Test func `a submission that waits ends when its form is left`() {
    let form = WaitingForm(title: "Person", style: .plain)
    let driver = ScreenDriver(TextScreen(title: "Home", text: ""))
    driver.stage.screen.push(form)
    driver.press("return A escape ctrl+s")
    form.navigation?.pop()
    driver.update()
    driver.stage.screen.push(form)
    driver.update()
    for answer in form.answers { answer(nil) }
    driver.update()
    #expect(!form.isSaved)
  }

  @Test(arguments: [true, false])
  func `a form that was to be saved before leaving is left once it was checked`(
    isUnchanged: Bool
  ) throws {
    let form = WaitingForm(title: "Person", style: .plain)
    let driver = ScreenDriver(form)
    driver.press("return A escape ctrl+c")
    let line = try #require(
      driver.lines.firstIndex { $0.contains("│") && $0.contains(" Save ") }, "\(driver.text)")
    driver.click(column: 20, line: line)
    #expect(driver.text.contains("Saves when everything"), "\(driver.text)")
    if !isUnchanged { driver.press("return B escape") }
    for answer in form.answers { answer(nil) }
    driver.update()
    #expect(form.isSaved == isUnchanged)
    #expect(driver.player.hasQuit == isUnchanged)
  }

  @Test func `the key that saves does nothing in a form that is only read`() {
    let form = PersonForm(title: "Person", style: .plain)
    form.isReadOnly = true
    let driver = ScreenDriver(form)
    driver.press("ctrl+s")
    #expect(driver.text.contains("ctrl+s does nothing"), "\(driver.text)")
  }

  @Test func `values that saving clears are neither edits nor errors`() {
    final class AddingForm: PersonForm {
      var names: [String] = []

      override func save() throws {
        names.append(person.name)
        person.name = ""
      }
    }
    let form = AddingForm(title: "Person", style: .plain)
    let driver = ScreenDriver(form)
    (form.person.name, form.person.city) = ("Ada", "Leeds")
    driver.press("ctrl+s")
    driver.update()
    #expect(form.names == ["Ada"] && !form.hasUnsavedChanges)
    #expect(driver.line(with: "Required") == nil && driver.lines.last == " Saved.")
    driver.advance(by: .seconds(5))
    driver.press("ctrl+s")
    #expect(form.names == ["Ada"])
    #expect(driver.line(with: "Required") != nil)
  }

  @Test(arguments: ["space", "delete"])
  func `Space and Delete are no text on a button`(key: String) {
    final class ErasingForm: PersonForm {
      var count = 0

      override func constructFormGroups() -> [FormGroup] {
        [
          FormGroup {
            FormField(
              .action("Erase", confirmation: "Erase all?") { [weak self] _ in self?.count += 1 })
            FormField("name", .textField("Name", Binding(person, \.name)))
          }
        ]
      }
    }
    let form = ErasingForm(title: "Person", style: .plain)
    let driver = ScreenDriver(form)
    driver.press(key)
    if key == "delete" { driver.stage.screen.show(Alert("Sure?")) }
    driver.press("return")
    driver.update()
    #expect(driver.stage.overlays.isEmpty, "\(driver.text)")
    #expect(form.count == (key == "space" ? 1 : 0))
  }

  @Test(arguments: ["Ada is here.", nil])
  func `a form that leaves when it is saved says nothing but its own message`(message: String?) {
    final class LeavingForm: PersonForm {
      var message: String?

      override func save() {
        if let message { stage?.showMessage(message) }
        stage?.goBack()
      }
    }
    let list = GenericTableController(title: "People")
    let driver = ScreenDriver(list)
    let form = LeavingForm(title: "Person", style: .plain)
    (form.person.name, form.person.city) = ("Ada", "Leeds")
    form.message = message
    list.push(form)
    driver.press("ctrl+s")
    #expect(driver.stage.screen === list)
    #expect(driver.line(with: "Saved.") == nil)
    if let message { #expect(driver.lines.last == " " + message) }
  }

  @Test func `a form that stays says nothing but its own message, each time it is saved`() {
    final class SpeakingForm: PersonForm {
      override func save() { stage?.showMessage("Ada is here.") }
    }
    let form = SpeakingForm(title: "Person", style: .plain)
    (form.person.name, form.person.city) = ("Ada", "Leeds")
    let driver = ScreenDriver(form)
    for _ in 0..<2 {
      driver.press("ctrl+s")
      #expect(driver.lines.last == " Ada is here.")
    }
  }

  private final class AskingForm: FormController {
    var answer: ((String?) -> Void)?
    var isSaved = false

    override func constructFormGroups() -> [FormGroup] {
      let rule = FormRule.asynchronous(after: .zero) { [weak self] _, answer in
        self?.answer = answer
        return {}
      }
      return [FormGroup { FormField("name", .textField("Name", Binding("Ada"))).rules(rule) }]
    }

    override func save() throws { isSaved = true }
  }

  @Test func `a form that becomes read-only while it waits for a rule isn't saved`() {
    let form = AskingForm(title: "Person", style: .plain)
    let driver = ScreenDriver(form)
    driver.press("ctrl+s")
    form.isReadOnly = true
    form.answer?(nil)
    driver.update()
    #expect(!form.isSaved)
  }

  @Test func `a form that waited for an asynchronous rule says that it is saved`() {
    let form = AskingForm(title: "Person", style: .plain)
    let driver = ScreenDriver(form)
    driver.press("ctrl+s")
    #expect(driver.lines.last == " Saves when everything is checked.")
    form.answer?(nil)
    driver.update()
    #expect(driver.lines.last == " Saved.")
  }

  private struct DiskIsFull: Error {}

  private final class FailingForm: PersonForm {
    var fails = true

    override func save() throws {
      if fails { throw DiskIsFull() }
      super.isSaved = true
    }
  }

  @Test func `a form that can't be saved says why, and still has unsaved changes`() {
    let list = GenericTableController(title: "People")
    let driver = ScreenDriver(list)
    let form = FailingForm(title: "Person", style: .plain)
    form.person.city = "Leeds"
    var saves = 0
    form.onSave = { saves += 1 }
    list.push(form)
    driver.type("Ada")
    driver.press("ctrl+s")
    #expect(driver.lines.last == " Not saved: Disk is full", "\(driver.text)")
    #expect(form.hasUnsavedChanges && saves == 0)
    #expect(form.valueProblems == ["Not saved: Disk is full"])
    driver.press("escape")
    #expect(driver.line(with: "Discard unsaved changes?") != nil, "\(driver.text)")
    driver.press("down", "return")
    #expect(driver.stage.screen === form)
    form.fails = false
    driver.press("ctrl+s")
    #expect(form.isSaved && saves == 1 && !form.hasUnsavedChanges && form.valueProblems.isEmpty)
  }

  @Test func `other words are in the hints at once`() {
    let form = PersonForm(title: "Person", style: .plain)
    (form.person.name, form.person.city) = ("Ada", "Leeds")
    let driver = ScreenDriver(form, size: ScreenSize(width: 60, height: 8))
    #expect(driver.lines.last?.contains("ctrl+s save") == true, "\(driver.text)")
    driver.stage.words[FormStrings.submit] = "sichern"
    driver.update()
    #expect(driver.lines.last?.contains("ctrl+s sichern") == true, "\(driver.text)")
  }
}
