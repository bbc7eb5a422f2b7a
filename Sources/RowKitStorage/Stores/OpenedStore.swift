/// A settings file that has been read.
///
/// Creating it may wait for a file system; keeping it doesn't.
package struct OpenedStore<Contents: StoreContents>: Sendable {
  let file: StoreFile

  /// The contents, or `nil` if there is no such file or it is empty.
  package let contents: Contents?

  /// Reads a file, and removes the draft that a killed program left.
  package init(_ file: StoreFile) throws(StoreFailure<Contents.Malformation>) {
    self.file = file
    contents = try OpenedStore.contents(of: file, knowing: nil)
    file.removeAbandonedDraft()
  }

  /// Returns the contents of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - known: The contents known so far, which aren't parsed again if the bytes are the same.
  /// - Returns: The contents, or `nil` if there is no such file or it is empty.
  /// - Throws: ``StoreFailure`` if the file can't be read or understood.
  static func contents(
    of file: StoreFile, knowing known: Contents?
  ) throws(StoreFailure<Contents.Malformation>) -> Contents? {
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try file.contents()
    } catch {
      throw .unreadable(error.reason)
    }
    guard let bytes, !bytes.isEmpty else { return nil }
    if let known, known.bytes == bytes { return known }
    do throws(Contents.Malformation) {
      if let contents = try Contents(parsing: bytes) { return contents }
    } catch {
      throw .malformed(error)
    }
    throw .noValues
  }
}
