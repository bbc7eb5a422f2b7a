/// A decoder for bytes written as a marker and two hexadecimal digits, as in quoted-printable text
/// and in URLs.
enum PercentCoding {
  /// Returns the decoded bytes.
  ///
  /// A marker without two digits after it stands for itself.
  static func decoded(_ bytes: [UInt8], marker: UInt8) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      if bytes[position] == marker, position + 2 < bytes.count,
        let high = bytes[position + 1].hexadecimalValue,
        let low = bytes[position + 2].hexadecimalValue
      {
        result.append(high << 4 | low)
        position += 3
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return result
  }
}
