#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// A file that is open for reading, a piece at a time and from any thread.
///
/// Nothing is cached or mapped, so a file may be of any size and may become shorter while it is
/// read. A piece then has fewer bytes.
public final class OpenFile: Sendable {
  /// The path with which it was opened, or an empty string for an unnamed file.
  public let path: String

  let descriptor: Int32

  /// The file system that opened it.
  let fileSystem: FileSystem

  /// Whether a read may wait for another machine or program, and runs on another thread.
  let mayWait: Bool

  /// Whether the path led through a symbolic link when the file was opened.
  let isLink: Bool

  /// The place of the first byte in the file of the system, before which others have read.
  let start: Int

  /// The knowledge about the file that all its copies share.
  private let record: FileRecord

  private let silences = Atomic(0)

  /// Opens a file without waiting for the writer of a FIFO, or for long for a server.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - fileSystem: The file system to use.
  /// - Throws: ``FileReadError`` if the file doesn't exist, is a folder or a terminal or isn't
  ///   readable, or if its file system doesn't answer within a second.
  public convenience init(
    path: String, in fileSystem: FileSystem = .machine
  ) throws(FileReadError) {
    try self.init(path: path, in: fileSystem, patience: .seconds(1))
  }

  /// Opens a file, and waits for its file system no longer than for any other call, or for a time
  /// that is longer.
  init(path: String, in fileSystem: FileSystem, patience: Duration) throws(FileReadError) {
    let (calls, waits) = (fileSystem.calls, fileSystem.patience != nil)
    let opening = fileSystem.ask(about: path, "open", patience: patience) { () -> Opening in
      let descriptor = calls.open(path)
      guard descriptor >= 0 else { return Opening(descriptor: descriptor) }
      return Opening(
        descriptor: descriptor, status: FileStatus(descriptor: descriptor),
        isTerminal: isatty(descriptor) == 1, isLink: FileStatus.leadsThroughLink(path),
        mayWait: waits && calls.mayWait(descriptor))
    } discard: { opening in
      if opening.descriptor >= 0 { close(opening.descriptor) }
    }
    guard let opening else { throw FileReadError(path: path, reason: FileReadError.silence) }
    guard opening.descriptor >= 0 else {
      throw FileReadError(path: path, code: -opening.descriptor)
    }
    guard let status = opening.status, !status.isFolder else {
      close(opening.descriptor)
      throw FileReadError(path: path, code: opening.status == nil ? EIO : EISDIR)
    }
    // Reading a terminal takes the keys from the screen that a person uses.
    guard !opening.isTerminal else {
      close(opening.descriptor)
      throw FileReadError(path: path, reason: "it is a terminal")
    }
    descriptor = opening.descriptor
    isLink = opening.isLink
    start = 0
    mayWait = opening.mayWait
    self.fileSystem = fileSystem
    self.path = path
    record = FileRecord(size: status.size)
  }

  /// Takes ownership of a descriptor that is open for reading.
  init(
    descriptor: Int32, path: String = "", in fileSystem: FileSystem = .machine,
    mayWait: Bool = false, isLink: Bool = false, start: Int = 0,
    record: FileRecord = FileRecord(size: 0)
  ) {
    self.descriptor = descriptor
    self.path = path
    self.fileSystem = fileSystem
    self.mayWait = mayWait
    self.isLink = isLink
    self.start = start
    self.record = record
  }

  /// Returns the same file for another way of waiting, or this one if that fails.
  package func reading(in fileSystem: FileSystem, mayWait: Bool) -> OpenFile {
    let other = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard other >= 0 else { return self }
    return OpenFile(
      descriptor: other, path: path, in: fileSystem, mayWait: mayWait, isLink: isLink,
      start: start, record: record)
  }

  /// The same file for a thread in the background, which may wait for its file system.
  var patient: OpenFile {
    mayWait ? reading(in: fileSystem.patient, mayWait: true) : self
  }

