import Files

/// Whether a search distinguishes upper- and lowercase letters.
enum LetterCaseChoice: CaseIterable {
  /// Case-sensitive if the text contains a capital letter.
  case automatic
  /// Case-sensitive.
  case exact
  /// Case-insensitive.
  case ignored

  /// The next choice in turn.
  var next: LetterCaseChoice {
    let all = LetterCaseChoice.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }

  /// The words that a prompt shows for the choice.
  ///
  /// Empty for the usual one.
  var words: String {
    switch self {
    case .automatic: ""
    case .exact: " (this case)"
    case .ignored: " (any case)"
    }
  }

  /// Creates a pattern from text.
  ///
  /// Returns `nil` if the text is empty.
  func pattern(_ text: String) -> BytePattern? {
    switch self {
    case .automatic: BytePattern(text, ignoresCase: !text.contains(where: \.isUppercase))
    case .exact: BytePattern(text)
    case .ignored: BytePattern(text, ignoresCase: true)
    }
  }
}
