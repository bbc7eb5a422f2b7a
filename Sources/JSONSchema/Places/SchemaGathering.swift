import JSONText

/// A search for all schemas that apply to a value: through references, combinations and conditions.
struct SchemaGathering {
  /// The indices of the schemas, each before those that it applies.
  private(set) var nodes: [Int] = []

  /// The alternatives that a person chooses from.
  private(set) var alternatives: [(keyword: String, nodes: [Int], owner: Int)] = []

  private(set) var scope: [Int]

  /// Whether a reference can't be followed.
  private(set) var hasOpenReference = false

  private let reach: Reach
  private let schema: Schema
  private let value: JSONValue?
  private var isFound: Set<Int> = []

  /// The schemas that a search finds.
  enum Reach {
    /// Those that are in force, without the alternatives that a person chooses from.
    case inForce
    /// Those of all alternatives, too, and of conditions that hold.
    case alternatives
    /// All that apply to some value: those of both branches of conditions, and of all dependencies.
    case everyBranch
  }

  /// Searches the schemas for a value at a place.
  init(_ place: SchemaPlace, _ value: JSONValue?, reach: Reach = .inForce) {
    self.reach = reach
    schema = place.schema
    self.value = value
    scope = place.scope
    var open = Array(place.nodes.reversed())
    while let node = open.popLast() {
      guard isFound.insert(node).inserted else { continue }
      nodes.append(node)
      open += next(after: node).reversed()
    }
  }

  /// Returns the schemas that a schema applies to the same value.
  private mutating func next(after index: Int) -> [Int] {
    let node = schema.model.nodes[index]
    if !scope.contains(node.resource) { scope.append(node.resource) }
    var next: [Int] = []
    for applicator in node.applicators {
      switch applicator {
      case .reference(let link): next += target(schema.model.links[link].target)
      case .dynamicReference(let link):
        next += target(schema.target(ofDynamic: schema.model.links[link], scope: scope))
      case .all(let schemas): next += schemas
      case .any(let schemas): next += choose("anyOf", schemas, index)
      case .one(let schemas): next += choose("oneOf", schemas, index)
      case .condition(let condition, let then, let otherwise) where reach == .everyBranch:
        next += [condition, then, otherwise].compactMap(\.self)
      case .condition(let condition, let then, let otherwise):
        guard let value else { continue }
        let holds = schema.isValid(value, against: [condition], scope: scope)
        next += [holds ? then : otherwise].compactMap(\.self)
        if holds, reach == .alternatives { next.append(condition) }
      case .dependent(let schemas) where reach == .everyBranch: next += schemas.map(\.schema)
      case .dependent(let schemas):
        guard let members = value?.members else { continue }
        let present = MemberKeys(members)
        next += schemas.filter { present.contains($0.key) }.map(\.schema)
      default: continue
      }
    }
    return next
  }

  private mutating func target(_ target: Int?) -> [Int] {
    if target == nil { hasOpenReference = true }
    return [target].compactMap(\.self)
  }

  /// Returns the only alternative, or keeps several for the person to choose from.
  private mutating func choose(_ keyword: String, _ schemas: [Int], _ owner: Int) -> [Int] {
    if schemas.count == 1 || reach != .inForce { return schemas }
    alternatives.append((keyword, schemas, owner))
    return []
  }
}
