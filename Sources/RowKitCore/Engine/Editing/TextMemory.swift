/// The texts that outlive their editing.
@MainActor package struct TextMemory {
  /// The last editing session that ended, so that it can be resumed.
  var endedSession: EditSession?

  /// The messages about texts that rows refused.
  package var refused = RefusedTexts()

  /// The text that was last cut from a field.
  var cut = ""

  /// Sets the path of the row of the ended session, or forgets the session if the row is gone.
  mutating func moveEndedSession(to path: RowPath?) {
    if let path { endedSession?.path = path } else { endedSession = nil }
  }
}
