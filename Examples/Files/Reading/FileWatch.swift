/// A detector of changes of a file that others write.
public struct FileWatch: Sendable {
  /// A change since the previous check.
  public enum Change: Sendable {
    /// The file is unchanged.
    case none
    /// The file has more bytes after the former ones.
    case grew(to: Int)
    /// The file is shorter and has the same first bytes; others may differ.
    case shrank(to: Int)
    /// The file has other bytes than before: it was truncated and possibly written again.
    case rewritten(size: Int)
    /// Another file, passed open, has taken the name.
    case replaced(OpenFile)
  }

  /// Whether no file that can be followed had the name at the last check.
  public private(set) var isGone = false

  private let file: OpenFile
  private var known: FileLook

  /// The last look in which no bytes of the known one were gone, or `nil` if there was none.
  private var whole: FileLook?

  /// Whether another file has taken the name.
  public private(set) var isReplaced = false

  /// Starts watching a file of known size.
  public init(_ file: OpenFile, size: Int) {
    self.file = file
    known = FileLook.first(at: file, size: size)
  }

  /// Checks the file.
  ///
  /// A replacement is reported once, after all bytes of the former file were reported. While the file
  /// system doesn't answer, nothing is.
  public mutating func check() -> Change {
    whole = nil
    guard let now = known.next(at: file) else { return .none }
    let former = known
    known = now
    guard now.size == former.size else { return resized(from: former) }
    if now.differs(from: former) { return .rewritten(size: now.size) }
    // A file without a name, as on standard input, can't be replaced.
    guard !isReplaced, !file.path.isEmpty else { return .none }
    let other = FileIdentity(path: file.path, in: file.fileSystem)
    guard let other, other != now.identity,
      let next = try? OpenFile(path: file.path, in: file.fileSystem, patience: .zero),
      next.isSeekable
    else {
      // A folder or a FIFO that has the name isn't what the file has become.
      isGone = other != now.identity
      return .none
    }
    (isGone, isReplaced) = (false, true)
    return .replaced(next)
  }

  /// Returns whether bytes that the last check found are gone or others by now, as far as they are
  /// compared.
  ///
  /// The next check finds that change, too.
  public mutating func hasLostBytes() -> Bool {
    // Usually nothing has happened since, and little is read then.
    if let whole, whole.next(at: file)?.isLike(whole) == true { return false }
    guard let now = known.next(at: file) else { return false }
    whole = hasLostBytes(in: now) ? nil : now
    return whole == nil
  }

  private func hasLostBytes(in now: FileLook) -> Bool {
    guard now.size > known.size else { return now.size < known.size || now.differs(from: known) }
    return !now.beginsLike(known) || !now.goesOn(from: known)
  }

  private func resized(from former: FileLook) -> Change {
    guard known.size > 0, known.beginsLike(former) else { return .rewritten(size: known.size) }
    if known.size < former.size { return .shrank(to: known.size) }
    return known.goesOn(from: former) ? .grew(to: known.size) : .rewritten(size: known.size)
  }
}
