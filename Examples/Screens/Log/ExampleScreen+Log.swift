public import Files

extension RecordsScreen {
  /// Creates a screen of the lines of text files.
  ///
  /// - Parameters:
  ///   - paths: The files; `-` is standard input.
  ///   - follows: Whether to show at once what is added to them.
  ///   - chunkLength: The bytes of a chunk; nil for what suits the files.
  /// - Returns: The screen.
  /// - Throws: ``FileReadError`` when one of them can't be read.
  public static func log(
    _ paths: [String], follows: Bool = false, chunkLength: Int? = nil
  ) throws(FileReadError) -> RecordsScreen {
    var files: [OpenedFile] = []
    for path in paths {
      let file = try OpenedFile(path: path)
      file.fill()
      files.append(file)
    }
    return RecordsScreen(files, as: LogFormat(), follows: follows, chunkLength: chunkLength)
  }
}

extension ExampleScreen {
  /// Files of any size, line by line.
  static let log = ExampleScreen(
    name: "log", title: "Log", summary: "text files of any size, line by line",
    operands: "FILE…", options: [.follow]
  ) { arguments throws(ExampleError) in
    try FileChooserScreen.screen(for: arguments, named: "log") {
      paths throws(FileReadError) in
      try RecordsScreen.log(paths, follows: arguments.options["follow"] != nil)
    }
  }
}

extension ExampleOption {
  /// Whether to go on showing what is added to a file.
  static let follow = ExampleOption(
    "follow", summary: "show what is added, also by another file of that name")
}
