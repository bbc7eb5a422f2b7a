/// The texts that outlive their editing.
@MainActor package struct TextMemory {
  /// The last editing session that ended, so that it can be resumed.
  var endedSession: EditSession?

  /// The messages about texts that rows refused.
  package var refused = RefusedTexts()

  /// The text that was last cut from a field.
  var cut = ""
}
