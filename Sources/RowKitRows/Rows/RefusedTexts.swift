/// The messages of rows about refused texts.
///
/// A message is valid until its row is edited again or gets another value.
@MainActor package struct RefusedTexts {
  private struct Entry {
    let context: RowContext
    let kept: String
    let message: String
  }

  private var entries: [Entry] = []

  /// Whether no row has a message.
  package var isEmpty: Bool { entries.allSatisfy { $0.context.path == nil } }

  /// Whether the last editing ended with a refused text that `takeNewest()` hasn't returned yet.
  private var isNew = false

  /// Creates a value without messages.
  package init() {}

  /// Adds a row's message, which is valid as long as the row keeps its current text.
  package mutating func add(_ message: String, keeping text: String, in context: RowContext) {
    entries.removeAll { $0.context.path == nil || $0.context.path == context.path }
    entries.append(Entry(context: context, kept: text, message: message))
    isNew = true
  }

  /// Removes the message of the row at a path.
  package mutating func remove(at path: RowPath) {
    isNew = false
    guard !entries.isEmpty else { return }
    entries.removeAll { $0.context.path == nil || $0.context.path == path }
  }

  /// Returns the message of the row at a path, or `nil` if there is none.
  package func message(at path: RowPath) -> String? {
    guard !entries.isEmpty, let entry = entries.last(where: { $0.context.path == path }),
      (entry.context.row as? any TextEditingRow)?.editableText == entry.kept
    else { return nil }
    return entry.message
  }

  /// Returns the row that refused its text when editing last ended, or `nil` on later calls.
  package mutating func takeNewest() -> RowContext? {
    defer { isNew = false }
    return isNew ? entries.last?.context : nil
  }
}
