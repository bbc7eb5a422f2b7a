public import RowKitCore

/// The sentences of forms, and at the end.
///
/// A `%` stands for a name or a number.
public enum FormSentences: String, StringKeys {
  case eachField = "Each field is asked. .b goes back, .q stops asking, .? helps."
  case firstField = "This is the first field."
  case lastField = "That was the last field. s saves, l lists."
  case notAsked = "Not asked: %."
  case notSaved = "Not saved. Problems: %."
  case checking = "Checking."
  case cancelled = "Cancelled. Changes are not saved."
  case ended = "Ended."
}
