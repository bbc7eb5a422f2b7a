import CharacterScreen

/// The changes of a screen's rows since the last frame, in words for people who don't see them happen.
package struct ChangeAnnouncer {
  private var inserted = 0
  private var removed = 0

  /// The row that had the cursor in the last frame, and its words.
  private var cursor: SpokenCursor?

  /// Records that rows were added to the visible screen or removed from it.
  package mutating func note(inserted: Int, removed: Int) {
    self.inserted += inserted
    self.removed += removed
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
    var sentences: [String] = []
    if let cursor, let former = self.cursor, cursor.row == former.row, !cursor.isEdited,
      cursor.text != former.text
    {
      sentences.append(SpokenLine(words).line(cursor.text) + ".")
    }
    if removed > 0 {
      sentences.append(
        removed == 1
          ? words[SpeechStrings.rowRemoved]
          : LocalizedStrings.fill(words[SpeechStrings.rowsRemoved], "\(removed)")
      )
    }
    if inserted > 0 {
      sentences.append(
        inserted == 1
          ? words[SpeechStrings.rowAdded]
          : LocalizedStrings.fill(words[SpeechStrings.rowsAdded], "\(inserted)")
      )
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

/// The row that has the cursor, in words.
package struct SpokenCursor {
  let row: ObjectIdentifier

  /// The words of the row.
  let text: SpokenText

  /// Whether a person is typing into it.
  let isEdited: Bool

  package init(row: ObjectIdentifier, text: SpokenText, isEdited: Bool) {
    self.row = row
    self.text = text
    self.isEdited = isEdited
  }
}

/// Announcements of changes in words.
extension Stage {
  /// Whether changes of rows that a person didn't type are announced in words on the bottom line:
  /// rows that were added or removed, and what the row with the cursor says now.
  ///
  /// The default is `false`. Terminals set it to `true` if the variable `ROWKIT_ANNOUNCE` is set to
  /// anything but `0`.
  public var announcesChanges: Bool {
    get { announcer != nil }
    set {
      announcer = newValue ? announcer ?? ChangeAnnouncer() : nil
      // The next frame records the words of the row with the cursor.
      setNeedsFrame()
    }
  }

  /// Shows the changes as a message, after one that nobody has seen yet, unless an overlay is shown.
  func announceChanges() {
    guard announcer != nil, let screen = screen.interaction else { return }
    let cursor = screen.spokenCursor
    guard let words = announcer?.announcement(cursor, words) else { return }
    let unseen = shownMessage.coveringText == nil ? nil : unseenMessage
    if overlays.isEmpty { showMessage([unseen, words].compactMap(\.self).joined(separator: " ")) }
  }
}
