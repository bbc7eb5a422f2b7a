/// The text of alerts.
///
/// Replace it to localize an app.
public struct AlertStrings: Hashable, Sendable {
  /// The title of the action that changes nothing.
  public var cancel = "Cancel"

  /// The title of the only action of an alert.
  public var ok = "OK"

  /// The question before unsaved changes are discarded.
  public var discardTitle = "Discard unsaved changes?"

  /// The question before a text is discarded that its row refused.
  public var discardTextTitle = "Discard the text that wasn't taken?"

  /// The title of the action that discards unsaved changes.
  public var discard = "Discard"

  /// The title of the action that keeps unsaved changes.
  public var keepEditing = "Keep Editing"

  /// The question before the program quits while a text is edited.
  public var quitTitle = "Quit while a text is edited?"
}
