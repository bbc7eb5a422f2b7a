import RowKit

/// A form of a few fields that tests fill in.
final class FormProbe: FormController {
  final class Account {
    var name = ""
    var email = ""
    var company = ""
    var password = ""
    var again = ""
    var age: Int?
    var isCompany = false
  }

  let account = Account()
  private(set) var saved: [String] = []
  private let groups: (FormProbe) -> [FormGroup]

  init(_ groups: @escaping (FormProbe) -> [FormGroup] = { $0.standardGroups }) {
    self.groups = groups
    super.init(title: "Account", style: .plain)
  }

  override func constructFormGroups() -> [FormGroup] { groups(self) }

  override func save() { saved.append(account.name) }

  var standardGroups: [FormGroup] {
    [
      FormGroup("Who") {
        FormField("name", .textField("Name", Binding(account, \.name))).rules(
          .required(), .length(2...8))
        FormField("email", .textField("E-mail", Binding(account, \.email)))
          .rules(.required(), .email(), showing: .blur)
        FormField("age", .numberField("Age", Binding(account, \.age))).rules(
          .range(18...120), showing: .submit)
      },
      FormGroup { saveRow() },
    ]
  }
}
