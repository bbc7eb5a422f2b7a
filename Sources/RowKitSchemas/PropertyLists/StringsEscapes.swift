/// The escapes of texts in a table, such as `\n` and `\U00e9`.
enum StringsEscapes {
  /// Returns a text with what its escapes stand for.
  ///
  /// Two escapes may be the halves of one character.
  static func text(of written: String) -> String {
    var scalars = written.unicodeScalars[...]
    var units: [UInt16] = []
    while let scalar = scalars.popFirst() {
      units += scalar == "\\" ? escape(&scalars) : Array(String(scalar).utf16)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Takes an escape after its backslash, and returns what it stands for.
  private static func escape(_ scalars: inout Substring.UnicodeScalarView) -> [UInt16] {
    guard let scalar = scalars.first else { return [] }
    if ("0"..."7").contains(scalar) {
      return [UInt16(number(&scalars, radix: 8, count: 3) ?? 0xFFFD)]
    }
    scalars.removeFirst()
    switch scalar {
    case "a": return [7]
    case "b": return [8]
    case "f": return [12]
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "v": return [11]
    case "U", "u": return [UInt16(number(&scalars, radix: 16, count: 4) ?? 0xFFFD)]
    default: return Array(String(scalar).utf16)
    }
  }

  private static func number(
    _ scalars: inout Substring.UnicodeScalarView, radix: Int, count: Int
  ) -> Int? {
    let digits = scalars.prefix(count).prefix { Int(String($0), radix: radix) != nil }
    scalars = scalars.dropFirst(digits.count)
    return Int(String(digits), radix: radix)
  }
}
