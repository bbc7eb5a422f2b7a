public import JSONText

/// Schemas of which a value must fit one, for a person to choose from.
public struct SchemaAlternatives: Sendable {
  /// The keyword, `oneOf` or `anyOf`.
  public let keyword: String

  /// The places of the alternatives.
  ///
  /// Each one holds only the rules of the alternative itself. Show them beside those of the value.
  public let places: [SchemaPlace]

  /// Returns the indices of the alternatives that a value fits.
  public func fitting(_ value: JSONValue) -> [Int] {
    places.indices.filter { places[$0].isValid(value) }
  }

  /// Returns the index of the alternative that a value fits or comes nearest to.
  ///
  /// The first alternative that fits is the one. Otherwise, an alternative for the same type comes
  /// before others, and then the one with the same constants.
  public func nearest(to value: JSONValue) -> Int? {
    if let index = places.indices.first(where: { places[$0].isValid(value) }) { return index }
    let violations = places.map { $0.check(value).violations }
    return Violation.nearestIndex(of: violations, at: JSONPath())
  }
}
