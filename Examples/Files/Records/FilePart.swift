/// A part of a file that is processed in chunks.
public struct FilePart: Sendable {
  /// The file.
  public let file: OpenFile

  /// The number of bytes in the part.
  public let size: Int

  /// The length of a chunk in bytes.
  public let chunkLength: Int

  /// Creates a part.
  public init(_ file: OpenFile, size: Int, chunkLength: Int) {
    self.file = file
    self.size = size
    self.chunkLength = chunkLength
  }

  /// The same part for a thread in the background, which may wait for the file system.
  var patient: FilePart { FilePart(file.patient, size: size, chunkLength: chunkLength) }
}
