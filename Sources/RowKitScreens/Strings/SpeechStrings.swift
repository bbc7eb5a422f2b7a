/// The words of the linear mode, in which rows, headers and states are read as text.
///
/// A `%` stands for a name or a number.
public struct SpeechStrings: Hashable, Sendable {
  /// The words for states of rows.
  public var states = StateWords()

  /// The words for kinds of rows and of texts.
  public var kinds = KindWords()

  /// The words for changes of rows.
  public var changes = ChangeWords()
}
