/// The bytes of a chunk of a file, while they are looked at.
public struct ChunkBytes {
  /// The bytes.
  public let bytes: UnsafeRawBufferPointer

  /// The byte before them; nil at the beginning of the file.
  public let previous: UInt8?

  /// Where in the file they begin.
  public let offset: Int

  /// The file, for what goes on behind the chunk.
  public let file: OpenFile

  /// Reads a chunk.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - range: The chunk; it has fewer bytes where the file ends.
  ///   - buffer: Takes the bytes; it must have room for one more than there are in the chunk.
  public init(_ file: OpenFile, _ range: Range<Int>, into buffer: UnsafeMutableRawBufferPointer) {
    self.file = file
    offset = range.lowerBound
    let lead = range.lowerBound > 0 ? 1 : 0
    let wanted = UnsafeMutableRawBufferPointer(rebasing: buffer[..<(range.count + lead)])
    let count = file.read(at: range.lowerBound - lead, into: wanted)
    bytes = UnsafeRawBufferPointer(rebasing: wanted[min(lead, count)..<count])
    previous = lead == 1 && count > 0 ? wanted[0] : lead == 1 ? 0 : nil
  }
}
