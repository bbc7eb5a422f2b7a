import RowKit
import RowKitTesting
import Testing

/// Keys in a form: letters are text wherever the cursor is.
@MainActor struct FormKeysTests {
  private final class Account {
    var name = ""
    var age: Int?
    var isMember = false
    var note = ""
    var city = ""
  }

  private final class Form: FormController {
    let account = Account()
    var hasSaveRow = true

    override func constructFormGroups() -> [FormGroup] {
      let fields = FormGroup {
        FormField("name", .textField("Name", Binding(account, \.name)))
        FormField("age", .numberField("Age", Binding(account, \.age)))
        FormField("member", .toggle("Member", Binding(account, \.isMember)))
        FormField("note", .multilineText("Note", Binding(account, \.note)))
        FormField("city", .textField("City", Binding(account, \.city)))
      }
      return hasSaveRow ? [fields, FormGroup { saveRow() }] : [fields]
    }
  }

  private let form = Form(title: "Account", style: .plain)
  private var account: Account { form.account }

  private func driver(_ width: Int = 60) -> ScreenDriver {
    ScreenDriver(form, size: ScreenSize(width: width, height: 12))
  }

  @Test func `Tab leads from the last field to the button, whatever its kind`() {
    final class Two: FormController {
      override func constructFormGroups() -> [FormGroup] {
        [
          FormGroup {
            FormField("name", .textField("Name", Binding("")))
            FormField("member", .toggle("Member", Binding(false)))
          }, FormGroup { saveRow() },
        ]
      }
    }
    let screen = ScreenDriver(Two(title: "Two"), size: ScreenSize(width: 40, height: 12))
    screen.press("tab tab")
    #expect(screen.line(with: "│>                Save") != nil, "\(screen.text)")
    screen.press("shift+tab")
    #expect(screen.line(with: "> Member") != nil, "\(screen.text)")
    screen.moveCursor(to: "Name")
    #expect(screen.line(with: "> Name") != nil, "\(screen.text)")
    withKnownIssue { screen.moveCursor(to: "Nobody") }
  }

  @Test func `a field is shown with its message`() {
    final class Tall: FormController {
      override func constructFormGroups() -> [FormGroup] {
        [
          FormGroup {
            for name in ["a", "b", "c", "d", "e", "f", "g", "h"] {
              FormField(FormKey(name), .toggle(name, Binding(false)))
            }
            FormField("name", .textField("Name", Binding(""))).rules(.required())
            FormField("last", .toggle("Last", Binding(false)))
          }
        ]
      }
    }
    let screen = ScreenDriver(Tall(title: "Tall"), size: ScreenSize(width: 40, height: 8))
    screen.press("ctrl+s")
    #expect(screen.line(with: "> Name") != nil, "\(screen.text)")
    #expect(screen.line(with: "! Required") != nil, "\(screen.text)")
    screen.press("home")
    screen.press("down down down down down down down down")
    #expect(screen.line(with: "! Required") != nil, "\(screen.text)")
  }

  // MARK: Letters

  @Test func `a key that types begins to edit the row with the cursor, and is typed`() {
    for key in ["q", "?", "/", " ", "k", ".", "'", "é"] {
      account.name = "Ada"
      let screen = ScreenDriver(Form(title: "Account", style: .plain))
      let form = screen.stage.screen as? Form
      screen.type(key)
      #expect(form?.account.name == key)
      #expect(form?.isEditingText == true)
      #expect(screen.effects.isEmpty)
    }
  }

  @Test func `a key begins to edit a number, too`() {
    let screen = driver()
    screen.press("down")
    screen.type("42")
    #expect(account.age == 42)
    #expect(form.isEditingText)
  }

  @Test func `typing appends to the existing text`() {
    account.name = "Ada"
    let screen = driver()
    screen.type("!")
    #expect(account.name == "Ada!")
    #expect(screen.caret != nil)
  }

  @Test func `no letter is a command, and space still toggles`() {
    let screen = driver()
    screen.press("down", "down")
    screen.type("q?/jkgGnNeuiz.'")
    #expect(screen.line(with: "> Member") != nil)
    #expect(!form.isEditingText)
    #expect(screen.effects.allSatisfy { $0 == .bell })
    screen.press("space")
    #expect(account.isMember)
  }

  @Test func `help is f1 and search is ctrl+f, as the bar says`() {
    let screen = driver()
    #expect(screen.lines.last == " ⏎ type  ctrl+f search  ctrl+s save  ctrl+c quit  f1 keys")
    screen.press("f1")
    #expect(screen.line(with: "Keys") != nil)
    #expect(screen.text.contains("ctrl+f  search"))
    #expect(!screen.text.contains(" j k"))
    screen.press("escape", "ctrl+f")
    screen.type("cit")
    screen.press("return")
    #expect(screen.line(with: "> City") != nil)
    screen.press("return")
    #expect(screen.lines.last == " ⏎ save  tab next field  esc done  ctrl+s save  f1 keys")
    screen.press("backtab", "backtab", "backtab", "backtab")
    #expect(screen.line(with: "> Name") != nil)
    #expect(screen.lines.last == " ⏎ next  tab next field  esc done  ctrl+s save  f1 keys")
  }

  @Test func `the narrowest bottom line shows the key of the help`() {
    let screen = driver(24)
    #expect(screen.lines.last == " ⏎ type  f1 keys")
  }

  @Test func `ctrl+f moves the caret while a text is edited`() {
    let screen = driver()
    screen.type("ac")
    screen.press("home", "ctrl+f")
    screen.type("b")
    #expect(account.name == "abc")
  }

