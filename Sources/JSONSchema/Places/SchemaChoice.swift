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
    guard isList, let own = choices(of: node).map({ ofTypes(in: [node], $0) }) else { return nil }
    let isSingle = own.count == 1
    return own.map { choice in
      SchemaChoice(
        value: choice.value,
        title: choice.title ?? (isSingle ? node.content["title"]?.string : nil),
        summary: choice.summary ?? (isSingle ? node.content["description"]?.string : nil),
        isDeprecated: node.content["deprecated"]?.bool ?? false)
    }
  }

  /// Returns the values that alternatives list: those of a single one for `oneOf`, and otherwise those
  /// of any.
  static func choices(ofBranches lists: [[SchemaChoice]], _ keyword: String) -> [SchemaChoice] {
    let all = lists.flatMap(\.self)
    guard keyword == "oneOf" else { return all.distinct { ExactValue($0.value) } }
    let counts = Dictionary(all.map { (ExactValue($0.value), 1) }, uniquingKeysWith: +)
    return all.filter { counts[ExactValue($0.value)] == 1 }
  }

  /// Returns the values that have a type of each `type` of some schemas.
  static func ofTypes(in nodes: [SchemaNode], _ choices: [SchemaChoice]) -> [SchemaChoice] {
    let allowed = nodes.flatMap(\.assertions).compactMap { assertion in
      if case .type(let types) = assertion { types } else { nil }
    }
    if allowed.isEmpty { return choices }
    return choices.filter { choice in
      let type = ValueType(of: choice.value)
      return allowed.allSatisfy { type.isAmong($0) }
    }
  }

  /// Returns the values of the first list that are also in the second one, with what either says about
  /// them.
  static func intersection(
    _ first: [SchemaChoice]?, _ second: [SchemaChoice]
  ) -> [SchemaChoice] {
    guard let first else { return second }
    let known = Dictionary(
      second.map { (ExactValue($0.value), $0) }, uniquingKeysWith: { first, _ in first })
    return first.compactMap { choice in
      known[ExactValue(choice.value)].map { other in
        SchemaChoice(
          value: choice.value, title: choice.title ?? other.title,
          summary: choice.summary ?? other.summary,
          isDeprecated: choice.isDeprecated || other.isDeprecated)
      }
    }
  }

  private static func choices(of node: SchemaNode) -> [SchemaChoice]? {
    var choices: [SchemaChoice]?
    for assertion in node.assertions {
      switch assertion {
      case .constant(let value):
        let own = SchemaChoice(value: value, title: nil, summary: nil, isDeprecated: false)
        choices = intersection(choices, [own])
      case .enumeration(let values, let set):
        let own = self.choices(values, of: node)
        let isRepeated = set.count < values.count
        choices = intersection(choices, isRepeated ? own.distinct { ExactValue($0.value) } : own)
      default: continue
      }
    }
    return choices
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
