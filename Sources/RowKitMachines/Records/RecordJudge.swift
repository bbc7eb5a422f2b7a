import RowKit

/// A check that records, the text being edited, the cursor and expanded rows follow the records
/// that a person meant, by rules that are independent of the implementation.
@MainActor struct RecordJudge {
  private let rows: RecordRows

  /// The label of the record that the edited text was begun for, or `nil` if none is edited.
  private var owner: String?

  /// The labels of the rows that were there throughout the last operation.
  private var stayed: Set<String> = []

  /// Whether a person has certainly moved the cursor, or perhaps, or certainly not.
  private var touch = Touch.none

  private enum Touch { case none, perhaps, certain }

  init(_ rows: RecordRows) {
    self.rows = rows
  }

  /// Describes what is wrong after an operation.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - renamed: The labels of the records whose text the app changed.
  ///   - stayed: The labels of the rows that were there throughout the operation.
  ///   - before: The state before the operation.
  ///   - after: The state after the operation.
  /// - Returns: The description, or `nil`.
  mutating func violation(
    _ operation: RecordOperation, renamed: Set<String>, stayed: Set<String>,
    _ before: RecordMoment, _ after: RecordMoment
  ) -> String? {
    self.stayed = stayed
    switch operation {
    case .key, .paste, .click, .wheel:
      // Some keys, as Escape, move nothing.
      let hasMoved = before.cursor != after.cursor || after.editing != nil
      if hasMoved { touch = .certain } else if touch == .none { touch = .perhaps }
    case .resize, .collapse, .changes: break
    }
    let former = owner
    owner = newOwner(operation, before, after)
    let isChange = if case .changes = operation { true } else { false }
    if let violation = structure(after) { return violation }
    if let violation = others(former, renamed, before, after) { return violation }
    let owned = former.flatMap { renamed.contains($0) ? nil : $0 }
    if let violation = written(operation, owned, before, after) { return violation }
    if isChange {
      if let violation = kept(former, renamed, before, after) { return violation }
      if let violation = expansion(before, after) { return violation }
    }
    return cursor(operation, before, after)
  }

  /// Returns the record that the edited text belongs to after an operation.
  private func newOwner(
    _ operation: RecordOperation, _ before: RecordMoment, _ after: RecordMoment
  ) -> String? {
    guard let editing = after.editing else { return nil }
    switch operation {
    case .key, .paste, .click:
      return before.editing?.label == editing.label ? owner : editing.label
    case .wheel, .resize, .collapse, .changes: return owner ?? editing.label
    }
  }

  // MARK: Rows and texts

  /// Checks that the rows are those of the records, with open rows before their notes.
  private func structure(_ after: RecordMoment) -> String? {
    let expected = rows.book.sections.map { persons in
      persons.flatMap { person -> [String] in
        guard person.hasNote else { return ["p\(person.number)"] }
        let group = "g\(person.number)"
        let note = ["n\(person.number)"] + (person.isLinked ? ["l\(person.number)"] : [])
        return ["p\(person.number)", group] + (after.expanded.contains(group) ? note : [])
      }
    }
    // A form shows no empty groups.
    let isSame = after.labels.filter { !$0.isEmpty } == expected.filter { !$0.isEmpty }
    return isSame ? nil : "The rows are \(after.labels), not \(expected)."
  }

  /// Checks the records that aren't being edited and that the app hasn't changed.
  private func others(
    _ former: String?, _ renamed: Set<String>, _ before: RecordMoment, _ after: RecordMoment
  ) -> String? {
    for (label, text) in before.texts.sorted(by: { $0.key < $1.key }) {
      guard let now = after.texts[label], now != text, !renamed.contains(label) else { continue }
      if label == former || label == owner { continue }
      return "The record \(label) changed from \(text) to \(now); \(former ?? "none") was edited."
    }
    return nil
  }

  /// Checks what editing has written.
  private func written(
    _ operation: RecordOperation, _ former: String?, _ before: RecordMoment, _ after: RecordMoment
  ) -> String? {
    switch operation {
    case .key, .paste: break
    case .click, .wheel, .resize, .collapse, .changes: return unwritten(former, before, after)
    }
    guard let editing = after.editing, let owner else { return unwritten(former, before, after) }
    guard owner == former else {
      guard after.texts[owner] == editing.text else { return mismatch(owner, editing.text, after) }
      return unwritten(former, before, after)
    }
    if before.editing?.isCutOff == true || editing.isCutOff {
      return unwritten(former, before, after)
    }
    if after.texts[owner] != editing.text { return mismatch(owner, editing.text, after) }
    guard let piece = operation.piece, let was = before.editing else { return nil }
    let characters = Array(was.text)
    let typed =
      String(characters[..<was.selection.lowerBound]) + piece
      + String(characters[was.selection.upperBound...])
    return editing.text == typed
      ? nil : "\(operation) made “\(editing.text)” of “\(was.text)”, not “\(typed)”."
  }

