import RowKit

/// A screen that asks for the key of a member.
final class SchemaKeyScreen: FormController {
  private var key: String
  private let use: (String) -> String?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - key: The key at first.
  ///   - store: Uses the key, or returns a sentence why it can't be used.
  init(title: String, key: String = "", store: @escaping (String) -> String?) {
    self.key = key
    use = store
    super.init(title: title)
    focusesFirstRow = true
  }

  override func constructFormGroups() -> [FormGroup] {
    let text = Binding<String>(
      get: { [weak self] in self?.key ?? "" }, set: { [weak self] in self?.key = $0 })
    return [
      FormGroup {
        FormField("key", TextFieldRowController("Key", text: text, id: "key")).rules(.required())
      },
      FormGroup { saveRow("Done") },
    ]
  }

  override func save() {
    if let problem = use(key) {
      showMessage(problem)
    } else {
      pop()
    }
  }
}
