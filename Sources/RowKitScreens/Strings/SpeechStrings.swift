/// The words for states, kinds and changes of rows.
///
/// A `%` stands for a name or a number.
public enum SpeechStrings: String, StringKeys {
  // MARK: States

  case on = "on"
  case off = "off"
  case disabled = "disabled"
  case readOnly = "read only"
  case required = "required"
  case selected = "selected"
  case notSelected = "not selected"
  case expanded = "open"
  case collapsed = "closed"
  case entered = "entered"
  case empty = "empty"
  case current = "current"
  case inProgress = "in progress"
  case level = "level %"

  // MARK: Kinds

  case link = "link"
  case button = "button"
  case toggle = "switch"
  case field = "field"
  case choiceOf = "choice of %"
  case percent = " percent"
  case number = "number"
  case numberRange = "number % to %"
  case wholeNumberRange = "whole number % to %"
  case either = "% or %"
  case email = "e-mail address"
  case url = "web address"
  case phone = "phone number"
  case date = "date such as %"
  case time = "time such as %"
  case dateAndTime = "date and time such as %"
  case color = "colour such as %"

  // MARK: Changes

  case rowAdded = "1 row added."
  case rowsAdded = "% rows added."
  case rowRemoved = "1 row removed."
  case rowsRemoved = "% rows removed."
}
