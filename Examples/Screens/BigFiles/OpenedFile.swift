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
    guard path != "-" else {
      let spool = try InputSpool(descriptor: 0)
      self.spool = spool
      file = spool.file
      return
    }
    let file = try OpenFile(path: path)
    let spool = file.isSeekable ? nil : try InputSpool(file)
    self.spool = spool
    self.file = spool?.file ?? file
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
