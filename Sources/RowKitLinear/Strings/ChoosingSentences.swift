public import RowKitCore

/// The sentences about a chosen row, and what became of it.
///
/// A `%` stands for a name or a number.
public enum ChoosingSentences: String, StringKeys {
  case rowIsGone = "Row % was removed. Nothing done."
  case noSuchRow = "There is no row %."
  case nothingToDo = "Nothing can be done with it."
  case chosen = "Chosen: %."
  case done = "Done: %."
  case moved = "%: place % of %, still number %."
  case removed = "Removed: %."
  case undoes = "u undoes."
  case undone = "Undone."
  case panel = "A panel is open. press KEY uses it, b closes it."
  case notPossible = "Not possible here."
  case cannotOpen = "There are no rows below this one."
  case firstScreen = "This is the first screen. q quits."
  case nothingToSave = "Nothing to save here."
  case copied = "Text to copy: %"
  case address = "Address: %"
}
