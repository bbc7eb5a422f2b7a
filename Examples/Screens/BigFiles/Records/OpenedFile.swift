import Files

/// A file to show: one with a name, or the contents of a pipe.
@MainActor final class OpenedFile {
  /// The file.
  let file: OpenFile

  /// The spool that fills the file, if it comes from a pipe or its text has another form.
  let spool: InputSpool?

  /// The file whose text has another form, or `nil` if no conversion is needed.
  let original: OpenFile?

  /// The display name of the file.
  let name: String

  /// The first and the last bytes of a plain file, or `nil` for any other.
  let edges: FileEdges?

  /// The number of bytes to show at first: those that have come, or those that were there when it
  /// was opened.
  var size: Int { spool?.size ?? edges?.size ?? file.size }

  /// Opens a file; `-` is standard input.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - spoolLimit: The number of bytes of a pipe to keep, or `nil` for the default.
  /// - Throws: ``FileReadError`` when it can't be read.
  convenience init(path: String, spoolLimit: Int? = nil) throws(FileReadError) {
    try self.init(try FoundFile(path: path), spoolLimit: spoolLimit)
  }

  /// Creates a value for a file that was opened.
  ///
  /// - Throws: ``FileReadError`` if it can't be copied.
  init(_ found: FoundFile, spoolLimit: Int? = nil) throws(FileReadError) {
    name = found.name
    edges = found.edges
    spool =
      found.form == .plain
      ? nil : try InputSpool(found.file, form: found.form, limit: spoolLimit)
    original = found.form != nil && spool != nil ? found.file : nil
    file = spool?.file ?? found.file
  }

  /// Waits a moment for the first bytes of a pipe so that the first screen isn't empty.
  ///
  /// - Parameter follows: Whether a pipe with a name is read on when other programs write to it.
  func fill(follows: Bool = false) {
    spool?.awaitsWriters = follows
    _ = spool?.pump(patience: 100)
  }
}

extension ExampleError {
  /// Converts a file error into a screen error.
  nonisolated static func opening<Result>(
    _ body: () throws(FileReadError) -> Result
  ) throws(ExampleError) -> Result {
    do throws(FileReadError) {
      return try body()
    } catch {
      throw .unreadableFile(error)
    }
  }
}
