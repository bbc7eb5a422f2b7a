import RowKit

/// A check that an edited text changes exactly as typed, or not at all.
struct TextJudge {
  /// The texts that undoing may restore.
  private var former: Set<String> = []

  /// All pieces that were cut or deleted from a text.
  private var cut: Set<String> = []
  private var recent: [String] = []

  /// The keys that delete a selection or what is next to the caret.
  private static let deletingKeys = keys([
    "backspace", "shift+backspace", "ctrl+backspace", "alt+backspace", "delete", "ctrl+delete",
    "alt+delete", "ctrl+h", "ctrl+d", "ctrl+w", "ctrl+u", "ctrl+k", "ctrl+x", "alt+d",
  ])

  /// The keys that undo a step, or the undoing.
  private static let historyKeys = keys(["ctrl+_", "ctrl+/", "alt+/", "ctrl+shift+z"])

  private static func keys(_ names: [String]) -> Set<KeyPress> {
    let keys = names.compactMap { KeyPress($0) }
    precondition(keys.count == names.count, "Each name must be that of a key.")
    return Set(keys)
  }

  /// Begins with another text.
  mutating func begin() { former = [] }

  /// Records a text that undoing may restore.
  mutating func note(_ text: String) { former.insert(text) }

  /// Checks the text during editing.
  ///
  /// Typed text is inserted completely or not at all.
  mutating func violation(
    _ operation: FieldOperation, _ before: FieldText, _ after: FieldText, isMultiline: Bool
  ) -> String? {
    if before.text != after.text, before.text.count <= after.text.count { recent = [] }
    if before.text == after.text {
      guard let piece = operation.piece, !piece.isEmpty, after.refusal == nil,
        before.replacing(with: piece, isMultiline: isMultiline) != after.text
      else { return nil }
      return "\(operation) does nothing, and nothing is said."
    }
    if let piece = operation.piece {
      if before.replacing(with: piece, isMultiline: isMultiline) == after.text { return nil }
    } else if case .key(let key) = operation {
      if wasMade(by: key, before, after, isMultiline) { return nil }
    }
    return """
      \(operation) makes \(after.text.debugDescription) of \(before.text.debugDescription), of \
      which \(before.selection) is selected.
      """
  }

  private mutating func wasMade(
    by key: KeyPress, _ before: FieldText, _ after: FieldText, _ isMultiline: Bool
  ) -> Bool {
    if key == KeyPress(.return) {
      return before.replacing(with: "\n", isMultiline: isMultiline) == after.text
    }
    if key == KeyPress("y", .control) {
      return cut.contains { before.replacing(with: $0, isMultiline: isMultiline) == after.text }
    }
    if TextJudge.historyKeys.contains(key) { return former.contains(after.text) }
    return TextJudge.deletingKeys.contains(key) && isShorter(before, after)
  }

  /// Returns whether one piece was removed, which was selected or next to the caret.
  private mutating func isShorter(_ before: FieldText, _ after: FieldText) -> Bool {
    let long = Array(before.text)
    let count = max(0, long.count - after.text.count)
    let places = max(0, before.selection.lowerBound - count)...before.selection.upperBound
    // Of repeated signs, several pieces may be the one.
    let pieces = places.compactMap { place -> String? in
      guard let piece = TextJudge.piece(from: place, in: long, missingIn: after.text),
        String(long[..<place] + long[(place + piece.count)...]) == after.text
      else { return nil }
      return piece
    }
    noteCut(Set(pieces))
    return !pieces.isEmpty
  }

  /// Returns the characters at a place that are as long as a text lacks, or `nil` if there are none.
  ///
  /// Compares scalars, because the characters on both sides of the piece may have become one.
  private static func piece(
    from place: Int, in characters: [Character], missingIn text: String
  ) -> String? {
    var missing = characters.reduce(-text.unicodeScalars.count) { $0 + $1.unicodeScalars.count }
    guard missing > 0, place <= characters.count else { return nil }
    let piece = characters[place...].prefix { character in
      guard missing > 0 else { return false }
      missing -= character.unicodeScalars.count
      return true
    }
    return missing == 0 ? String(piece) : nil
  }

  /// Records what may be the removed piece.
  ///
  /// Consecutive pieces may be combined.
  private mutating func noteCut(_ pieces: Set<String>) {
    guard !pieces.isEmpty else { return }
    recent = pieces.flatMap { piece in
      [piece] + recent.flatMap { [$0 + piece, piece + $0] }.prefix(30)
    }
    cut.formUnion(recent)
  }
}
