import RowKit
import RowKitCore

extension SpokenLine {
  /// Returns keys with their effects, in words: arrows are named.
  func keys(_ hints: [KeyHint]) -> String {
    let lines = hints.map { hint in
      let names = hint.keys.map { Self.names[$0].map { " \($0) " } ?? String($0) }.joined()
      return clean("\(names) \(hint.title)")
    }
    return lines.joined(separator: ", ")
  }

  private static let names: [Character: String] = [
    "←": "left", "→": "right", "↑": "up", "↓": "down", "⏎": "return",
  ]
}
