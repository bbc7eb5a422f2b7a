/// The text of fields and forms.
///
/// Replace it to localize an app.
public struct FormStrings: Hashable, Sendable {
  /// The labels of keys while a text is edited.
  public var editing = EditingStrings()

  /// The messages of fields that break a rule.
  public var rules = RuleStrings()

  /// The messages about texts that are not taken.
  public var refusals = TextRefusalStrings()
  public var save = "Save"

  /// The label of the key that saves a form.
  public var submit = "save"
  public var checking = "Checking…"
}
