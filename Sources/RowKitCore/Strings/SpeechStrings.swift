/// The words of the linear mode, in which rows, headers and states are read as text.
///
/// A `%` stands for a name or a number.
public struct SpeechStrings: Hashable, Sendable {
  // States and kinds of rows.
  public var disabled = "disabled"
  public var readOnly = "read only"
  public var selected = "selected"
  public var expanded = "open"
  public var collapsed = "closed"
  public var entered = "entered"
  public var empty = "empty"
  public var current = "current"
  public var level = "level %"
  public var link = "link"
  public var button = "button"
  public var toggle = "switch"
  public var field = "field"
  public var choiceOf = "choice of %"
  public var percent = " percent"

  // Changes.
  public var rowAdded = "1 row added."
  public var rowsAdded = "% rows added."
  public var rowRemoved = "1 row removed."
  public var rowsRemoved = "% rows removed."

  // Kinds of texts.
  public var number = "number"
  public var numberRange = "number % to %"
  public var email = "e-mail address"
  public var url = "web address"
  public var phone = "phone number"
  public var date = "date such as %"
  public var time = "time such as %"
  public var color = "colour such as %"

  /// Creates the English words.
  public init() {}

  /// Fills the signs of a sentence with values, in order.
  package static func fill(_ sentence: String, _ values: String...) -> String {
    var result = ""
    var rest = values[...]
    for part in sentence.split(separator: "%", omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 { result += rest.popFirst() ?? "" }
      result += part.element
    }
    return result
  }
}
