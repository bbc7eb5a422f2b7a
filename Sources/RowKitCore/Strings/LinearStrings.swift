/// The sentences of the linear mode, in which a screen is read and used in lines of text.
///
/// A `%` stands for a name or a number.
public struct LinearStrings: Hashable, Sendable {
  // Announcing and reading.
  public var isOn = "Linear mode is on, set by %."
  public var rows = "% rows"
  public var row = "1 row"
  public var noRows = "No rows"
  public var lines = "% lines"
  public var line = "1 line"
  public var fields = "Form"
  public var rowsNow = "% rows now."
  public var moreRows = "Enter reads on."
  public var end = "End."
  public var group = "Group %"
  public var stillSearching = "Searching, % so far. Enter goes on."
  public var loading = "Loading"
  public var stillLoading = "Loading, % so far. Enter goes on."
  public var rowMatches = "1 row matches %."
  public var rowsMatch = "% rows match %."
  public var noRowMatches = "No row matches %."
  public var searchEnded = "All rows again."
  public var command = "command"

  // Choosing rows.
  public var rowIsGone = "Row % was removed. Nothing done."
  public var noSuchRow = "There is no row %."
  public var nothingToDo = "Nothing can be done with it."
  public var done = "Done: %."
  public var removed = "Removed: %."
  public var keys = "press KEY gives it a key: %."
  public var panel = "A panel is open. press KEY uses it, b closes it."
  public var pressed = "Pressed %."
  public var unknownKey = "% is not a key. Write for example: press right"
  public var notPossible = "Not possible here."
  public var firstScreen = "This is the first screen. q quits."
  public var nothingToSave = "Nothing to save here."
  public var copied = "Text to copy: %"
  public var address = "Address: %"

  // Asking.
  public var now = "now %"
  public var keeps = "Enter keeps"
  public var ends = "Enter ends"
  public var nextLine = "next line"
  public var takes = "Enter takes %"
  public var example = "for example %"
  public var yes = "yes"
  public var no = "no"
  public var yesOrNo = "yes or no"
  public var numbers = "1 to %"
  public var choices = "% choices"
  public var moreChoices = "m reads more."
  public var severalEnd = "A number changes a choice, Enter ends."
  public var none = "none"
  public var noneOption = "0 none"
  public var notAccepted = "Not accepted: %."
  public var typeNumber = "Type a number from 1 to %."
  public var typeYesOrNo = "Type yes or no."
  public var typeWord = "Type the word % to confirm"
  public var notConfirmed = "Nothing done."
  public var notShown = "Typing is not shown."
  public var severalLines = "Several lines. A line with one dot ends."
  public var unchanged = "%: unchanged."

  // Forms.
  public var eachField = "Each field is asked. .b goes back, .q leaves, .? helps."
  public var lastField = "That was the last field. s saves, l lists."
  public var saved = "Saved."
  public var notSaved = "Not saved. Problems: %."
  public var checking = "Checking."

  // Ending.
  public var cancelled = "Cancelled. Nothing saved."
  public var ended = "Ended."

  // Help.
  public var shortHelp = "Enter reads rows, a number or a word chooses one, ? helps."
  public var help = [
    "Enter: the next rows. l: the list from its start. g 50: from row 50.",
    "A number, or the first letters of a row: use it. ? 3: what row 3 can do.",
    "/word or search word: only matching rows. / ends the search.",
    "b: back. s: save. u: undo. q: quit.",
    "a 3: actions of row 3. i 3: its details. d 3: delete it. copy 3: its text.",
    "up 3, down 3: move row 3. open 3, close 3: rows below it. sections: the index.",
    "f: ask all fields. press KEY: any key, such as press right.",
  ]
  public var answerHelp = "Enter keeps the value, .clear empties it, .b goes back, .q leaves."
  public var choiceHelp = "A number or the first letters choose. b goes back, q leaves."
  public var canUse = "its number uses it"
  public var canAnswer = "its number changes it"
  public var canAct = "a %: actions"
  public var canDetail = "i %: details"
  public var canDelete = "d %: delete"
  public var canCopy = "copy %: its text"
  public var canMove = "up %, down %: move"

  /// Creates the English sentences.
  public init() {}
}