  /// Opens the file of a descriptor, which stays open when this object is released.
  ///
  /// A file that can be read at any time begins where the descriptor stands, because others may have
  /// read what comes before.
  ///
  /// - Throws: ``FileReadError`` if the descriptor isn't open.
  public convenience init(sharing original: Int32) throws(FileReadError) {
    let descriptor = fcntl(original, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else { throw FileReadError(path: "-", code: errno) }
    let isRegular = FileStatus(descriptor: descriptor)?.isRegular ?? false
    self.init(
      descriptor: descriptor, start: isRegular ? max(0, Int(lseek(descriptor, 0, SEEK_CUR))) : 0)
  }

  deinit {
    close(descriptor)
  }

  /// The current size in bytes, or the one known last if the file system doesn't answer.
  public var size: Int { sizeIfKnown ?? record.size.load(ordering: .relaxed) }

  /// The current size in bytes, or nil if the file system doesn't answer.
  var sizeIfKnown: Int? { status?.size }

  /// Whether the file system hasn't answered a call about the file yet.
  public var isSilent: Bool { mayWait && fileSystem.isSilent(path) }

  /// The identity, independent of the name.
  public var identity: FileIdentity? { status?.identity }

  /// Whether any part of it can be read at any time, unlike a pipe.
  public var isSeekable: Bool { status?.isRegular ?? false }

  /// The number of calls that weren't answered in time.
  ///
  /// Whoever makes several of them finds out by it whether all were answered.
  package var silenceCount: Int { silences.load(ordering: .relaxed) }

  /// Waits until the file system has answered all calls, or until the task is cancelled.
  func answers() async { await fileSystem.answers(about: path) }

  // MARK: Reading

  /// Reads bytes from an offset.
  ///
  /// Returns their number, which is 0 if the file system doesn't answer.
  public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    readIfAnswered(at: offset, into: buffer) ?? 0
  }

  /// Reads bytes from an offset.
  ///
  /// Returns their number, or nil if the file system doesn't answer.
  func readIfAnswered(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    guard mayWait, !buffer.isEmpty else {
      let (count, code) = ReadBytes.transfer(descriptor, at: start + offset, into: buffer)
      record.note(code)
      return count
    }
    let count = buffer.count
    let answer = ask("read \(count) at \(offset)") { [self] in readNow(at: offset, count: count) }
    guard let answer else { return nil }
    buffer.copyBytes(from: answer.bytes.prefix(count))
    return min(answer.bytes.count, count)
  }

  /// Returns the bytes of a range, fewer at the end of the file.
  public func bytes(_ range: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = read(at: range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  /// The first read error, or `nil` if there was none.
  public var failure: FileReadError? {
    record.failure == 0 ? nil : FileReadError(path: path, code: record.failure)
  }

  // MARK: Asking

  /// Returns what a closure finds out about the file, on another thread if it may wait, or nil if
  /// that isn't answered.
  func ask<Answer: Sendable>(
    _ question: String, _ work: @escaping @Sendable () -> Answer
  ) -> Answer? {
    guard mayWait else { return work() }
    let answer = fileSystem.ask(about: path, question, of: record, work)
    if answer == nil { silences.add(1, ordering: .relaxed) }
    return answer
  }

  /// The status, for which the calling thread may have to wait.
  var statusNow: FileStatus? {
    var status =
      mayWait ? fileSystem.calls.look(descriptor) : FileStatus(descriptor: descriptor)
    status?.leaveOut(start)
    if let status { record.size.store(status.size, ordering: .relaxed) }
    return status
  }

  /// Returns bytes from an offset, for which the calling thread may have to wait.
  func readNow(at offset: Int, count: Int) -> ReadBytes {
    let read =
      mayWait
      ? fileSystem.calls.read(descriptor, start + offset, count)
      : ReadBytes(descriptor, at: start + offset, count: count)
    record.note(read.code)
    return read
  }

  private var status: FileStatus? { ask("look") { [self] in statusNow } ?? nil }
}

/// The result of opening a file.
private struct Opening: Sendable {
  let descriptor: Int32
  var status: FileStatus?
  var isTerminal = false
  var isLink = false
  var mayWait = false
}
