/// The byte order mark of UTF-8, with which some programs begin a file.
enum ByteOrderMark {
  /// Returns the length of the mark at the beginning of some bytes, or 0 if there is none.
  static func length(in bytes: UnsafeRawBufferPointer) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }
}
