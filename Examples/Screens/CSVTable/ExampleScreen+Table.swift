public import Files

extension RecordsScreen {
  /// Creates a screen for a table of comma- or tab-separated values.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - follows: Whether to show data that is appended to the file.
  ///   - spoolLimit: The largest number of bytes kept of a pipe, or `nil` for the default.
  ///   - chunkLength: The length of a chunk in bytes, or `nil` to choose one that suits the file.
  /// - Returns: The screen.
  /// - Throws: ``FileReadError`` if the file can't be read.
  public static func table(
    _ path: String, follows: Bool = false, spoolLimit: Int? = nil, chunkLength: Int? = nil
  ) throws(FileReadError) -> RecordsScreen {
    let found = try FoundFile(path: path)
    return try table(found, follows: follows, spoolLimit: spoolLimit, chunkLength: chunkLength)
  }

  /// Creates a screen for a table in a file that was opened.
  static func table(
    _ found: FoundFile, follows: Bool, spoolLimit: Int?, chunkLength: Int? = nil
  ) throws(FileReadError) -> RecordsScreen {
    let file = try OpenedFile(found, spoolLimit: spoolLimit)
    file.fill(follows: follows)
    return RecordsScreen(
      [file], as: CSVFormat(file), follows: follows, chunkLength: chunkLength)
  }
}

extension ExampleScreen {
  /// A table of comma- or tab-separated values.
  static let table = ExampleScreen(
    name: "table", title: "Table", summary: "a CSV or TSV file of any size", operands: "FILE",
    options: [.follow, .spoolLimit], readsInput: true
  ) { arguments throws(ExampleError) in
    let limit = try arguments.size(.spoolLimit)
    let follows = arguments.options["follow"] != nil
    return try FileChooserScreen.reading(arguments, for: "table") { files throws(FileReadError) in
      try RecordsScreen.table(files[0], follows: follows, spoolLimit: limit)
    }
  }
}
