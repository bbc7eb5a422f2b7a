/// The sentences of forms, and at the end.
///
/// A `%` stands for a name or a number.
public struct FormSentences: Hashable, Sendable {
  public var eachField = "Each field is asked. .b goes back, .q leaves, .? helps."
  public var lastField = "That was the last field. s saves, l lists."
  public var saved = "Saved."
  public var notSaved = "Not saved. Problems: %."
  public var checking = "Checking."
  public var cancelled = "Cancelled. Nothing saved."
  public var ended = "Ended."

  /// Creates the English words, which can then be changed.
  public init() {}
}
