public import JSONText

/// A listed value that is allowed at a place.
public struct SchemaChoice: Sendable {
  /// The value.
  public let value: JSONValue

  /// The title of the value, or `nil`.
  public let title: String?

  /// The description of the value, or `nil`.
  public let summary: String?

  /// Whether the value should no longer be used.
  public let isDeprecated: Bool

  /// Returns the values that are allowed by all lists of schemas, or `nil` if there is no list.
  static func choices(of nodes: [SchemaNode]) -> [SchemaChoice]? {
    var choices: [SchemaChoice]?
    for node in nodes {
      guard let own = SchemaChoice.choices(of: node) else { continue }
      choices = intersection(choices, own)
    }
    return choices
  }

  /// Returns the values of an alternative that is nothing but a list, or `nil`.
  ///
  /// A single value has the title and the description of its schema.
  static func choices(ofBranch node: SchemaNode) -> [SchemaChoice]? {
    let isList =
      node.applicators.isEmpty
      && node.assertions.allSatisfy { assertion in
        switch assertion {
        case .enumeration, .constant, .type: true
        default: false
        }
      }
    guard isList, let own = choices(of: node) else { return nil }
    guard own.count == 1 else { return own }
    return [
      SchemaChoice(
        value: own[0].value, title: own[0].title ?? node.content["title"]?.string,
        summary: own[0].summary ?? node.content["description"]?.string,
        isDeprecated: node.content["deprecated"]?.bool ?? false)
    ]
  }

  /// Returns the values of the first list that are also in the second one.
  static func intersection(
    _ first: [SchemaChoice]?, _ second: [SchemaChoice]
  ) -> [SchemaChoice] {
    guard let first else { return second }
    let known = Set(second.map { ExactValue($0.value) })
    return first.filter { known.contains(ExactValue($0.value)) }
  }

  private static func choices(of node: SchemaNode) -> [SchemaChoice]? {
    for assertion in node.assertions {
      switch assertion {
      case .constant(let value):
        return [SchemaChoice(value: value, title: nil, summary: nil, isDeprecated: false)]
      case .enumeration(let values, _): return choices(values, of: node)
      default: continue
      }
    }
    return nil
  }

  private static func choices(_ values: [JSONValue], of node: SchemaNode) -> [SchemaChoice] {
    // Editors read these lists, which run parallel to the values.
    func text(_ keyword: String, _ index: Int) -> String? {
      guard let list = node.content[keyword]?.array, index < list.count else { return nil }
      return list[index].string
    }
    return values.enumerated().map { index, value in
      SchemaChoice(
        value: value, title: text("enumNames", index),
        summary: text("enumDescriptions", index) ?? text("markdownEnumDescriptions", index),
        isDeprecated: false)
    }
  }
}

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
