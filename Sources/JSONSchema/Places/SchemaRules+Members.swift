import JSONText

extension SchemaRules {
  /// A member that a schema describes.
  public struct Member: Sendable {
    /// The key.
    public let key: String

    /// The place of its value.
    public let place: SchemaPlace

    /// Whether the object must have the member.
    public let isRequired: Bool
  }

  /// The members that schemas describe or require, in the order in which they are written.
  public var members: [Member] {
    let required = requiredKeys
    let isRequired = Set(required.map(ExactString.init))
    let described = nodes.flatMap(\.applicators).flatMap { applicator -> [String] in
      if case .members(let members) = applicator { members.keys } else { [] }
    }
    return (described + required).distinct { ExactString($0) }.map { key in
      Member(
        key: key, place: place(ofMember: key), isRequired: isRequired.contains(ExactString(key)))
    }
  }

  /// Returns whether the members are known to be those of other rules in the same schema, because
  /// they don't depend on the value.
  package func hasSameMembers(as other: SchemaRules) -> Bool {
    guard nodeIndices == other.nodeIndices, scope == other.scope,
      alternatives.isEmpty, other.alternatives.isEmpty
    else { return false }
    return !assertions.contains { if case .dependentRequired = $0 { true } else { false } }
  }

  /// The keys that the object must have, also because of members that the value has.
  public var requiredKeys: [String] {
    let present = MemberKeys(value?.members ?? [])
    return assertions.flatMap { assertion -> [String] in
      switch assertion {
      case .required(let keys): keys
      case .dependentRequired(let dependencies, _):
        dependencies.filter { present.contains($0.key) }.flatMap(\.needed)
      default: []
      }
    }.distinct { ExactString($0) }
  }

  /// Returns the place of a member, whether it is described or not.
  public func place(ofMember key: String) -> SchemaPlace {
    var found: [Int] = []
    var isKnown = false
    for node in nodes {
      for case .members(let members) in node.applicators {
        guard let schemas = members.schemas(for: key) else { continue }
        found += schemas
        isKnown = true
      }
    }
    if !isKnown {
      let rest = unevaluatedMembers
      if !rest.isEmpty, !othersDescribe(key) { found = rest }
    }
    return SchemaPlace(schema: place.schema, nodes: found, scope: scope)
  }

  /// Returns whether an alternative, or a condition that holds, has a schema for a member.
  ///
  /// Then it isn't a member that no schema has looked at.
  private func othersDescribe(_ key: String) -> Bool {
    let all = SchemaGathering(place, value, reach: .alternatives)
    return all.nodes.flatMap { place.schema.model.nodes[$0].applicators }.contains { applicator in
      if case .members(let members) = applicator {
        members.schemas(for: key) != nil
      } else {
        false
      }
    }
  }

  /// The place of members that no schema describes by name or pattern, or `nil` if there may be
  /// none.
  public var otherMembers: SchemaPlace? {
    var found: [Int] = []
    for node in nodes {
      for case .members(let members) in node.applicators {
        found += [members.rest].compactMap(\.self)
      }
    }
    if found.isEmpty { found = unevaluatedMembers }
    let others = SchemaPlace(schema: place.schema, nodes: found, scope: scope)
    return others.rules(for: nil).isForbidden ? nil : others
  }

  private var unevaluatedMembers: [Int] {
    nodes.flatMap(\.applicators).compactMap {
      if case .unevaluatedMembers(let schema) = $0 { schema } else { nil }
    }
  }

  /// The patterns of keys, with the places of their members.
  public var memberPatterns: [(pattern: Pattern, place: SchemaPlace)] {
    nodes.flatMap(\.applicators).flatMap { applicator -> [(Pattern, SchemaPlace)] in
      guard case .members(let members) = applicator else { return [] }
      return members.patterns.compactMap { pattern, schema in
        pattern.map { ($0, SchemaPlace(schema: place.schema, nodes: [schema], scope: scope)) }
      }
    }
  }

  /// The place of the keys, which are texts, or `nil` if there is no rule for them.
  public var memberNames: SchemaPlace? {
    let found = nodes.flatMap(\.applicators).compactMap { applicator -> Int? in
      if case .memberNames(let schema) = applicator { schema } else { nil }
    }
    return found.isEmpty ? nil : SchemaPlace(schema: place.schema, nodes: found, scope: scope)
  }

  /// Returns whether the object may have a member with a key.
  public func allowsMember(_ key: String) -> Bool {
    if let memberNames, !memberNames.isValid(JSONValue(.string(key))) { return false }
    return !place(ofMember: key).rules(for: nil).isForbidden
  }
}

extension SchemaMembers {
  /// Returns the schemas for a member, or `nil` if nothing is known of its key.
  ///
  /// As in checking a value, a pattern that can't be read may match any key, and one that takes too long
  /// matches.
  func schemas(for key: String) -> [Int]? {
    let own = [named[ExactString(key)]].compactMap(\.self)
    let matching = patterns.filter { $0.pattern?.matches(key) ?? true }
    if own.isEmpty, matching.isEmpty { return rest.map { [$0] } }
    return own + matching.compactMap { $0.pattern == nil ? nil : $0.schema }
  }
}

extension SchemaRules {
  /// The number of elements at the beginning with schemas of their own, as in a tuple.
  public var tupleCount: Int {
    elementSchemas.map(\.first.count).max() ?? 0
  }

  /// Returns the place of an element.
  public func place(ofElement index: Int) -> SchemaPlace {
    var found = elementSchemas.compactMap { first, rest in
      index < first.count ? first[index] : rest
    }
    if found.isEmpty, !isContained(index) { found = unevaluatedElements }
    return SchemaPlace(schema: place.schema, nodes: found, scope: scope)
  }

  /// Returns whether an element is one of those that the list must contain, or a new one may be.
  private func isContained(_ index: Int) -> Bool {
    nodes.flatMap(\.applicators).contains { applicator in
      guard case .contains(let schema, let bounds) = applicator, bounds.evaluates else {
        return false
      }
      guard let elements = value?.array, elements.indices.contains(index) else { return true }
      return place.schema.isValid(elements[index], against: [schema], scope: scope)
    }
  }

  /// Returns whether the list may have an element at an index, by its schemas and by its greatest
  /// count.
  public func allowsElement(at index: Int) -> Bool {
    if let most = elementCount.most, index >= most { return false }
    return !place(ofElement: index).rules(for: nil).isForbidden
  }

  private var elementSchemas: [(first: [Int], rest: Int?)] {
    nodes.flatMap(\.applicators).compactMap {
      if case .elements(let first, let rest) = $0 { (first, rest) } else { nil }
    }
  }

  private var unevaluatedElements: [Int] {
    nodes.flatMap(\.applicators).compactMap {
      if case .unevaluatedElements(let schema) = $0 { schema } else { nil }
    }
  }
}
