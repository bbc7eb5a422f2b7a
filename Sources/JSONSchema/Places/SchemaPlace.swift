public import JSONText

/// The schemas that apply to one place of a value, before the value is known.
///
/// A form begins with the place of the whole schema, and asks for the rules that a value at it must
/// follow:
///
/// ```swift
/// let rules = schema.root.rules(for: document.value)
/// for member in rules.members { print(member.key, member.place.title ?? "") }
/// ```
public struct SchemaPlace: Sendable {
  let schema: Schema

  /// The indices of the schemas, the one that a person sees first at the beginning.
  let nodes: [Int]

  /// The resources that lead to the place, which dynamic references depend on.
  let scope: [Int]

  /// Returns the rules for a value at the place, which may be absent.
  ///
  /// Without a value, no branch of a condition is in force.
  public func rules(for value: JSONValue?) -> SchemaRules {
    SchemaRules(self, value)
  }

  /// Returns all violations of a value at the place.
  ///
  /// The paths of the violations begin with the given one.
  public func check(_ value: JSONValue, at path: JSONPath = JSONPath()) -> SchemaReport {
    schema.report(value, at: path, against: nodes, scope: scope)
  }

  /// Returns whether a value at the place breaks no rule.
  public func isValid(_ value: JSONValue) -> Bool {
    schema.isValid(value, against: nodes, scope: scope)
  }

  /// Returns the place where the schemas of both places apply.
  public func union(_ other: SchemaPlace) -> SchemaPlace {
    SchemaPlace(
      schema: schema, nodes: nodes + other.nodes.filter { !nodes.contains($0) },
      scope: scope + other.scope.filter { !scope.contains($0) })
  }

  /// Returns whether the same schemas apply at another place.
  package func hasSameSchemas(as other: SchemaPlace) -> Bool {
    nodes == other.nodes && scope == other.scope
  }

  // MARK: Words

  /// The first title, in the schemas or in those that they refer to, or `nil`.
  public var title: String? { rules(for: nil).title }

  /// The last part of the first reference, as in `#/$defs/address`, or `nil`.
  public var referenceName: String? {
    for node in nodes {
      guard let text = schema.model.nodes[node].content["$ref"]?.string else { continue }
      let name = SchemaAddress(text).decodedFragment.split(separator: "/").last.map(String.init)
      if let name { return name }
    }
    return nil
  }

  /// Whether no schema says anything, so that every value is allowed.
  public var isUnlimited: Bool {
    nodes.allSatisfy { schema.model.nodes[$0].isUnlimited }
  }

  /// The positions of the schemas in their documents.
  public var locations: [SchemaLocation] { nodes.map { schema.model.nodes[$0].location } }
}

extension Schema {
  /// The place of the whole value.
  public var root: SchemaPlace {
    SchemaPlace(schema: self, nodes: [rootNode], scope: [model.nodes[rootNode].resource])
  }
}
