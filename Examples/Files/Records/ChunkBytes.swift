/// The bytes of a chunk of a file, valid while they are being processed.
public struct ChunkBytes {
  /// The bytes.
  public let bytes: UnsafeRawBufferPointer

  /// The byte before the chunk, or nil at the beginning of the file.
  public let previous: UInt8?

  /// The offset of the bytes in the file.
  public let offset: Int

  /// The file, for data after the chunk.
  public let file: OpenFile

  /// Whether bytes are missing because the file system hasn't answered yet.
  let isSilent: Bool

  /// Reads a chunk.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - range: The chunk, which has fewer bytes at the end of the file.
  ///   - buffer: The memory for the bytes, with room for one byte more than the chunk has.
  public init(_ file: OpenFile, _ range: Range<Int>, into buffer: UnsafeMutableRawBufferPointer) {
    self.file = file
    offset = range.lowerBound
    let lead = range.lowerBound > 0 ? 1 : 0
    let wanted = UnsafeMutableRawBufferPointer(rebasing: buffer[..<(range.count + lead)])
    let answer = file.readIfAnswered(at: range.lowerBound - lead, into: wanted)
    let count = answer ?? 0
    isSilent = answer == nil
    bytes = UnsafeRawBufferPointer(rebasing: wanted[min(lead, count)..<count])
    previous = lead == 1 && count > 0 ? wanted[0] : lead == 1 ? 0 : nil
  }
}
