/// A converter from the value of a number to the text to dial.
enum TelephoneNumber {
  /// Returns the number.
  ///
  /// A `tel:` URL loses its scheme and encoding, and spells out its extension.
  static func text(_ value: String) -> String {
    guard value.utf8.count > 4, value.prefix(4).lowercased() == "tel:" else { return value }
    let parts = value.dropFirst(4).split(separator: ";", omittingEmptySubsequences: false)
    let number = decoded(parts[0])
    let isExtension = { (part: Substring) in part.prefix(4).lowercased() == "ext=" }
    guard let part = parts.dropFirst().first(where: isExtension) else { return number }
    let words = number.isEmpty ? "ext." : "\(number) ext."
    return "\(words) \(decoded(part.dropFirst(4)))"
  }

  private static func decoded(_ part: Substring) -> String {
    let bytes = PercentCoding.decoded(Array(part.utf8), marker: UInt8(ascii: "%"))
    // Encoded control characters would break out of the line that shows them.
    return String(decoding: bytes.map { $0.isSpacing ? .space : $0 }[...].trimmed, as: UTF8.self)
  }
}
