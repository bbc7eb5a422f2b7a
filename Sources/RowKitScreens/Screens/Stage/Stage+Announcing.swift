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

  /// Shows the changes as a message, unless an overlay is shown.
  func announceChanges() {
    guard announcer != nil, let screen = screen.interaction else { return }
    let cursor = screen.spokenCursor
    guard let words = announcer?.announcement(cursor, words) else { return }
    if overlays.isEmpty { showMessage(words) }
  }
}
