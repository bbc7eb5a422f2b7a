import RowKitCore

extension SpokenLine {
  /// Returns keys with their effects, in words: arrows are named.
  func keys(_ hints: [KeyHint]) -> String {
    let lines = hints.map { hint in
      let names = hint.keys.map { name(of: $0) }.joined()
      return clean("\(names) \(hint.title)")
    }
    return lines.joined(separator: ", ")
  }

  private func name(of key: Character) -> String {
    let scalars = key.unicodeScalars
    guard scalars.count == 1, let name = scalars.first.flatMap({ Self.keyNames[$0] }) else {
      return String(key)
    }
    return " \(name) "
  }
}
