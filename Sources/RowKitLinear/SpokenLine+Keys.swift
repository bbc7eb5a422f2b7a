import RowKitCore

extension SpokenLine {
  /// Returns keys with their effects, in words: arrows are named.
  ///
  /// - Parameters:
  ///   - hints: The keys with their effects.
  ///   - words: The words for keys.
  /// - Returns: The words.
  func keys(_ hints: [KeyHint], _ words: LocalizedStrings) -> String {
    let lines = hints.map { hint in
      let names = hint.keys.split(separator: " ").flatMap { self.names(of: $0) }
      let name = names.joined(separator: " \(words[KeySentences.or]) ")
      return text(LocalizedStrings.fill(words[KeySentences.press], name) + " " + hint.title)
    }
    return lines.joined(separator: ", ")
  }

  /// Returns the names of keys that are written without a space between them.
  ///
  /// Arrows are several keys, such as left and right; letters are one, such as `ctrl+s`.
  private func names(of keys: Substring) -> [String] {
    let arrows = keys.unicodeScalars.map { Self.keyNames[$0] }
    if !arrows.contains(nil) { return arrows.compactMap(\.self) }
    return [
      zip(keys.unicodeScalars, arrows).map { $1 ?? String($0) }.joined()
    ]
  }
}
