/// Tells what became of a file that others write.
public struct FileWatch: Sendable {
  /// What became of it since the last look.
  public enum Change: Sendable {
    /// Nothing.
    case none
    /// It has more bytes behind those it had.
    case grew(to: Int)
    /// It lost bytes at its end.
    case shrank(to: Int)
    /// It holds other bytes than before: it was emptied, and may have been filled anew.
    case rewritten(size: Int)
    /// Another file has its name now, which is open.
    case replaced(OpenFile)
  }

  private let file: OpenFile
  private var size: Int
  private var isReplaced = false

  /// The first bytes, and the last ones, by which it is known that the file was only added to.
  private var edges: (first: [UInt8], last: [UInt8])

  private static let edge = 64

  /// Begins to watch a file of which some bytes are known.
  public init(_ file: OpenFile, size: Int) {
    self.file = file
    self.size = size
    edges = FileWatch.edges(of: file, size)
  }

  /// Looks at the file.
  ///
  /// That another has its name now is told once, when it has no more bytes to give.
  public mutating func check() -> Change {
    guard let now = file.sizeIfKnown else { return .none }
    guard now == size else { return resized(to: now) }
    guard !isReplaced, let other = FileIdentity(path: file.path, in: file.fileSystem),
      other != file.identity,
      let next = try? OpenFile(path: file.path, in: file.fileSystem), next.isSeekable
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