  /// Checks that a record keeps the text that it had.
  private func unwritten(
    _ label: String?, _ before: RecordMoment, _ after: RecordMoment
  ) -> String? {
    guard let label, let text = before.texts[label], let now = after.texts[label],
      before.editing?.text == text, now != text
    else { return nil }
    return "The record \(label) has “\(now)”, and no more “\(text)” that was typed."
  }

  private func mismatch(_ label: String, _ text: String, _ after: RecordMoment) -> String {
    "The record \(label) has “\(after.texts[label] ?? "nothing")”, and its field “\(text)”."
  }

  // MARK: Changes

  /// Checks that an edited text stays with its record, or ends.
  private func kept(
    _ former: String?, _ renamed: Set<String>, _ before: RecordMoment, _ after: RecordMoment
  ) -> String? {
    guard let former, let was = before.editing else { return nil }
    if let now = after.editing {
      if now.isCutOff { return nil }
      guard now.label == former else {
        return "The text typed for \(former) is edited in \(now.label) now."
      }
      guard now.text == was.text, now.selection == was.selection else {
        return "The edited text “\(was.text)” became “\(now.text)”."
      }
      return nil
    }
    let isCertain = rows.kind == .ids || rows.kind == .properties || rows.kind == .kept
    guard isCertain, !was.isCutOff, after.shown.contains(former), stayed.contains(former),
      !renamed.contains(former)
    else {
      return nil
    }
    return "The editing of \(former) ended, although its row is still there."
  }

  /// Checks that rows stay expanded exactly where their identity is certain.
  private func expansion(_ before: RecordMoment, _ after: RecordMoment) -> String? {
    let expected = before.expanded.filter { label in
      guard let row = after.rows[label] else { return false }
      return !rows.areUncertain || row === before.rows[label]
    }
    return after.expanded.intersection(stayed) == expected.intersection(stayed)
      ? nil : "Expanded are \(after.expanded.sorted()), not \(expected.sorted())."
  }

  // MARK: The cursor

  private func cursor(
    _ operation: RecordOperation, _ before: RecordMoment, _ after: RecordMoment
  ) -> String? {
    guard let first = after.shown.first else { return nil }
    guard let cursor = after.cursor else { return "No row has the cursor." }
    guard after.shown.contains(cursor) || cursor == RecordMoment.otherLabel else {
      return "The cursor is on the hidden row \(cursor)."
    }
    if let marks = after.marks {
      guard marks <= 1 else { return "There are \(marks) cursors on the screen." }
      // A key scrolls on where the cursor stays, so that what follows the last row can be read.
      let mayScroll = if case .key = operation { cursor == before.cursor } else { false }
      if marks == 0, before.marks == 1, operation.keepsCursorInView, !mayScroll {
        return "The cursor left the screen."
      }
      if marks == 0, before.marks == 1, case .changes = operation, after.isNearScreen(cursor) {
        return "The cursor is just outside the screen."
      }
    }
    guard case .changes(let changes, let way) = operation else { return nil }
    if touch == .perhaps { return nil }
    if touch == .none {
      let haveArrived = !Set(after.rows.keys).isSubset(of: before.rows.keys)
      // A later change may have moved the row that was the first.
      if changes.count > 1, way != .observed { return nil }
      if cursor == first || (!haveArrived && cursor == before.cursor) { return nil }
      return "An untouched cursor is at \(cursor)."
    }
    guard rows.kind != .closures, rows.kind != .places, let former = before.cursor,
      after.shown.contains(former), stayed.contains(former), cursor != former
    else { return nil }
    return "The cursor went from \(former), which is still there, to \(cursor)."
  }
}

extension RecordOperation {
  /// Whether a cursor that is in view stays in view.
  var keepsCursorInView: Bool {
    switch self {
    // When rows move, the window doesn't go along with the cursor.
    case .wheel, .resize, .changes: false
    case .key, .paste, .click, .collapse: true
    }
  }

  /// The typed or pasted text, or `nil` for any other operation.
  var piece: String? {
    switch self {
    case .key(let key): key.typedCharacter.map { String($0) }
    case .paste(let text): text
    default: nil
    }
  }
}
