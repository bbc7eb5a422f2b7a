import Files

/// Whether the case of letters counts in what is looked for.
enum LetterCaseChoice: CaseIterable {
  /// It counts if a person typed a capital letter.
  case automatic
  /// It counts.
  case exact
  /// It doesn't.
  case ignored

  /// The one after it, in turn.
  var next: LetterCaseChoice {
    let all = LetterCaseChoice.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }

  /// What a prompt says about it; nothing about the usual one.
  var words: String {
    switch self {
    case .automatic: ""
    case .exact: " (this case)"
    case .ignored: " (any case)"
    }
  }

  /// Makes a pattern of some words; nil for none.
  func pattern(_ text: String) -> BytePattern? {
    switch self {
    case .automatic: BytePattern(text, ignoresCase: !text.contains(where: \.isUppercase))
    case .exact: BytePattern(text)
    case .ignored: BytePattern(text, ignoresCase: true)
    }
  }
}
