import RowKit

/// A check that fields react correctly to operations, by rules that are independent of the fields'
/// implementation.
@MainActor struct FieldJudge {
  private let probes: [FieldProbe]

  /// The text and the value of the edited row at the beginning of editing.
  private var beginning: (text: String, value: String) = ("", "")

  /// The texts that rows refused, with which editing goes on.
  private var refused: [Int: String] = [:]

  /// The row that the mouse was pressed on last, which dragging changes.
  private var pressed: Int?

  /// The check of the edited text.
  private var text = TextJudge()

  /// The check of the text in the prompt of a search, while it is open.
  private var prompt = TextJudge()

  init(_ probes: [FieldProbe]) {
    self.probes = probes
  }

  /// Returns a description of what is wrong after an operation, or `nil` if nothing is.
  mutating func violation(
    _ operation: FieldOperation, _ before: FieldMoment, _ after: FieldMoment
  ) -> String? {
    if case .mouse(.press, _) = operation { pressed = after.cursor }
    if let violation = others(before, after) { return violation }
    if let violation = prompted(operation, before, after) { return violation }
    if let row = before.edited, row != after.edited, let violation = end(row, before, after) {
      return violation
    }
    guard let row = after.edited else { return nil }
    if row == before.edited {
      let isMultiline = (probes[row].row as? any TextEditingRow)?.textInput.isMultiline == true
      let violation = text.violation(operation, before.field, after.field, isMultiline: isMultiline)
      if let violation { return violation }
    } else {
      beginning = (before.texts[row] ?? "", before.values[row])
      text.begin()
      // A character that begins the editing can be undone.
      text.note(beginning.text)
      if let refused = refused[row] { text.note(refused) }
    }
    text.note(after.text)
    return kept(row, after.text, after)
  }

  /// Checks the rows that aren't being edited.
  ///
  /// Only the control with the cursor may change, and only to a value that it can have.
  private func others(_ before: FieldMoment, _ after: FieldMoment) -> String? {
    for row in probes.indices where before.values[row] != after.values[row] {
      if before.prompt != nil { return "Row \(row) changed while a prompt was open." }
      if row == before.edited || row == after.edited { continue }
      let isUsed = row == before.cursor || row == after.cursor || row == pressed
      guard isUsed, probes[row].mayChange(before.values[row], after.values[row]) else {
        return "Row \(row) changed from \(before.values[row]) to \(after.values[row])."
      }
    }
    return nil
  }

  /// Checks the prompt, which gets everything that is typed while it is open.
  private mutating func prompted(
    _ operation: FieldOperation, _ before: FieldMoment, _ after: FieldMoment
  ) -> String? {
    guard let now = after.prompt else { return nil }
    defer { prompt.note(now.text) }
    guard let was = before.prompt else {
      prompt = TextJudge()
      return nil
    }
    return prompt.violation(operation, was, now, isMultiline: false)
  }

  /// Checks the row whose editing has ended.
  private mutating func end(_ row: Int, _ before: FieldMoment, _ after: FieldMoment) -> String? {
    refused[row] = after.refused[row].map { _ in before.text }
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
}
