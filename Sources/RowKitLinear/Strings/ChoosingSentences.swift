/// The sentences about a chosen row, and what became of it.
///
/// A `%` stands for a name or a number.
public struct ChoosingSentences: Hashable, Sendable {
  public var rowIsGone = "Row % was removed. Nothing done."
  public var noSuchRow = "There is no row %."
  public var nothingToDo = "Nothing can be done with it."
  public var done = "Done: %."
  public var removed = "Removed: %."
  public var undoes = "u undoes."
  public var panel = "A panel is open. press KEY uses it, b closes it."
  public var notPossible = "Not possible here."
  public var cannotOpen = "There are no rows below this one."
  public var firstScreen = "This is the first screen. q quits."
  public var nothingToSave = "Nothing to save here."
  public var copied = "Text to copy: %"
  public var address = "Address: %"

  /// Creates the English words, which can then be changed.
  public init() {}
}
