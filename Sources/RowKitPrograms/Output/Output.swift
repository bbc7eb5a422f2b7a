#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The destination of a result: standard output or a file.
package struct Output {
  /// The path of the file; nil for standard output.
  private let path: String?

  package static let standard = Output(path: "-")

  /// Creates an output to a file, which each write creates or replaces.
  ///
  /// A new file that can't be written as a whole is removed, and an existing one stays as it was.
  /// Devices, pipes and files with several names are written in place.
  ///
  /// `-` is standard output.
  package init(path: String) {
    self.path = path == "-" ? nil : path
  }

  /// Writes a text.
  package func write(_ text: String) throws(OutputError) {
    try write(CollectionOfOne(text))
  }

  /// Writes texts as they are generated, without keeping them.
  package func write(_ texts: some Sequence<String>) throws(OutputError) {
    do throws(OutputError) {
      guard let path else { return try copy(texts, to: STDOUT_FILENO) }
      if let draft = try OutputDraft(replacing: path) {
        try writeAll(texts, to: draft.descriptor, path, orElse: draft.remove)
        return try draft.replaceFile()
      }
      let flags = O_WRONLY | O_CREAT | O_CLOEXEC
      var descriptor = open(path, flags | O_EXCL, 0o666)
      let isNew = descriptor >= 0
      if !isNew { descriptor = open(path, flags | O_TRUNC, 0o666) }
      guard descriptor >= 0 else { throw Output.unwritable(path, errno) }
      try writeAll(texts, to: descriptor, path) { if isNew { unlink(path) } }
    } catch {
      throw located(error)
    }
  }

  /// Writes texts to an open file and closes it, or calls a closure if that fails.
  private func writeAll(
    _ texts: some Sequence<String>, to descriptor: Int32, _ path: String, orElse undo: () -> Void
  ) throws(OutputError) {
    do throws(OutputError) {
      try copy(texts, to: descriptor)
    } catch {
      close(descriptor)
      undo()
      throw error
    }
    // Some systems report only now that the disk was full.
    guard close(descriptor) == 0 else {
      let code = errno
      undo()
      throw Output.unwritable(path, code)
    }
  }

  /// Ignores the signals of failed writes, which the writes themselves report.
  package static func ignoreSignals() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  private func copy(_ texts: some Sequence<String>, to descriptor: Int32) throws(OutputError) {
    let output = BufferedOutput(descriptor: descriptor)
    for text in texts { try output.write(text) }
    try output.flush()
  }

  /// Adds the file's name to an error.
  private func located(_ error: OutputError) -> OutputError {
    guard let path, case .failed(let reason) = error else { return error }
    return .unwritable(path: path, reason: reason)
  }

  private static func unwritable(_ path: String, _ code: Int32) -> OutputError {
    .unwritable(path: path, reason: OutputError.reason(code))
  }
}
