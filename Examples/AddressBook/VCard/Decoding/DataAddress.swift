/// The size of data in an address, such as `data:image/png;base64,…`.
enum DataAddress {
  /// Returns the number of bytes of the data, or nil for any other text.
  ///
  /// A type of data or its coding must be named, which tells an address from a note about data.
  /// Separators may be escaped.
  static func size(of text: Slice<UnsafeRawBufferPointer>) -> Int? {
    let address = text.trimmed
    guard address.begins(with: "data:"), let comma = address.firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    let type = address[..<comma].dropFirst(5)
    guard !type.contains(where: \.isSpacing) else { return nil }
    let count = address.endIndex - comma - 1
    if type.mentions(";base64") { return count * 3 / 4 }
    return type.contains(UInt8(ascii: "/")) ? count : nil
  }
}
