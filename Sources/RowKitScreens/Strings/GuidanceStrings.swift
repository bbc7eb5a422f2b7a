/// The text that guides a person: hints about modes, the list of commands, and why a key was refused.
public struct GuidanceStrings: Sendable {
  // MARK: Hints

  /// The label for choosing an answer of an alert or an entry of a list.
  public var choose = "choose"

  /// The label for giving the chosen answer.
  public var answer = "answer"

  /// The label for leaving a mode without a change.
  public var leave = "cancel"

  /// The label for ending to type a search: all rows are shown again, with the cursor on a match.
  public var goToMatch = "go to match"

  // MARK: Commands

  /// The title of the list of commands.
  public var commands = "Commands"

  /// The label for showing the list of commands.
  public var showCommands = "all commands"

  /// The labels for moving to the ends of a table.
  public var firstRow = "first row"
  public var lastRow = "last row"

  /// The labels for moving by a page.
  public var pageUp = "page up"
  public var pageDown = "page down"

  /// The label for moving to a section.
  ///
  /// `%` is replaced with the section's title.
  public var goTo = "go to %"

  // MARK: Forms

  /// The message for a form with one field that isn't filled in correctly.
  public var oneIsMissing = "1 field is missing or wrong."

  /// The message for a form with several fields that aren't filled in correctly.
  ///
  /// `%` is replaced with their number.
  public var severalAreMissing = "% fields are missing or wrong."

  // MARK: Parts

  /// The words for the uses of the mouse.
  public var mouse = MouseStrings()

  /// The reasons why a key is refused.
  public var refusals = RefusalStrings()
}

/// The names of what a person does with the mouse, and their effects, in the list of keys.
public struct MouseStrings: Sendable {
  /// The names of the gestures, and the effect of each.
  public var click = "click"
  public var useRow = "use a row or a word below"
  public var wheel = "wheel"
  public var shiftDrag = "shift+drag"
  public var selectText = "select text"
}
