import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// The question whether to save a screen that a person leaves.
@MainActor struct SavingOnLeavingTests {
  private final class NameForm: FormController {
    var saved: [String] = []
    var leavesItself = false
    private var name = ""

    override func constructFormGroups() -> [FormGroup] {
      let binding = Binding(get: { [unowned self] in name }, set: { [unowned self] in name = $0 })
      return [FormGroup { FormField("name", .textField("Name", binding)).rules(.length(2...8)) }]
    }

    override func save() {
      saved.append(name)
      if leavesItself { stage?.goBack() }
    }
  }

  private func driver(_ screen: ScreenController) -> ScreenDriver {
    let root = GenericTableController(title: "Root")
    root.tableGroups = [TableGroup(rows: [LinkRowController("Open") { screen }])]
    let driver = ScreenDriver(root, size: ScreenSize(width: 40, height: 12))
    driver.press("return")
    return driver
  }

  private func isAsked(_ driver: ScreenDriver) -> Bool {
    driver.line(with: "Discard unsaved changes?") != nil
  }

  @Test(arguments: [false, true])
  func `saving leaves the form once, also if it leaves itself`(leavesItself: Bool) {
    let form = NameForm(title: "Form")
    form.leavesItself = leavesItself
    let middle = GenericTableController(title: "Middle")
    middle.tableGroups = [TableGroup(rows: [LinkRowController("Form") { form }])]
    let driver = driver(middle)
    driver.press("return")
    driver.type("Ada")
    driver.press("escape", "escape")
    #expect(isAsked(driver))
    driver.press("down", "return")
    #expect(form.saved == ["Ada"])
    #expect(driver.stage.screen === middle)
  }

  @Test func `a form that can't be saved stays and says why`() {
    let form = NameForm(title: "Form")
    let driver = driver(form)
    driver.type("A")
    driver.press("escape", "escape", "down", "return")
    #expect(driver.stage.screen === form)
    #expect(driver.line(with: "1 field is missing or wrong.") != nil, "\(driver.text)")
    driver.press("escape", "escape", "up", "return")
    #expect(driver.stage.screen !== form && form.saved.isEmpty)
  }

  @Test func `quitting saves before`() {
    let form = NameForm(title: "Form")
    let driver = driver(form)
    driver.type("Ada")
    driver.press("ctrl+c", "down", "return")
    #expect(form.saved == ["Ada"])
    #expect(driver.effects.contains(.quit(status: 0)))
  }

  @Test func `a form that is covered is only discarded`() {
    let form = NameForm(title: "Form")
    let driver = driver(form)
    driver.type("Ada")
    form.push(GenericTableController(title: "Above"))
    driver.update()
    driver.press("ctrl+c")
    #expect(isAsked(driver))
    #expect(driver.line(with: "Save") == nil)
  }

  @Test func `a document is saved, and one with problems only if a person wants it`() throws {
    let schema = try Schema(JSONValue(parsing: #"{"properties": {"name": {"minLength": 2}}}"#))
    let document = try JSONDocument(parsing: #"{"name": "Ada"}"#)
    let form = SchemaForm(SchemaValue(document, schema: schema), title: "Form")
    var saved: [String] = []
    form.onSave = {
      saved.append($0.text)
      return nil
    }
    let driver = driver(form)
    driver.press("return", "backspace", "backspace", "escape", "escape", "down", "return")
    #expect(driver.line(with: "Save with 1 problem?") != nil, "\(driver.text)")
    driver.press("escape")
    #expect(driver.stage.screen === form && saved.isEmpty)
    driver.press("return")
    driver.type("nn")
    driver.press("escape", "escape", "down", "return")
    #expect(saved == [#"{"name": "Ann"}"#])
    #expect(driver.stage.screen !== form)
  }
}
