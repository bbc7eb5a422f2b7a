extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a nonnegative number in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(truncatingIfNeeded: number % 10) + 0x30)
  }

  /// Appends `ESC [`, a number, and a final byte.
  ///
  /// A number of 1, the terminal's default, is omitted.
  mutating func appendControl(_ number: Int, _ final: Unicode.Scalar) {
    append("\u{1B}[")
    if number != 1 { append(decimal: number) }
    append(UInt8(ascii: final))
  }

  /// Appends a scalar in UTF-8.
  @inline(__always)
  mutating func append(scalar value: UInt32) {
    if value < 0x80 {
      append(UInt8(truncatingIfNeeded: value))
    } else if let scalar = Unicode.Scalar(value) {
      append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
