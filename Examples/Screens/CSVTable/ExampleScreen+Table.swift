public import Files

extension RecordsScreen {
  /// Creates a screen of a table of comma- or tab-separated values.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - follows: Whether to show at once what is added to it.
  ///   - chunkLength: The bytes of a chunk; nil for what suits the file.
  /// - Returns: The screen.
  /// - Throws: ``FileReadError`` when it can't be read.
  public static func table(
    _ path: String, follows: Bool = false, chunkLength: Int? = nil
  ) throws(FileReadError) -> RecordsScreen {
    let file = try OpenedFile(path: path)
    file.fill()
    return RecordsScreen(
      [file], as: CSVFormat(file), follows: follows, chunkLength: chunkLength)
  }
}

extension ExampleScreen {
  /// A table of comma- or tab-separated values.
  static let table = ExampleScreen(
    name: "table", title: "Table", summary: "a CSV or TSV file of any size", operands: "FILE",
    options: [.follow]
  ) { arguments throws(ExampleError) in
    try FileChooserScreen.screen(for: arguments, named: "table") {
      paths throws(FileReadError) in
      try RecordsScreen.table(paths[0], follows: arguments.options["follow"] != nil)
    }
  }
}
