import Files

/// The lines that a person wants to see, and how far the files were looked through for them.
struct LogFilter {
  /// What the lines hold.
  let pattern: BytePattern

  /// How many lines were found.
  var found = 0

  /// How many chunks were looked through, and of how many.
  var looked = (chunks: 0, of: 0)

  /// The work that goes on; nil after its end.
  var task: Task<Void, Never>?

  /// What is said about it.
  var status: String {
    let lines = "“\(pattern.text)”: \(found.grouped) \(found == 1 ? "line" : "lines")"
    return task == nil ? lines : lines + ", \(looked.chunks * 100 / max(1, looked.of)) %"
  }
}
