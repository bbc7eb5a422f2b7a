public import RowKitCore

/// The sentences that ask for a value.
///
/// A `%` stands for a name or a number.
public enum AskingSentences: String, StringKeys {
  case now = "now %"
  case keeps = "Enter keeps"
  case ends = "Enter ends"
  case nextLine = "next line"
  case takes = "Enter takes %"
  case example = "for example %"
  case notAccepted = "Not accepted: %."
  case notShown = "Typing is not shown."
  case severalLines = "Several lines. A line with one dot ends."
  case linesKept = "Lines kept: %. Add more, or .u removes the last. A line with one dot ends."
  case linesLost = "%: the typed lines are dropped."
  case unchanged = "%: unchanged."
  case leftUnanswered = "Left without an answer."
  case typeWord = "Type “%” to confirm"
  case answerHint = "Enter keeps it, .q stops asking, .? helps."
  case notConfirmed = "Nothing done."
  case notText = "Not accepted: the line isn't UTF-8 text."
  case tooLong = "Not accepted: the line has more than % bytes."
}
