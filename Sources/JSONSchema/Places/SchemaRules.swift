public import JSONText

/// The rules for a value at a place of a schema.
///
/// They come from all schemas in force: those of references and of `allOf`, of the branches of
/// conditions that hold for the value, and of dependencies on members that it has. Alternatives are
/// not merged, because a person chooses one: see ``alternatives``.
public struct SchemaRules: Sendable {
  /// The place that the rules are for.
  public let place: SchemaPlace

  /// The alternatives that the value must fit, of which each list is one choice.
  ///
  /// Lists of single values are in ``choices`` instead.
  public let alternatives: [SchemaAlternatives]

  /// The listed values that are allowed, or `nil` if there is no list.
  public let choices: [SchemaChoice]?

  /// Whether a reference can't be followed, so that rules are missing.
  public let hasOpenReference: Bool

  let nodes: [SchemaNode]
  let nodeIndices: [Int]
  let scope: [Int]
  let value: JSONValue?

  init(_ place: SchemaPlace, _ value: JSONValue?) {
    let gathering = SchemaGathering(place, value)
    let schema = place.schema
    self.place = place
    self.value = value
    nodeIndices = gathering.nodes
    nodes = gathering.nodes.map { schema.model.nodes[$0] }
    scope = gathering.scope
    hasOpenReference = gathering.hasOpenReference
    var alternatives: [SchemaAlternatives] = []
    var choices = SchemaChoice.choices(of: nodes)
    for (keyword, branches, _) in gathering.alternatives {
      let own = branches.map { SchemaChoice.choices(ofBranch: schema.model.nodes[$0]) }
      if !own.contains(where: { $0 == nil }) {
        let listed = SchemaChoice.choices(ofBranches: own.map { $0 ?? [] }, keyword)
        choices = SchemaChoice.intersection(choices, listed)
      } else {
        let places = branches.map {
          SchemaPlace(schema: schema, nodes: [$0], scope: gathering.scope)
        }
        alternatives.append(SchemaAlternatives(keyword: keyword, places: places))
      }
    }
    self.alternatives = alternatives
    self.choices = choices.map { [nodes] in SchemaChoice.ofTypes(in: nodes, $0) }
  }

  // MARK: Annotations

  /// The title that stands first, or `nil`.
  public var title: String? { annotation("title")?.string }

  /// The description that stands first, or `nil`.
  public var summary: String? { annotation("description")?.string }

  /// The default value, which need not be valid, or `nil`.
  public var defaultValue: JSONValue? { annotation("default") }

  /// The examples.
  public var examples: [JSONValue] { annotation("examples")?.array ?? [] }

  /// Whether only the owner of the data changes the value.
  public var isReadOnly: Bool { has("readOnly") }

  /// Whether the value is a secret that isn't shown again.
  public var isWriteOnly: Bool { has("writeOnly") }

  /// Whether the value isn't shown: one that is only written, or a password.
  package var isSecret: Bool { nodes.contains(where: \.isSecret) }

  /// Whether the value should no longer be used.
  public var isDeprecated: Bool { has("deprecated") }

  /// The media type of a text, such as `text/html`, or `nil`.
  public var contentMediaType: String? { annotation("contentMediaType")?.string }

  /// Returns the value of a keyword in the first schema that has it, or `nil`.
  ///
  /// It also finds the keywords of editors, such as `markdownDescription`, and what stands beside a
  /// reference in the older drafts.
  public func annotation(_ keyword: String) -> JSONValue? {
    for node in nodes { if let value = node.content[keyword] { return value } }
    return nil
  }

  private func has(_ keyword: String) -> Bool {
    nodes.contains { $0.content[keyword]?.bool == true }
  }

  /// Whether no value is allowed, because of `false` or of a `not` that any value breaks.
  public var isForbidden: Bool {
    nodes.contains { node in
      node.constant == false
        || node.applicators.contains { applicator in
          guard case .not(let schema) = applicator else { return false }
          return place.schema.model.nodes[schema].isUnlimited
        }
    }
  }

  /// Why patterns of texts and keys can't be read, so that they aren't checked.
  package var patternProblems: [String] { nodes.flatMap(\.patternProblems).distinct { $0 } }
}
