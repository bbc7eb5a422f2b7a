import Files

/// A file to show: one with a name, or the contents of a pipe.
@MainActor final class OpenedFile {
  /// The file.
  let file: OpenFile

  /// The spool that fills the file, if it comes from a pipe.
  let spool: InputSpool?

  /// The display name of the file.
  let name: String

  /// Opens a file; `-` is standard input.
  ///
  /// - Throws: ``FileReadError`` when it can't be read.
  init(path: String) throws(FileReadError) {
    name = path == "-" ? "standard input" : path
    let file = try path == "-" ? OpenFile(sharing: 0) : OpenFile(path: path)
    // A regular file on standard input need not be copied. A file of `/proc` is generated on
    // reading, so its length is unknown until then.
    let isMade = file.isSeekable && file.size == 0 && !file.bytes(0..<1).isEmpty
    spool = file.isSeekable && !isMade ? nil : try InputSpool(file)
    self.file = spool?.file ?? file
  }

  /// Creates a value for a file that is already open.
  init(_ file: OpenFile) {
    name = file.path
    spool = nil
    self.file = file
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
