/// A file, and how much of it is looked at in chunks of which length.
public struct FilePart: Sendable {
  /// The file.
  public let file: OpenFile

  /// How many bytes of it are looked at.
  public let size: Int

  /// The bytes of a chunk.
  public let chunkLength: Int

  /// Creates a part.
  public init(_ file: OpenFile, size: Int, chunkLength: Int) {
    self.file = file
    self.size = size
    self.chunkLength = chunkLength
  }
}
