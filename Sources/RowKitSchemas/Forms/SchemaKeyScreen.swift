import RowKit

/// A screen that asks for the key of a member.
final class SchemaKeyScreen: FormController {
  private var key: String
  private let check: (String) -> String?
  private let use: (String, GenericTableController?) -> Void

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - key: The key at first.
  ///   - check: Returns a sentence why a key can't be used, or `nil` if it can.
  ///   - use: Uses the key; called with the form below the screen, too.
  init(
    title: String, key: String = "", check: @escaping (String) -> String?,
    use: @escaping (String, GenericTableController?) -> Void
  ) {
    self.key = key
    self.check = check
    self.use = use
    super.init(title: title)
    focusesFirstRow = true
  }

  override func constructFormGroups() -> [FormGroup] {
    let text = Binding<String>(
      get: { [weak self] in self?.key ?? "" }, set: { [weak self] in self?.key = $0 })
    let check = check
    return [
      FormGroup {
        FormField("key", TextFieldRowController(words[SchemaStrings.key], text, id: "key"))
          .rules(.required(), .custom { value, _ in check(value.text) })
      },
      FormGroup { saveRow(words[SchemaStrings.done]) },
    ]
  }

  /// The hints, in which the key that presses the button doesn't say that it saves.
  override var keyHints: [KeyHint] {
    super.keyHints.map { hint in
      guard hint.keys == "ctrl+s" else { return hint }
      return KeyHint(hint.keys, words[SchemaStrings.finish], isProminent: hint.isProminent)
    }
  }

  /// The effect of Return, which presses the button.
  override var lastFieldVerb: String? { words[ActionStrings.press] }

  /// Uses a valid key, so that the document that is kept has it.
  override func programWillEnd() {
    if hasUnsavedChanges, canSave { use(key, nil) }
    super.programWillEnd()
  }

  override func save() {
    use(key, navigation?.screens.dropLast().last as? GenericTableController)
    pop()
  }
}
