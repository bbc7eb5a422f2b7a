import Files

/// A file that was opened, with what must be known of it before it is shown.
///
/// Creating it may wait for a file system; using it doesn't.
struct FoundFile: Sendable {
  /// The file.
  let file: OpenFile

  /// The display name of the file.
  let name: String

  /// The form of the text of a file, or `nil` for a pipe and a file that is generated on reading.
  let form: TextForm?

  /// The first and the last bytes of a plain file, or `nil` for any other.
  let edges: FileEdges?

  /// The number of bytes from which the form of a text is determined.
  private static let sample = 64 * 1024

  /// Opens a file; `-` is standard input.
  ///
  /// - Throws: ``FileReadError`` when it can't be read.
  init(path: String, in system: FileSystem = .machine) throws(FileReadError) {
    let waiting = try path == "-" ? OpenFile(sharing: 0) : OpenFile(path: path, in: system.waiting)
    try self.init(
      waiting, name: path == "-" ? "standard input" : path,
      file: path == "-" ? waiting : waiting.reading(in: system, mayWait: system.mayWait(waiting)))
  }

  /// Creates a value for a file that is already open.
  ///
  /// - Throws: ``FileReadError`` if it can't be read.
  init(_ file: OpenFile, name: String? = nil) throws(FileReadError) {
    try self.init(file, name: name ?? file.path, file: file)
  }

  private init(_ waiting: OpenFile, name: String, file: OpenFile) throws(FileReadError) {
    self.name = name
    self.file = file
    // A regular file on standard input need not be copied. A file of `/proc` is generated on
    // reading, so its length is unknown until then.
    let size = waiting.size
    let isSeekable = waiting.isSeekable
    let isMade = isSeekable && size == 0 && !waiting.bytes(0..<1).isEmpty
    // No more than its size: the file may be growing.
    let sample = isSeekable && !isMade ? waiting.bytes(0..<min(size, FoundFile.sample)) : nil
    form = sample.map { TextForm(sample: $0) }
    edges =
      form == .plain
      ? FileEdges(
        first: sample ?? [], last: waiting.bytes(max(0, size - FoundFile.sample - 1)..<size),
        size: size) : nil
    if let failure = waiting.failure {
      throw FileReadError(path: name, reason: failure.reason)
    }
  }
}

/// The first and the last bytes of a file, as they were when it was opened.
struct FileEdges: Sendable {
  private let first: [UInt8]
  private let last: [UInt8]

  /// The size of the file in bytes.
  let size: Int

  /// Creates the edges of a file.
  init(first: [UInt8], last: [UInt8], size: Int) {
    self.first = first
    self.last = last
    self.size = size
  }

  /// Returns bytes up to the size, which are read only if they aren't at the edges of the file.
  func bytes(_ range: Range<Int>, of file: OpenFile) -> [UInt8] {
    let range = range.clamped(to: 0..<size)
    let start = size - last.count
    if range.upperBound <= first.count { return Array(first[range]) }
    guard range.lowerBound >= start else { return file.bytes(range) }
    return Array(last[range.lowerBound - start..<range.upperBound - start])
  }
}
