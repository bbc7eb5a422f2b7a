/// The texts that rows refused, with their messages.
///
/// A text and its message are valid until the row is edited again or gets another value.
@MainActor package struct RefusedTexts {
  private struct Entry {
    let context: RowContext
    let kept: String
    let text: String
    let message: String

    /// Whether `takeNewest()` hasn't returned it.
    var isNew = true

    /// Whether a person saved without the text.
    var isSettled = false

    /// Whether the row is still there and has the text that it kept.
    @MainActor var isValid: Bool {
      guard context.path != nil, let row = context.row as? any TextEditingRow else { return false }
      return row.editableText(in: context.words) == kept
    }
  }

  private var entries: [Entry] = []

  /// Whether no row has a message.
  package var isEmpty: Bool { entries.allSatisfy { $0.context.path == nil } }

  /// Whether `takeNewest()` would return a row.
  package var hasNew: Bool { entries.contains { $0.isNew && $0.isValid } }

  /// The rows whose texts were refused and without which nothing was saved since, with their messages,
  /// oldest first.
  package var messages: [(path: RowPath, message: String)] {
    entries.filter { !$0.isSettled && $0.isValid }.compactMap { entry in
      entry.context.path.map { ($0, entry.message) }
    }
  }

  /// Creates a value without messages.
  package init() {}

  /// Adds a text with a message, both valid as long as the row keeps its current text.
  package mutating func add(
    _ text: String, _ message: String, keeping kept: String, in context: RowContext
  ) {
    entries.removeAll { $0.context.path == nil || $0.context.path == context.path }
    entries.append(Entry(context: context, kept: kept, text: text, message: message))
  }

  /// Removes the text of the row at a path, and returns it if it is valid.
  @discardableResult
  package mutating func remove(at path: RowPath) -> String? {
    guard !entries.isEmpty else { return nil }
    let entry = entries.last { $0.context.path == path && $0.isValid }
    entries.removeAll { $0.context.path == nil || $0.context.path == path }
    return entry?.text
  }

  /// Returns the message of the row at a path, or `nil` if there is none.
  package func message(at path: RowPath) -> String? {
    guard !entries.isEmpty, let entry = entries.last(where: { $0.context.path == path }),
      entry.isValid
    else { return nil }
    return entry.message
  }

  /// Records that a person saved without the texts.
  package mutating func settle() {
    for index in entries.indices { entries[index].isSettled = true }
  }

  /// Returns the row that refused its text last, with its message, each once.
  package mutating func takeNewest() -> (row: RowContext, message: String)? {
    guard let index = entries.lastIndex(where: { $0.isNew && $0.isValid }) else { return nil }
    entries[index].isNew = false
    return (entries[index].context, entries[index].message)
  }
}
