/// The words of the linear mode, in which rows, headers and states are read as text.
///
/// A `%` stands for a name or a number.
public struct SpeechStrings: Hashable, Sendable {
  /// The words for states of rows.
  public var states = StateWords()

  /// The words for kinds of rows and of texts.
  public var kinds = KindWords()

  /// The words for changes of rows.
  public var changes = ChangeWords()
}

/// The words for changes of rows.
///
/// A `%` stands for a name or a number.
public struct ChangeWords: Hashable, Sendable {
  public var rowAdded = "1 row added."
  public var rowsAdded = "% rows added."
  public var rowRemoved = "1 row removed."
  public var rowsRemoved = "% rows removed."
}

/// The words for kinds of rows and of texts.
///
/// A `%` stands for a name or a number.
public struct KindWords: Hashable, Sendable {
  public var link = "link"
  public var button = "button"
  public var toggle = "switch"
  public var field = "field"
  public var choiceOf = "choice of %"
  public var percent = " percent"
  public var number = "number"
  public var numberRange = "number % to %"
  public var either = "% or %"
  public var email = "e-mail address"
  public var url = "web address"
  public var phone = "phone number"
  public var date = "date such as %"
  public var time = "time such as %"
  public var color = "colour such as %"
}

/// The words for states of rows.
///
/// A `%` stands for a name or a number.
public struct StateWords: Hashable, Sendable {
  public var on = "on"
  public var off = "off"
  public var disabled = "disabled"
  public var readOnly = "read only"
  public var required = "required"
  public var selected = "selected"
  public var expanded = "open"
  public var collapsed = "closed"
  public var entered = "entered"
  public var empty = "empty"
  public var current = "current"
  public var level = "level %"
}
