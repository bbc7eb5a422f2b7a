import RowKit
import RowKitTesting
import Testing

@MainActor struct FormControllerTests {
  private func driver(_ form: FormProbe, height: Int = 12) -> ScreenDriver {
    ScreenDriver(form, size: ScreenSize(width: 40, height: height))
  }

  @Test func `saving requires that every rule holds`() {
    let form = FormProbe()
    let screen = driver(form)
    #expect(!form.canSave)
    let save = 5
    #expect(screen.style(column: 18, line: save).foreground == .role(.disabledText))
    screen.press("return")
    screen.type("Ada\nada@example.org\n36")
    #expect(form.canSave)
    screen.press("escape", "down")
    #expect(screen.line(with: "> ") == save)
    screen.press("return")
    #expect(form.saved == ["Ada"])
  }

  @Test func `a message appears below its row, and disappears when the rule holds`() {
    let form = FormProbe()
    let screen = driver(form)
    screen.expectContent(
      """
      Who
      > Name
        E-mail
        Age
      -                 Save
      """)
    screen.press("return")
    screen.type("A")
    screen.expectContent(
      """
      Who
      > Name        A
                    ! At least 2 characters
        E-mail
        Age
      -                 Save
      """)
    screen.type("da")
    screen.expectContent(
      """
      Who
      > Name        Ada
        E-mail
        Age
      -                 Save
      """)
    screen.press("ctrl+u")
    #expect(screen.line(with: "! Required") == 3)
    screen.type("Augusta Ada")
    #expect(screen.line(with: "! At most 8 characters") == 3)
    screen.expectConsistentDrawing()
  }

  @Test func `messages come with a change, on leaving, or on submitting`() {
    let screen = driver(FormProbe())
    screen.press("return")
    screen.type("Ada\nada")
    #expect(screen.line(with: "!") == nil)
    screen.press("return")
    #expect(screen.line(with: "! Not an e-mail address") == 4)
    screen.type("7")
    screen.press("escape", "up")
    #expect(screen.line(with: "! At least 18") == nil)
    screen.press("ctrl+s")
    #expect(screen.line(with: "! At least 18") != nil)
  }

  @Test func `a field that is left between two frames is not missed`() {
    let screen = driver(FormProbe())
    screen.press("down", "return")
    for _ in 0..<2 { screen.stage.handle(.key(KeyPress(.tab)), at: screen.player.now) }
    screen.update()
    #expect(screen.line(with: "! Required") == 4)
  }

  @Test func `submitting goes to the first invalid field`() {
    let form = FormProbe()
    let screen = driver(form)
    screen.press("return")
    screen.type("Ada")
    screen.press("ctrl+s")
    #expect(form.saved.isEmpty)
    #expect(form.isEditingText)
    #expect(screen.line(with: "> E-mail") != nil)
    #expect(screen.effects == [.bell])
    screen.type("ada@example.org\n")
    screen.press("return")
    #expect(form.saved == ["Ada"])
  }

  @Test func `values are reported in order, and as JSON`() {
    let form = FormProbe()
    let screen = driver(form)
    screen.press("return")
    screen.type("A\"d\\a\n\n36")
    #expect(form.values.map(\.key.description) == ["name", "email", "age"])
    #expect(
      form.valuesAsJSON() == """
        {
          "name": "A\\"d\\\\a",
          "email": "",
          "age": 36
        }
        """)
    #expect(form.problems.map(\.message) == ["Required"])
  }

  @Test func `an omitted field has rules, and no place among the values`() {
    let form = FormProbe { form in
      [
        FormGroup("Who") {
          FormField("password", .secureField("Password", Binding(form.account, \.password)))
          FormField("again", .secureField("Again", Binding(form.account, \.again)))
            .rules(.equal(to: "password")).omittedFromValues()
        }
      ]
    }
    let screen = driver(form)
    screen.press("return")
    screen.type("one\ntwo")
    #expect(form.problems.map(\.key) == ["again"])
    #expect(form.hasUnsavedChanges)
    #expect(form.values.map(\.key) == ["password"])
    #expect(
      form.valuesAsJSON() == """
        {
          "password": "one"
        }
        """)
  }

  @Test func `leaving asks while something isn't saved`() {
    let form = FormProbe()
    let root = GenericTableController(title: "Root")
    root.tableGroups = [TableGroup(rows: [LinkRowController("Form") { form }])]
    let screen = ScreenDriver(root, size: ScreenSize(width: 40, height: 12))
    screen.press("return")
    #expect(!form.hasUnsavedChanges)
    screen.press("tab")
    screen.type("x")
    screen.press("escape", "escape")
    #expect(screen.line(with: "Discard unsaved changes?") != nil)
    screen.press("escape")
    #expect(screen.line(with: "> E-mail      x") != nil)
    screen.press("escape", "escape", "up", "return")
    #expect(screen.stage.screen === root)
  }

  @Test func `nothing is asked after saving`() {
    let form = FormProbe()
    let screen = driver(form)
    screen.press("return")
    screen.type("Ada\nada@example.org\n\n")
    #expect(form.saved == ["Ada"])
    #expect(!form.hasUnsavedChanges)
    screen.press("ctrl+c")
    #expect(screen.effects == [.quit(status: 0)])
  }

  @Test func `a form can be read-only`() {
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(form.account, \.name))).rules(.required())
          FormField("password", .secureField("Password", Binding(form.account, \.password)))
          FormField("link", .link("Plan", value: { "Free" }) { TextScreen(title: "", text: "") }) {
            .text("Free")
          }
        }
      ]
    }
    form.account.name = "Ada"
    form.account.password = "hush"
    form.isReadOnly = true
    let screen = driver(form)
    screen.expectContent(
      """
      > Name        Ada
        Password    ••••
        Plan                             Free
      """)
    screen.press("return", "tab")
    #expect(!form.isEditingText)
    #expect(!form.canSave)
    form.isReadOnly = false
    screen.update()
    #expect(screen.line(with: "›") != nil)
    screen.press("home", "return")
    #expect(form.isEditingText)
  }
}
