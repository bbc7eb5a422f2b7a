public import RowKitCore

/// The sentences of the linear mode, in which a screen is read and used in lines of text.
///
/// A `%` stands for a name or a number.
public struct LinearStrings: StringTable, Hashable {
  public static let english = LinearStrings()

  /// The sentences that announce a screen and read its rows.
  public var reading = ReadingSentences()

  /// The sentences about a search.
  public var search = SearchSentences()

  /// The sentences about a chosen row, and what became of it.
  public var choosing = ChoosingSentences()

  /// The sentences about keys.
  public var keys = KeySentences()

  /// The sentences that ask for a value.
  public var asking = AskingSentences()

  /// The sentences that ask for a choice.
  public var choices = ChoiceSentences()

  /// The sentences of forms, and at the end.
  public var forms = FormSentences()

  /// The sentences of the help.
  public var helping = HelpSentences()

  /// Creates the English sentences.
  public init() {}
}

extension LocalizedStrings {
  /// The sentences of the linear mode.
  public var linear: LinearStrings {
    get { self[LinearStrings.self] }
    set { self[LinearStrings.self] = newValue }
  }
}
