public import RowKitCore

/// The sentences of the help.
///
/// A `%` stands for a name or a number.
public enum HelpSentences: String, StringKeys {
  case shortHelp = "Enter reads rows, a number or a word chooses one, ? helps."

  /// All of the help, in several lines.
  case help = """
    Enter: the next rows. l: the list from its start. g 50: from row 50.
    A number, or the first letters of a row: use it. ? 3: what row 3 can do.
    /word or search word: only matching rows. / ends the search.
    b: back. u: undo. U: redo. q: quit.
    a 3: actions of row 3. i 3: its details. d 3: delete it. copy 3: its text.
    up 3, down 3: move row 3. open 3, close 3: rows below it. sections: the index.
    press KEY: any key, such as press right, for the row that was used, asked about or gone to last.
    """
  case saveHelp = "s: save."
  case fieldsHelp = "f: ask all fields."
  case answerHelp = "Enter keeps the value, .clear empties it, .b goes back, .q stops asking."
  case linesHelp =
    "A line with one dot ends. .u removes the last line, .l reads the lines, .now adds those of the value. ..b is the text .b."
  case typedLinesHelp = "Enter adds an empty line. .q stops without the lines."
  case titleHelp = "The first letters choose. .b goes back, .q stops asking."
  case yesOrNoHelp = "Enter keeps the value, .b goes back, .q stops asking."
  case choiceHelp = "A number or the first letters choose. .b goes back, .q stops asking."
  case canUse = "% uses it"
  case canAnswer = "% changes it"
  case canAct = "a %: actions"
  case canDetail = "i %: %"
  case canDelete = "d %: delete"
  case canCopy = "copy %: its text"
  case canMove = "up %, down %: move"
}
