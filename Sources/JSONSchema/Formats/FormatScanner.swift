/// A scanner of a text that must have a format.
struct FormatScanner {
  let scalars: [Unicode.Scalar]
  var index = 0

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.scalars = Array(scalars)
  }

  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  var isAtEnd: Bool { index == scalars.count }

  /// Consumes a scalar, or returns `false` if a different one follows.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  /// Consumes one of some scalars and returns it, or returns `nil`.
  mutating func take(oneOf scalars: String) -> Unicode.Scalar? {
    guard let scalar = peek, scalars.unicodeScalars.contains(scalar) else { return nil }
    index += 1
    return scalar
  }

  /// Consumes all scalars of a kind and returns their number.
  @discardableResult
  mutating func skip(while holds: (Unicode.Scalar) -> Bool) -> Int {
    let start = index
    while let scalar = peek, holds(scalar) { index += 1 }
    return index - start
  }

  /// Consumes exactly as many digits and returns their value, or returns `nil`.
  mutating func number(digits count: Int) -> Int? {
    guard index + count <= scalars.count else { return nil }
    var value = 0
    for scalar in scalars[index..<index + count] {
      guard scalar.isDigit else { return nil }
      value = value * 10 + Int(scalar.value - 48)
    }
    index += count
    return value
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is an ASCII digit.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the scalar is an ASCII letter.
  var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// Whether the scalar is an ASCII hexadecimal digit.
  var isHexadecimal: Bool { properties.isASCIIHexDigit }
}
