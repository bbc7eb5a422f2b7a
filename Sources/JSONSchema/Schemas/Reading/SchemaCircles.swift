import JSONText

/// A search for references that lead back to themselves without a value between.
///
/// Dynamic references are left out, because their targets depend on the check.
struct SchemaCircles {
  private let model: SchemaModel

  init(_ model: SchemaModel) {
    self.model = model
  }

  /// Throws an error if a schema that can be reached from a root applies itself to the same value.
  func check(from root: Int) throws(SchemaError) {
    let reachable = reachable(from: root)
    var counts = Array(repeating: 0, count: model.nodes.count)
    for node in reachable { for target in inPlace(node) { counts[target] += 1 } }
    var open = reachable.filter { counts[$0] == 0 }
    var remaining = Set(reachable)
    while let node = open.popLast() {
      remaining.remove(node)
      for target in inPlace(node) {
        counts[target] -= 1
        if counts[target] == 0 { open.append(target) }
      }
    }
    guard let start = remaining.min() else { return }
    throw error(at: member(ofCircleFrom: start, in: remaining))
  }

  private func reachable(from root: Int) -> [Int] {
    var isFound = Array(repeating: false, count: model.nodes.count)
    var found: [Int] = []
    var open = [root]
    isFound[root] = true
    while let node = open.popLast() {
      found.append(node)
      for target in inPlace(node) + below(node) where !isFound[target] {
        isFound[target] = true
        open.append(target)
      }
    }
    return found
  }

  /// Follows schemas backward, which ends in a circle, and returns one of its references.
  private func member(ofCircleFrom start: Int, in remaining: Set<Int>) -> Int {
    var sources: [Int: Int] = [:]
    for node in remaining.sorted() { for target in inPlace(node) { sources[target] = node } }
    var node = start
    var isSeen: Set<Int> = []
    while isSeen.insert(node).inserted, let source = sources[node] { node = source }
    let first = node
    while !hasReference(node), let source = sources[node], source != first { node = source }
    return node
  }

  private func hasReference(_ node: Int) -> Bool {
    model.nodes[node].applicators.contains { if case .reference = $0 { true } else { false } }
  }

  private func error(at node: Int) -> SchemaError {
    for case .reference(let link) in model.nodes[node].applicators {
      return SchemaError(
        reason: .circle, position: model.links[link].position, path: model.nodes[node].location.path
      )
    }
    let node = model.nodes[node]
    return SchemaError(reason: .circle, position: node.content.position, path: node.location.path)
  }

  // MARK: Arrows

  /// The schemas that a schema applies to the same value.
  private func inPlace(_ node: Int) -> [Int] {
    model.nodes[node].applicators.flatMap { applicator -> [Int] in
      switch applicator {
      case .reference(let link): [model.links[link].target].compactMap(\.self)
      case .all(let schemas), .any(let schemas), .one(let schemas): schemas
      case .not(let schema): [schema]
      case .condition(let condition, let then, let otherwise):
        [condition, then, otherwise].compactMap(\.self)
      case .dependent(let schemas): schemas.map(\.schema)
      default: []
      }
    }
  }

  /// The schemas that a schema applies to parts of the value.
  private func below(_ node: Int) -> [Int] {
    model.nodes[node].applicators.flatMap { applicator -> [Int] in
      switch applicator {
      case .members(let members):
        Array(members.named.values) + members.patterns.map(\.schema)
          + [members.rest].compactMap(\.self)
      case .elements(let first, let rest): first + [rest].compactMap(\.self)
      case .memberNames(let schema), .contains(let schema, _), .unevaluatedMembers(let schema),
        .unevaluatedElements(let schema):
        [schema]
      case .dynamicReference(let link): [model.links[link].target].compactMap(\.self)
      default: []
      }
    }
  }
}
