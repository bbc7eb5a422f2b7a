extension PatternParser {
  /// Parses the rest of a class in brackets.
  mutating func scalarClass() throws(PatternError) -> ScalarSet {
    let isInverted = take("^")
    var set = ScalarSet()
    while !take("]") {
      let (part, low) = try classAtom()
      guard peek == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
        set.insert(part)
        continue
      }
      let dash = index
      index += 1
      let (other, high) = try classAtom()
      if let low, let high {
        guard low <= high else { throw syntax("a range out of order") }
        set.insert(low...high)
      } else {
        guard !isStrict else {
          index = dash
          throw syntax("a range without an end")
        }
        set.insert(part)
        set.insert(0x2D...0x2D)
        set.insert(other)
      }
    }
    return isInverted ? set.inverted : set
  }

  /// Parses one part of a class, and returns its value if it is a single character.
  private mutating func classAtom() throws(PatternError) -> (ScalarSet, UInt32?) {
    guard let scalar = peek else { throw syntax("a [ without its ]") }
    index += 1
    guard scalar == "\\" else { return (ScalarSet([scalar.value...scalar.value]), scalar.value) }
    let set = try scalarEscape(isInClass: true)
    return (set, set.single)
  }

  // MARK: Properties

  /// Parses the rest of `\p{…}`, or returns `nil` if the syntax allows it to be no property.
  mutating func property(isInverted: Bool) throws(PatternError) -> ScalarSet? {
    let start = index
    guard take("{"), let end = scalars[index...].firstIndex(of: "}") else {
      index = start
      if isStrict { throw syntax("\\p without a property") }
      return nil
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[index..<end])
    switch UnicodeProperty.Lookup(String(text)) {
    case .found(let property):
      index = end + 1
      return ScalarSet(property, isInverted: isInverted)
    case .unsupported:
      throw PatternError(reason: .unsupported("the property \(String(text))"), offset: index)
    case .unknown:
      if isStrict { throw syntax("the unknown property \(String(text))") }
      index = start
      return nil
    }
  }
}
