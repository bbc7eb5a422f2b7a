/// The sentences that ask for a value.
///
/// A `%` stands for a name or a number.
public struct AskingSentences: Hashable, Sendable {
  public var now = "now %"
  public var keeps = "Enter keeps"
  public var ends = "Enter ends"
  public var nextLine = "next line"
  public var takes = "Enter takes %"
  public var example = "for example %"
  public var notAccepted = "Not accepted: %."
  public var notShown = "Typing is not shown."
  public var severalLines = "Several lines. A line with one dot ends."
  public var unchanged = "%: unchanged."
  public var typeWord = "Type “%” to confirm"
  public var answerHint = "Enter keeps it, .q leaves, .? helps."
  public var notConfirmed = "Nothing done."
  public var notText = "Not accepted: the line isn't UTF-8 text."

  /// Creates the English words, which can then be changed.
  public init() {}
}