  @Test func `Alt with n and N moves between matches`() {
    let screen = driver()
    screen.press("ctrl+f")
    screen.type("e")
    screen.press("return", "alt+n")
    #expect(screen.line(with: "> Age") != nil)
    screen.press("alt+N")
    #expect(screen.line(with: "> Name") != nil)
    #expect(account.name.isEmpty)
  }

  // MARK: From field to field

  @Test func `Up and Down continue editing across a control`() {
    let screen = driver()
    screen.type("Grace")
    screen.press("down")
    #expect(form.isEditingText)
    screen.type("36")
    screen.press("down")
    screen.type("quinn")
    #expect(!form.isEditingText)
    screen.press("down")
    #expect(form.isEditingText)
    screen.type("quinn")
    screen.press("up", "up")
    screen.press("backspace")
    #expect(account.name == "Grace")
    #expect(account.age == 3)
    #expect(account.note == "quinn")
    #expect(screen.line(with: "Discard") == nil)
  }

  @Test func `up stays in the first field`() {
    let screen = driver()
    screen.type("a")
    screen.press("up")
    screen.type("b")
    #expect(account.name == "ab")
  }

  @Test func `after escape the arrows only move`() {
    let screen = driver()
    screen.type("a")
    screen.press("escape", "down")
    #expect(!form.isEditingText)
    screen.press("up", "return")
    #expect(form.isEditingText)
  }

  @Test func `Up on the first line and Down on the last leave a multiline field`() {
    let screen = driver()
    screen.press("down", "down", "down", "return")
    screen.type("one\ntwo\nthree")
    screen.press("up", "up", "down", "up")
    screen.type("!")
    #expect(account.note == "one!\ntwo\nthree")
    screen.press("up")
    #expect(screen.line(with: "> Member") != nil)
    screen.press("down", "ctrl+end", "down")
    screen.type("x")
    #expect(account.city == "x")
  }

  @Test(arguments: ["down", "tab", "return", "pagedown"], [true, false])
  func `after the last field a letter does nothing`(key: String, hasSaveRow: Bool) {
    form.hasSaveRow = hasSaveRow
    let screen = driver()
    screen.press("end", hasSaveRow ? "up" : "end")
    screen.type("Rome")
    screen.press(key)
    screen.type("quinn?")
    screen.paste("text")
    #expect(account.city == "Rome")
    #expect(account.name.isEmpty)
    #expect(!screen.effects.contains(.quit(status: 0)))
    #expect(screen.line(with: "Keys") == nil)
    screen.press("up")
    #expect(screen.line(with: hasSaveRow && key != "return" ? "> City" : "> Note") != nil)
  }

  @Test(arguments: ["return", "end"])
  func `after a pause in the last field letters are text again`(key: String) {
    form.hasSaveRow = false
    let screen = driver()
    screen.press("end")
    screen.type("Rome")
    screen.press(key == "end" ? "down" : key)
    screen.paste("text")
    #expect(screen.line(with: "No further field takes text.") != nil)
    screen.advance(by: .seconds(1))
    screen.type("q")
    screen.advance(by: .seconds(2))
    screen.type("!")
    #expect(account.city == "Rome!")
  }

  @Test func `a click on a label edits`() {
    let screen = driver()
    screen.type("Ada")
    screen.click(column: 3, line: 2)
    screen.type("7")
    screen.click(column: 3, line: 1)
    screen.type("!")
    #expect(account.age == 7)
    #expect(account.name == "Ada!")
  }

  // MARK: Elsewhere

  @Test func `letters typed on a row that accepts text are text in any table`() {
    let value = Binding("")
    let table = TableDriver(
      StopRow("stop"), TextFieldRowController("Name", value), StopRow("last"), width: 60)
    table.press("j")
    #expect(table.lines.last == " ⏎ type  ctrl+f search  ctrl+c quit  f1 keys")
    table.type("q/?")
    #expect(value.value == "q/?")
    table.press("escape", "down")
    #expect(table.lines.last == " ⏎ select  / search  q quit  ? keys")
    table.press("k", "ctrl+f")
    table.type("la")
    table.press("return")
    #expect(table.line(with: "> last") != nil)
  }

  @Test func `editing mode is reached by alt and its letter on a row that takes text`() {
    let values = Binding(["1"])
    let table = TableDriver(
      TableGroup(repeating: values, adding: "Add", new: "") {
        TextFieldRowController("Phone", $0)
      }, width: 60)
    #expect(table.lines.last?.contains("alt+e edit") == true)
    table.press("alt+e")
    #expect(table.controller.isEditing)
    table.press("delete")
    #expect(table.lines.last?.contains("u undo") == true)
    table.press("down", "ctrl+_")
    #expect(values.value == ["1"])
  }

  @Test func `bindings of an app keep their other keys where letters are text`() {
    var bindings = KeyBindings.standard
    bindings[KeyPress("f", .control)] = .moveToEnd
    bindings[KeyPress("w", .alt)] = nil
    bindings[KeyPress("w")] = .copy
    let text = bindings.whereLettersAreText
    #expect(text[KeyPress("f", .control)] == .moveToEnd)
    #expect(text[KeyPress("/", .alt)] == .search)
    #expect(text[KeyPress("w")] == nil)
    #expect(text[KeyPress("w", .alt)] == .copy)
    #expect(text[KeyPress(.space)] == .toggle)
    #expect(text[KeyPress(.down)] == .moveDown)
  }
}
