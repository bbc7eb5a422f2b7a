/// Tells what became of a file that others write.
public struct FileWatch: Sendable {
  /// What became of it since the last look.
  public enum Change: Sendable {
    /// Nothing.
    case none
    /// It has more bytes.
    case grew(to: Int)
    /// It was emptied or cut, and may have been filled anew.
    case shrank(to: Int)
    /// Another file has its name now, which is open.
    case replaced(OpenFile)
  }

  private let file: OpenFile
  private var size: Int
  private var isReplaced = false

  /// Begins to watch a file of which some bytes are known.
  public init(_ file: OpenFile, size: Int) {
    self.file = file
    self.size = size
  }

  /// Looks at the file.
  ///
  /// That another has its name now is told once, when it has no more bytes to give.
  public mutating func check() -> Change {
    let now = file.size
    defer { size = now }
    if now > size { return .grew(to: now) }
    if now < size { return .shrank(to: now) }
    guard !isReplaced, let other = FileIdentity(path: file.path), other != file.identity,
      let next = try? OpenFile(path: file.path), next.isSeekable
    else { return .none }
    isReplaced = true
    return .replaced(next)
  }
}
