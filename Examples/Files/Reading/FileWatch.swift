/// A detector of changes of a file that others write.
public struct FileWatch: Sendable {
  /// A change since the previous check.
  public enum Change: Sendable {
    /// The file is unchanged.
    case none
    /// The file has more bytes after the former ones.
    case grew(to: Int)
    /// The file lost bytes at its end.
    case shrank(to: Int)
    /// The file has other bytes than before: it was truncated and possibly written again.
    case rewritten(size: Int)
    /// Another file, passed open, has taken the name.
    case replaced(OpenFile)
  }

  private let file: OpenFile
  private var size: Int
  private var isReplaced = false

  /// The first and last bytes, which distinguish appending from rewriting.
  private var edges: (first: [UInt8], last: [UInt8])

  private static let edge = 64

  /// Starts watching a file of known size.
  public init(_ file: OpenFile, size: Int) {
    self.file = file
    self.size = size
    edges = FileWatch.edges(of: file, size)
  }

  /// Checks the file.
  ///
  /// A replacement is reported once, after all bytes of the former file were reported.
  public mutating func check() -> Change {
    guard let now = file.sizeIfKnown else { return .none }
    guard now == size else { return resized(to: now) }
    guard !isReplaced, let other = FileIdentity(path: file.path, in: file.fileSystem),
      other != file.identity,
      let next = try? OpenFile(path: file.path, in: file.fileSystem, patience: .zero),
      next.isSeekable
    else { return .none }
    isReplaced = true
    return .replaced(next)
  }

  private mutating func resized(to now: Int) -> Change {
    let (former, known) = (size, edges)
    size = now
    edges = FileWatch.edges(of: file, now)
    let isSame = edges.first.starts(with: known.first) || known.first.starts(with: edges.first)
    guard now > 0, isSame else { return .rewritten(size: now) }
    if now < former { return .shrank(to: now) }
    let last = file.bytes(former - known.last.count..<former)
    return last == known.last ? .grew(to: now) : .rewritten(size: now)
  }

  private static func edges(of file: OpenFile, _ size: Int) -> ([UInt8], [UInt8]) {
    (file.bytes(0..<min(size, edge)), file.bytes(max(0, size - edge)..<size))
  }
}
