public import RowKitCore

/// The sentences that ask for a choice.
///
/// A `%` stands for a name or a number.
public enum ChoiceSentences: String, StringKeys {
  case yes = "yes"
  case no = "no"
  case yesOrNo = "yes or no"
  case numbers = "1 to %"
  case numbersFromNone = "0 to %"
  case titles = "one of these"
  case titlesFromNone = "one of these or none"
  case choices = "% choices"
  case moreChoices = "m reads more."
  case moreByDot = ".m reads more."
  case severalEnd = "A number changes a choice, Enter ends."
  case severalTitlesEnd = "A name changes a choice, Enter ends."
  case none = "none"
  case noneOption = "0 none"
  case typeNumber = "Type a number from 1 to %."
  case typeNumberFromNone = "Type a number from 0 to %."
  case typeTitle = "Type one of the names."
  case typeTitleFromNone = "Type one of the names, or none."
  case typeOne = "Type 1."
  case typeYesOrNo = "Type yes or no."
}
