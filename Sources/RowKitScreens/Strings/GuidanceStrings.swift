/// The text that guides a person: hints about modes, the list of commands, and the use of the mouse.
public enum GuidanceStrings: String, StringKeys {
  // MARK: Hints

  /// The label for choosing an answer of an alert or an entry of a list.
  case choose = "choose"

  /// The label for giving the chosen answer.
  case answer = "answer"

  /// The sentence in place of the answer of a screen that a person left.
  case notAnswered = "The question wasn't answered."

  /// The label for leaving a mode without a change.
  case leave = "cancel"

  /// The label for finishing a search: all rows are shown again, with the cursor on a match.
  case goToMatch = "go to match"

  // MARK: Commands

  /// The title of the list of commands.
  case commands = "Commands"

  /// The label for showing the list of commands.
  case showCommands = "all commands"

  /// The labels for moving to the ends of a table.
  case firstRow = "first row"
  case lastRow = "last row"

  /// The labels for moving by a page.
  case pageUp = "page up"
  case pageDown = "page down"

  /// The label for moving to a section.
  ///
  /// `%` is replaced with the section's title.
  case goTo = "go to %"

  // MARK: Forms

  /// The message for a form with one field that isn't filled in correctly.
  case oneIsMissing = "1 field is missing or wrong."

  /// The message for a form with several fields that aren't filled in correctly.
  ///
  /// `%` is replaced with their number.
  case severalAreMissing = "% fields are missing or wrong."

  // MARK: Fields

  /// The message while a field is looked for among very many rows, during which keys wait.
  case lookingForField = "Looking for a field to type in. Escape stops."

  // MARK: Mouse

  /// The names of the gestures, and the effect of each.
  case click = "click"
  case useRow = "use a row or a word below"
  case wheel = "wheel"
  case shiftDrag = "shift+drag"
  case selectText = "select text"
}
