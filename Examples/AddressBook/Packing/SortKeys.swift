/// The key to sort a text by.
struct SortKey {
  /// The key in UTF-8.
  let bytes: [UInt8]

  /// Whether the bytes are in the order of the texts.
  ///
  /// They are if no character has another form or combines with another, as is known of the letters
  /// that most names consist of.
  let isPlain: Bool

  init(_ key: String) {
    bytes = Array(key.utf8)
    isPlain =
      bytes.allSatisfy { 0x20..<0x80 ~= $0 }
      || key.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x20..<0x300, 0x388..<0x482, 0x2010..<0x2028: true
        case 0x3041..<0x3097, 0x4E00..<0xA000, 0xAC00..<0xD7A4: true
        default: false
        }
      }
  }
}

/// The keys to sort texts by, and those of the texts that came last.
///
/// Kinds are always the same, and many people have the same first or last name.
struct SortKeys {
  private let key: (String) -> String
  private var known = [(text: [UInt8], key: SortKey)?](repeating: nil, count: 1024)

  init(_ key: @escaping (String) -> String) {
    self.key = key
  }

  /// Returns the key of a text in UTF-8.
  mutating func key(of text: ArraySlice<UInt8>) -> SortKey {
    // Longer ones aren't kept, so that the memory is limited.
    guard text.count <= 256 else { return newKey(of: text) }
    var hash: UInt32 = 0
    for byte in text { hash = (hash &+ UInt32(byte)) &* 0x9E37_79B1 }
    let place = Int(hash >> 22)
    if let known = known[place], known.text[...] == text { return known.key }
    let key = newKey(of: text)
    known[place] = (Array(text), key)
    return key
  }

  private func newKey(of text: ArraySlice<UInt8>) -> SortKey {
    SortKey(key(String(decoding: text, as: UTF8.self)))
  }
}
