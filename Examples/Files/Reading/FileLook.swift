/// The state of a file at a moment, which tells how it has changed since an earlier one.
///
/// All of it is found out in one call, so that an answer that comes late is a whole one.
struct FileLook: Sendable {
  /// The size in bytes.
  let size: Int

  /// The identity of the file, or nil if it is unknown.
  var identity: FileIdentity?

  /// The time of the last change, or nil if it is unknown.
  private var time: Int?

  /// The first and the last bytes, which distinguish appending from rewriting, or nil if they are
  /// unknown.
  private var edges: (first: [UInt8], last: [UInt8])?

  /// The bytes at the end of the former look, or nil if there are none.
  private var formerLast: [UInt8]?

  /// The hash value of some pieces of the file, or nil if it is unknown.
  private var pieces: Int?

  /// The length of an edge in bytes.
  private static let edge = 64

  /// The number of the pieces that are compared when nothing but the time has changed.
  private static let pieceCount = 8

  /// The length of a piece in bytes.
  private static let pieceLength = 8 * 1024

  private init(size: Int) {
    self.size = size
  }

  /// Returns the state of a file of a known size.
  ///
  /// Only the size is known if the file system doesn't answer.
  static func first(at file: OpenFile, size: Int) -> FileLook {
    let look = file.ask("look at \(size)") { FileLook(at: file, size: size, after: nil) }
    return (look ?? nil) ?? FileLook(size: size)
  }

  /// Returns the state of the file now, or nil if its file system doesn't answer.
  func next(at file: OpenFile) -> FileLook? {
    let look = file.ask("look after \(size), \(time ?? 0)") {
      FileLook(at: file, size: nil, after: self)
    }
    return look ?? nil
  }

  /// Looks at a file, of which some pieces are read only if the size or the time has changed.
  private init?(at file: OpenFile, size: Int?, after former: FileLook?) {
    guard let status = file.statusNow else { return nil }
    self.size = size ?? status.size
    (identity, time) = (status.identity, status.changeTime)
    let reader = LookReader(file)
    let edge = min(self.size, FileLook.edge)
    edges = (reader.bytes(0..<edge), reader.bytes(self.size - edge..<self.size))
    if let former, former.size < self.size, let last = former.edges?.last {
      formerLast = reader.bytes(former.size - last.count..<former.size)
    }
    let isLikeFormer = former.map { $0.size == self.size && $0.time == time } ?? false
    pieces = (isLikeFormer ? former?.pieces : nil) ?? pieces(reader)
    if reader.hasFailed { (edges, formerLast, pieces) = (nil, nil, nil) }
  }

  /// Returns the hash value of the whole file, or of pieces throughout a large one.
  private func pieces(_ reader: LookReader) -> Int {
    var hasher = Hasher()
    let (count, length) = (FileLook.pieceCount, FileLook.pieceLength)
    let step = max(length, (size - length) / (count - 1))
    for piece in 0..<count {
      let start = min(size, piece * step)
      reader.bytes(start..<min(size, start + length)).withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }

  // MARK: Comparing

  /// Whether the file has other bytes than it had with the same size, as far as they are compared.
  ///
  /// A time alone says nothing: a file may be touched, and appending to it may change its size first and
  /// its time later, or the other way round.
  func differs(from former: FileLook) -> Bool {
    guard let edges, let pieces, let known = former.edges, let others = former.pieces else {
      return false
    }
    return edges != known || pieces != others
  }

  /// Whether nothing has happened to the file since a former look at it.
  func isLike(_ former: FileLook) -> Bool {
    size == former.size && time == former.time && !differs(from: former)
  }

  /// Whether the file begins like a former one, as far as both go.
  func beginsLike(_ former: FileLook) -> Bool {
    guard let first = edges?.first, let known = former.edges?.first else { return true }
    return first.starts(with: known) || known.starts(with: first)
  }

  /// Whether the end of a smaller former file is still in its place.
  func goesOn(from former: FileLook) -> Bool {
    guard let formerLast, let last = former.edges?.last else { return true }
    return formerLast == last
  }
}

/// A reader of a file on the calling thread, which remembers whether a read failed.
private final class LookReader {
  private let file: OpenFile
  private(set) var hasFailed = false

  init(_ file: OpenFile) {
    self.file = file
  }

  func bytes(_ range: Range<Int>) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    let read = file.readNow(at: range.lowerBound, count: range.count)
    if read.code != 0 { hasFailed = true }
    return read.bytes
  }
}
