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

  /// The bytes by which the form of a text is told.
  private static let sample = 64 * 1024

  /// Opens a file; `-` is standard input.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - spoolLimit: How many bytes of a pipe are kept; nil for the standard.
  /// - Throws: ``FileReadError`` when it can't be read.
  convenience init(path: String, spoolLimit: Int? = nil) throws(FileReadError) {
    let file = try path == "-" ? OpenFile(sharing: 0) : OpenFile(path: path)
    try self.init(file, name: path == "-" ? "standard input" : path, spoolLimit: spoolLimit)
  }

  /// Creates a value for a file that is already open.
  ///
  /// - Throws: ``FileReadError`` if it can't be read.
  init(_ file: OpenFile, name: String, spoolLimit: Int? = nil) throws(FileReadError) {
    self.name = name
    // A regular file on standard input need not be copied. A file of `/proc` is generated on
    // reading, so its length is unknown until then.
    let isMade = file.isSeekable && file.size == 0 && !file.bytes(0..<1).isEmpty
    if let failure = file.failure {
      throw FileReadError(path: name, reason: failure.reason)
    }
    let isFile = file.isSeekable && !isMade
    let form = isFile ? TextForm(sample: file.bytes(0..<OpenedFile.sample)) : nil
    spool = form == .plain ? nil : try InputSpool(file, form: form, limit: spoolLimit)
    original = isFile && spool != nil ? file : nil
    self.file = spool?.file ?? file
  }

  /// Waits a moment for the first bytes of a pipe so that the first screen isn't empty.
  func fill() {
    _ = spool?.pump(patience: 100)
  }
}

extension ExampleError {
  /// Converts a file error into a screen error.
  static func opening<Result>(
    _ body: () throws(FileReadError) -> Result
  ) throws(ExampleError) -> Result {
    do throws(FileReadError) {
      return try body()
    } catch {
      throw .unreadableFile(error)
    }
  }
}
