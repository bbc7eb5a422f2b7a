/// The sentences that ask for a choice.
///
/// A `%` stands for a name or a number.
public struct ChoiceSentences: Hashable, Sendable {
  public var yes = "yes"
  public var no = "no"
  public var yesOrNo = "yes or no"
  public var numbers = "1 to %"
  public var numbersFromNone = "0 to %"
  public var choices = "% choices"
  public var moreChoices = "m reads more."
  public var severalEnd = "A number changes a choice, Enter ends."
  public var none = "none"
  public var noneOption = "0 none"
  public var typeNumber = "Type a number from 1 to %."
  public var typeNumberFromNone = "Type a number from 0 to %."
  public var typeOne = "Type 1."
  public var typeYesOrNo = "Type yes or no."

  /// Creates the English words, which can then be changed.
  public init() {}
}
