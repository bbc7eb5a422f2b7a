public import Files

extension RecordsScreen {
  /// Creates a screen of the lines of text files.
  ///
  /// - Parameters:
  ///   - paths: The files; `-` is standard input.
  ///   - follows: Whether to show data that is appended to the files.
  ///   - spoolLimit: The largest number of bytes kept of a pipe, or `nil` for the default.
  ///   - chunkLength: The length of a chunk in bytes, or `nil` to choose one that suits the files.
  /// - Returns: The screen.
  /// - Throws: ``FileReadError`` if one of them can't be read.
  public static func log(
    _ paths: [String], follows: Bool = false, spoolLimit: Int? = nil, chunkLength: Int? = nil
  ) throws(FileReadError) -> RecordsScreen {
    var files: [FoundFile] = []
    for path in paths { files.append(try FoundFile(path: path)) }
    return try log(files, follows: follows, spoolLimit: spoolLimit, chunkLength: chunkLength)
  }

  /// Creates a screen of the lines of files that were opened.
  static func log(
    _ files: [FoundFile], follows: Bool, spoolLimit: Int?, chunkLength: Int? = nil
  ) throws(FileReadError) -> RecordsScreen {
    var opened: [OpenedFile] = []
    for file in files {
      opened.append(try OpenedFile(file, spoolLimit: spoolLimit))
      opened.last?.fill(follows: follows)
    }
    return RecordsScreen(opened, as: LogFormat(), follows: follows, chunkLength: chunkLength)
  }
}

extension ExampleScreen {
  /// Files of any size, line by line.
  static let log = ExampleScreen(
    name: "log", title: "Log", summary: "text files of any size, line by line",
    operands: "FILE…", options: [.follow, .spoolLimit], readsInput: true
  ) { arguments throws(ExampleError) in
    let limit = try arguments.size(.spoolLimit)
    let follows = arguments.options["follow"] != nil
    return try FileChooserScreen.reading(arguments, for: "log") { files throws(FileReadError) in
      try RecordsScreen.log(files, follows: follows, spoolLimit: limit)
    }
  }
}

extension ExampleOption {
  /// Whether to keep showing data that is appended to a file.
  static let follow = ExampleOption(
    "follow", summary: "show added lines, also of another file with that name")

  /// The number of bytes of a pipe kept on the disk.
  static let spoolLimit = ExampleOption(
    "spool-limit", valueName: "SIZE", example: "2G",
    summary: "the limit for a pipe's data on the disk (10G, or half of the free space)")
}
