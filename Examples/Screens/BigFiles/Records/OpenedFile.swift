import Files

/// A file that a screen shows: one with a name, or what comes from a pipe.
@MainActor final class OpenedFile {
  /// The file.
  let file: OpenFile

  /// What fills the file, when it comes from a pipe.
  let spool: InputSpool?

  /// What the file is called.
  let name: String

  /// Opens a file; `-` is standard input.
  ///
  /// - Throws: ``FileReadError`` when it can't be read.
  init(path: String) throws(FileReadError) {
    name = path == "-" ? "standard input" : path
    let file = try path == "-" ? OpenFile(sharing: 0) : OpenFile(path: path)
    // A file on standard input is a file, too, and need not be copied; one of `/proc` is made when
    // it is read, and nobody knows how long it is before.
    let isMade = file.isSeekable && file.size == 0 && !file.bytes(0..<1).isEmpty
    spool = file.isSeekable && !isMade ? nil : try InputSpool(file)
    self.file = spool?.file ?? file
  }

  /// Takes a file that is open.
  init(_ file: OpenFile) {
    name = file.path
    spool = nil
    self.file = file
  }

  /// Waits a moment for the first bytes of a pipe, for the first screen not to be empty.
  func fill() {
    _ = spool?.pump(patience: 100)
  }
}

extension ExampleError {
  /// Makes an error of a file into one of a screen.
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
