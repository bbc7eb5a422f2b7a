import RowKit

extension FormKey {
  static let name: FormKey = "name"
  static let email: FormKey = "email"
  static let from: FormKey = "from"
  static let until: FormKey = "until"
}

/// The answers of the form.
@MainActor final class SignUp {
  var name = ""
  var email = ""
  var from: CivilDate?
  var until: CivilDate?
}

/// A form that a shell script shows with `--json`.
final class SignUpForm: FormController {
  @Bindable private var answers = SignUp()

  init() {
    super.init(title: "Sign Up")
    focusesFirstRow = true
  }

  override func constructFormGroups() -> [FormGroup] {
    [
      FormGroup("You") {
        FormField(.name, .textField("Name", $answers.name)).rules(.required())
        FormField(.email, .textField("E-mail", $answers.email))
          .rules(.required(), .email(), showing: .blur)
      },
      FormGroup("Stay") {
        FormField(.from, .date("From", $answers.from)).rules(.required())
        FormField(.until, .date("Until", $answers.until)).rules(.required(), .atLeast(.from))
      },
      FormGroup { saveRow("Sign Up") },
    ]
  }
}
