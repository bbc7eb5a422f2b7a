/// What rows say of texts that they didn't take, until they are edited again or get another value.
@MainActor struct RefusedTexts {
  private struct Entry {
    let context: RowContext
    let kept: String
    let message: String
  }

  private var entries: [Entry] = []

  /// Whether the last editing ended with a text that wasn't taken, and nobody asked yet.
  private var isNew = false

  /// Adds what the row says; the text that it kept must stay its text meanwhile.
  mutating func add(_ message: String, keeping text: String, in context: RowContext) {
    entries.removeAll { $0.context.path == nil || $0.context.path == context.path }
    entries.append(Entry(context: context, kept: text, message: message))
    isNew = true
  }

  /// Removes what the row at a path says.
  mutating func remove(at path: RowPath) {
    isNew = false
    guard !entries.isEmpty else { return }
    entries.removeAll { $0.context.path == nil || $0.context.path == path }
  }

  /// Returns what the row at a path says.
  func message(at path: RowPath) -> String? {
    guard !entries.isEmpty, let entry = entries.last(where: { $0.context.path == path }),
      (entry.context.row as? any TextEditingRow)?.editableText == entry.kept
    else { return nil }
    return entry.message
  }

  /// Returns the row whose text wasn't taken when editing ended last; once only.
  mutating func takeNewest() -> RowContext? {
    defer { isNew = false }
    return isNew ? entries.last?.context : nil
  }
}
