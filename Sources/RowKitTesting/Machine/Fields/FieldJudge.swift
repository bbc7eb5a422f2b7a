import RowKit

/// A check that fields react correctly to operations, by rules that are independent of the fields'
/// implementation.
@MainActor struct FieldJudge {
  private let probes: [FieldProbe]

  /// The text and the value of the edited row at the beginning of editing.
  private var beginning: (text: String, value: String) = ("", "")

  /// The texts of the edited row that undoing may restore.
  private var former: Set<String> = []

  /// All pieces that were cut or deleted from a text.
  private var cut: Set<String> = []
  private var recent: [String] = []

  init(_ probes: [FieldProbe]) {
    self.probes = probes
  }

  /// Returns a description of what is wrong after an operation, or `nil` if nothing is.
  mutating func violation(
    _ operation: FieldOperation, _ before: FieldMoment, _ after: FieldMoment
  ) -> String? {
    if before.text.count <= after.text.count { recent = [] }
    if let violation = others(before, after) { return violation }
    if let row = before.edited, row != after.edited, let violation = end(row, before, after) {
      return violation
    }
    guard let row = after.edited else { return nil }
    if row == before.edited {
      if let violation = change(operation, before, after) { return violation }
    } else {
      beginning = (before.texts[row] ?? "", before.values[row])
      former = []
    }
    former.insert(after.text)
    return kept(row, after.text, after)
  }

  /// Checks the rows that aren't being edited.
  ///
  /// Only controls may change, and only by their `reach`.
  private func others(_ before: FieldMoment, _ after: FieldMoment) -> String? {
    for row in probes.indices where before.values[row] != after.values[row] {
      if row == before.edited || row == after.edited { continue }
      guard let was = Int(before.values[row]), let value = Int(after.values[row]),
        abs(value - was) <= probes[row].reach
      else { return "Row \(row) changed from \(before.values[row]) to \(after.values[row])." }
    }
    return nil
  }

  /// Checks the row whose editing has ended.
  private func end(_ row: Int, _ before: FieldMoment, _ after: FieldMoment) -> String? {
    let isRefused = probes[row].meaning(before.text) == nil && before.text != beginning.text
    if isRefused, after.refused[row] == nil {
      return "Row \(row) says nothing of \(before.text.debugDescription)."
    }
    return kept(row, before.text, after)
  }

  /// Checks the value of a row, which stands for its text, or is the one from before editing.
  private func kept(_ row: Int, _ text: String, _ after: FieldMoment) -> String? {
    let wanted =
      text == beginning.text ? beginning.value : probes[row].meaning(text) ?? beginning.value
    guard after.values[row] != wanted else { return nil }
    return """
      Row \(row) keeps \(after.values[row].debugDescription) and not \(wanted.debugDescription) \
      for \(text.debugDescription).
      """
  }

  // MARK: The text

  /// Checks the text during editing.
  ///
  /// Typed text is inserted completely or not at all.
  private mutating func change(
    _ operation: FieldOperation, _ before: FieldMoment, _ after: FieldMoment
  ) -> String? {
    if before.text == after.text {
      guard let piece = operation.piece, !piece.isEmpty, after.refusal == nil,
        with(piece, before) != after.text
      else { return nil }
      return "\(operation) does nothing, and nothing is said."
    }
    if let piece = operation.piece {
      if with(piece, before) == after.text { return nil }
    } else if case .key(let key) = operation {
      if wasMade(by: key, before, after) { return nil }
    }
    return """
      \(operation) makes \(after.text.debugDescription) of \(before.text.debugDescription), of \
      which \(before.selection) is selected.
      """
  }

  /// Returns the text with its selection replaced by a piece.
  private func with(_ piece: String, _ before: FieldMoment) -> String {
    let isMultiline =
      before.edited.map { (probes[$0].row as? any TextEditingRow)?.textInput.isMultiline == true }
    let kept = piece.map { sign -> Character in
      if isMultiline == true { return sign.isNewline ? "\n" : sign }
      return sign.isNewline || sign == "\t" ? " " : sign
    }
    let characters = Array(before.text)
    return String(characters[..<before.selection.lowerBound]) + String(kept)
      + String(characters[before.selection.upperBound...])
  }

  private mutating func wasMade(
    by key: KeyPress, _ before: FieldMoment, _ after: FieldMoment
  ) -> Bool {
    if key == KeyPress(.return) { return with("\n", before) == after.text }
    if key == KeyPress("y", .control) {
      return cut.contains { with($0, before) == after.text }
    }
    return isShorter(before, after) || former.contains(after.text)
  }

  /// Returns whether one piece was removed, which was selected or next to the caret.
  private mutating func isShorter(_ before: FieldMoment, _ after: FieldMoment) -> Bool {
    let long = Array(before.text)
    let count = long.count - after.text.count
    let places = max(0, before.selection.lowerBound - max(0, count))...before.selection.upperBound
    for place in places where place + count <= long.count && count > 0 {
      guard String(long[..<place] + long[(place + count)...]) == after.text else { continue }
      noteCut(String(long[place..<place + count]))
      return true
    }
    return false
  }

  /// Records a removed piece.
  ///
  /// Consecutive pieces may be combined.
  private mutating func noteCut(_ piece: String) {
    recent = [piece] + recent.flatMap { [$0 + piece, piece + $0] }.prefix(30)
    cut.formUnion(recent)
  }
}
