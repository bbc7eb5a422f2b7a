/// The key to sort a name by, made once when the name is read.
struct NameKey {
  let last: String
  let first: String

  init(of number: PhoneNumber, by key: (String) -> String) {
    last = key(number.lastName)
    first = key(number.firstName)
  }

  /// Whether the bytes of the key are in the order of its texts.
  ///
  /// They are if no character has another form or combines with another, as is known of the letters
  /// that most names consist of.
  var isPlain: Bool { Self.isPlain(last) && Self.isPlain(first) }

  private static func isPlain(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ 0x20..<0x80 ~= $0 }) { return true }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20..<0x300, 0x388..<0x482, 0x2010..<0x2028: true
      case 0x3041..<0x3097, 0x4E00..<0xA000, 0xAC00..<0xD7A4: true
      default: false
      }
    }
  }
}
