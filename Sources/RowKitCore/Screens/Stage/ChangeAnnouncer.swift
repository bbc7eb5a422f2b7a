import CharacterScreen

/// The changes of a screen's rows since the last frame, in words for people who don't see them happen.
struct ChangeAnnouncer {
  private var inserted = 0
  private var removed = 0

  /// The row that had the cursor in the last frame, and what it said.
  private var cursor: SpokenCursor?

  /// Notes changes of the visible screen's rows.
  mutating func note(_ changes: TableChanges) {
    inserted += changes.insertedRows.reduce(0) { $0 + $1.rows.count }
    removed += changes.removedRows.reduce(0) { $0 + $1.rows.count }
  }

  /// Returns the changes since the last call, or `nil` if there are none.
  ///
  /// - Parameters:
  ///   - cursor: The row with the cursor. What it says is announced if it says something else than
  ///     before, and not while a person types into it.
  ///   - words: The words of sentences.
  /// - Returns: The sentences.
  mutating func announcement(_ cursor: SpokenCursor?, _ words: LocalizedStrings) -> String? {
    defer { (inserted, removed, self.cursor) = (0, 0, cursor) }
    let speech = words.speech
    var sentences: [String] = []
    if let cursor, let former = self.cursor, cursor.row == former.row, !cursor.isEdited,
      cursor.text != former.text
    {
      sentences.append(SpokenLine(words).line(cursor.text) + ".")
    }
    if removed > 0 {
      sentences.append(
        removed == 1
          ? speech.changes.rowRemoved : SpeechStrings.fill(speech.changes.rowsRemoved, "\(removed)")
      )
    }
    if inserted > 0 {
      sentences.append(
        inserted == 1
          ? speech.changes.rowAdded : SpeechStrings.fill(speech.changes.rowsAdded, "\(inserted)"))
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

/// The row that has the cursor, in words.
struct SpokenCursor {
  /// The row.
  let row: ObjectIdentifier

  /// The words of the row.
  let text: SpokenText

  /// Whether a person is typing into it.
  let isEdited: Bool
}

/// A screen whose row with the cursor can be said in words.
@MainActor protocol SpokenScreen: ScreenController {
  /// The row with the cursor, or `nil` if there is none.
  var spokenCursor: SpokenCursor? { get }
}
