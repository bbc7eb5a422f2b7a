public import RowKit

/// A sign-up with every kind of rule.
///
/// A server checks the user name and answers after half a second. The rows about a company appear
/// only for the plan that has seats.
public final class SignUpScreen: FormController {
  @Bindable private var signUp = SignUp()

  /// The names that the server reports as taken.
  private static let takenNames: Set<String> = ["ada", "admin", "root"]

  /// Creates a screen.
  public init() {
    super.init(title: "Sign Up")
    focusesFirstRow = true
  }

  public override func constructFormGroups() -> [FormGroup] {
    [identity, plan, secrets, FormGroup { saveRow("Create Account") }]
  }

  public override func save() {
    showMessage("Welcome, \(signUp.name).")
  }

  private var identity: FormGroup {
    FormGroup("You") {
      FormField(.name, .textField("Name", $signUp.name, placeholder: "Ada Lovelace"))
        .rules(.required(), .length(2...40))
      FormField(.user, userRow)
        .rules(
          .required(), .pattern(/[a-z][a-z0-9]*/, "Small letters and digits, a letter first"),
          serverRule)
      FormField(
        .email,
        .textField(
          "E-mail", $signUp.email, placeholder: "ada@example.org",
          input: TextInput(keyboard: .email), suggestions: TextSuggestions(SignUpScreen.addresses))
      ).rules(.required(), .email(), showing: .blur)
      FormField(.age, .numberField("Age", $signUp.age, suffix: "years", range: 0...150))
        .rules(.required(), .range(18...120, "From 18 years on"), showing: .blur)
      FormField(
        .website,
        .textField(
          "Web site", $signUp.website, placeholder: "https://…", input: TextInput(keyboard: .url))
      ).rules(.url(), showing: .blur)
    }
  }

  private var userRow: TextFieldRowController {
    .textField(
      "User", $signUp.user, placeholder: "ada", input: TextInput(maximumLength: 20))
  }

  private var plan: FormGroup {
    FormGroup("Plan", footer: "The plan “team” has seats for a company.") {
      FormField(.plan, .choice("Plan", $signUp.plan, SignUp.plans))
      FormField(.company, .textField("Company", $signUp.company))
        .rules(.required()).visible { $0[.plan].text == "team" }
      FormField(.seats, .numberField("Seats", $signUp.seats, range: 0...500))
        .rules(.range(1...500)).visible { $0[.plan].text == "team" }
        .enabled { !$0[.company].isEmpty }
    }
  }

  private var secrets: FormGroup {
    FormGroup("Password") {
      FormField(.password, .secureField("Password", $signUp.password))
        .rules(
          .required(), .length(8...),
          .custom { password, values in
            let user = values[.user]
            guard !user.isEmpty, password.text.contains(user.text) else { return nil }
            return "Not with the user's name"
          })
      FormField(.passwordAgain, .secureField("Again", $signUp.passwordAgain))
        .rules(.equal(to: .password, "Not the same password"), showing: .blur)
        .omittedFromValues()
      FormField(
        .note,
        .multilineText("Note", $signUp.note, placeholder: "for my book club")
      ).rules(.length(0...200), showing: .submit)
    }
  }

  /// Asks the server whether a name is taken; it answers after half a second.
  private var serverRule: FormRule {
    .asynchronous { [weak self] value, answer in
      let problem = SignUpScreen.takenNames.contains(value.text) ? "The name is taken" : nil
      // Nothing measures the time without a stage.
      guard let stage = self?.stage else {
        answer(problem)
        return {}
      }
      let timer = stage.schedule(after: .milliseconds(500)) { answer(problem) }
      return { stage.cancelScheduled(timer) }
    }
  }

  /// Returns completions for a partly typed address.
  private static func addresses(_ text: String) -> [String] {
    guard let at = text.firstIndex(of: "@") else { return [] }
    let typed = text[text.index(after: at)...]
    return ["example.org", "example.com", "mail.example"]
      .filter { $0.hasPrefix(typed) }.map { text[...at] + $0 }
  }
}

extension ExampleScreen {
  /// A form with every rule.
  static let form = ExampleScreen(
    name: "form", title: "Sign Up",
    summary: "a form with rules of every kind; --json prints its values", hasValues: true
  ) { _ in
    SignUpScreen()
  }
}
