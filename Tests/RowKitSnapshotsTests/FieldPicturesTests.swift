import RowKit
import RowKitSnapshots
import RowKitTesting
import Testing

/// Fields in all their states, in light and dark.
@MainActor struct FieldPicturesTests {
  /// The data of the fields.
  private final class Account {
    var name = "Ada Lovelace"
    var nickname = ""
    var email = "ada@"
    var password = "hush hush"
    var weight = 60.5
    var note = "Two lines,\nand no more."
    var plan = "team"
  }

  private final class Form: FormController {
    private let account = Account()

    override func constructFormGroups() -> [FormGroup] {
      [
        FormGroup("Account", footer: "Fields in all their states.") {
          FormField("name", .textField("Name", Binding(account, \.name)))
          FormField(
            "nickname", .textField("Nickname", Binding(account, \.nickname), placeholder: "none"))
          FormField("email", .textField("E-mail", Binding(account, \.email))).rules(.email())
          FormField("password", .secureField("Password", Binding(account, \.password)))
          FormField(
            "weight",
            .numberField("Weight", Binding(account, \.weight), suffix: "kg", range: 0...500))
          FormField("note", .multilineText("Note", Binding(account, \.note)))
          FormField("plan", .textField("Plan", Binding(account, \.plan))).enabled { _ in false }
        },
        FormGroup { saveRow() },
      ]
    }
  }

  @Test(arguments: ["dark", "light"], ["editing", "error", "reading"])
  func `fields look as they did`(theme: String, state: String) throws {
    let form = Form(title: "Account")
    let screen = ScreenDriver(form, size: ScreenSize(width: 44, height: 20))
    switch state {
    case "editing": screen.press("return", "ctrl+shift+left")
    case "error":
      screen.press("down", "down", "return")
      screen.type("x")
    default: form.isReadOnly = true
    }
    screen.update()
    let svg = SVGSnapshot.svg(of: screen.frame, theme: try #require(Theme.named(theme)))
    expectGolden(svg, named: "fields-\(state)-\(theme).svg")
  }
}
