import JSONSchema
import JSONText
import Observation
import RowKit

/// A document that forms edit, with its schema.
@Observable @MainActor final class SchemaSession {
  /// The document.
  private(set) var document: JSONDocument

  /// Whether a person gave an answer for the root at least.
  private(set) var hasRoot: Bool

  /// A number that changes when a person chooses a branch.
  private(set) var choices = 0

  @ObservationIgnored let schema: Schema?
  @ObservationIgnored let rows: SchemaRows
  @ObservationIgnored let assertsFormats: Bool
  @ObservationIgnored private(set) var root = FormPlace(
    id: 0, parent: nil, step: .index(0), rules: nil)
  @ObservationIgnored var savedBytes: [UInt8]
  @ObservationIgnored private var placeCount = 0
  @ObservationIgnored private var made: Set<Int> = []
  @ObservationIgnored private var items: [Int: [JSONDocument.Item]] = [:]
  @ObservationIgnored private var indexes: [Int: [JSONPath.Step: Int]] = [:]
  @ObservationIgnored private var reports: [Int: [Violation]] = [:]
  @ObservationIgnored private var shapes: [Int: SchemaShape] = [:]

  /// The size of a value, in bytes, above which only its parts are checked.
  static let largestCheckedSize = 1 << 20

  init(
    _ document: JSONDocument?, schema: Schema?, rows: SchemaRows, assertsFormats: Bool
  ) {
    let hasRoot = document != nil
    let document = document ?? JSONDocument(JSONValue(.object([])))
    self.hasRoot = hasRoot
    self.document = document
    self.schema = schema
    self.rows = rows
    self.assertsFormats = assertsFormats
    savedBytes = document.bytes
    root.rules = schema?.root
  }

  var isChanged: Bool { document.bytes != savedBytes }

  // MARK: Places

  /// Returns the place of a member or an element.
  func child(_ step: JSONPath.Step, of place: FormPlace, rules: SchemaPlace?) -> FormPlace {
    let child = place.child(step) { parent, step in
      placeCount += 1
      return FormPlace(id: placeCount, parent: parent, step: step, rules: rules)
    }
    child.rules = rules
    return child
  }

  /// Returns the node of a place, or `nil` if there is no value.
  func node(of place: FormPlace) -> Int? {
    _ = document.bytes.count
    guard let parent = place.parent else { return hasRoot ? 0 : nil }
    guard let container = node(of: parent) else { return nil }
    let items = contents(of: container)
    switch place.step {
    case .index(let index): return items.indices.contains(index) ? items[index].value : nil
    case .key(let key):
      guard items.count > 16 else { return items.last { document.hasKey(key, $0) }?.value }
      return index(of: container, items)[place.step]
    }
  }

  /// Returns the nodes of an object by key, the last one of each.
  private func index(
    of container: Int, _ items: [JSONDocument.Item]
  ) -> [JSONPath.Step: Int] {
    if let known = indexes[container] { return known }
    var index: [JSONPath.Step: Int] = [:]
    for item in items {
      if let key = item.key { index[.key(document.string(of: key))] = item.value }
    }
    indexes[container] = index
    return index
  }

  /// Returns the members or elements of a container.
  func contents(of container: Int) -> [JSONDocument.Item] {
    if let known = items[container] { return known }
    let made = Array(document.items(of: container))
    items[container] = made
    return made
  }

  /// Returns the value at a place, or `nil` if there is none.
  func value(at place: FormPlace) -> JSONValue? {
    node(of: place).map { document.value(of: $0) }
  }

  /// Returns the keys of an object, in order, each once.
  func keys(at place: FormPlace) -> [String] {
    guard let node = node(of: place), document.isObject(node) else { return [] }
    var seen: Set<JSONPath.Step> = []
    return contents(of: node).compactMap { item in
      guard let key = item.key.map({ document.string(of: $0) }),
        seen.insert(.key(key)).inserted
      else { return nil }
      return key
    }
  }

  /// Returns the number of elements of an array.
  func count(at place: FormPlace) -> Int {
    guard let node = node(of: place), document.isArray(node) else { return 0 }
    return contents(of: node).count
  }

  // MARK: Rules

  /// Returns the rules for a place.
  func shape(of place: FormPlace) -> SchemaShape {
    _ = choices
    if let known = shapes[place.id] { return known }
    let shape = SchemaShape(place.rules, checkedValue(at: place)) { place.chosen[$0] }
    shapes[place.id] = shape
    return shape
  }

  /// Returns the value at a place, or `nil` if there is none or it is too large to be looked at as
  /// a whole.
  private func checkedValue(at place: FormPlace) -> JSONValue? {
    guard let node = node(of: place),
      document.size(of: node) <= SchemaSession.largestCheckedSize
    else { return nil }
    return document.value(of: node)
  }

  // MARK: Changing

  /// Sets or removes the value at a place, with the containers on the way to it.
  func set(_ value: JSONValue?, at place: FormPlace) {
    guard let value else { return remove(place) }
    if node(of: place) != nil {
      change { try $0.setValue(value, at: place.path) }
      return
    }
    guard let parent = place.parent else {
      hasRoot = true
      change { try $0.setValue(value, at: []) }
      return
    }
    made.insert(place.id)
    guard let container = node(of: parent), document.isObject(container) else {
      if case .key(let key) = place.step {
        set(JSONValue(.object([JSONMember(key, value)])), at: parent)
      }
      return
    }
    guard case .key(let key) = place.step else { return }
    let index = index(for: key, in: parent, container)
    change { try $0.insert(value, forKey: key, at: index, in: parent.path) }
  }

  /// Returns the place of a new key: after the last member that the schema declares before it.
  private func index(for key: String, in parent: FormPlace, _ container: Int) -> Int? {
    let order = shape(of: parent).members.map { JSONPath.Step.key($0.key) }
    guard let own = order.firstIndex(of: .key(key)) else { return nil }
    let former = Set(order[..<own])
    let keys = contents(of: container).map { item in
      JSONPath.Step.key(item.key.map { document.string(of: $0) } ?? "")
    }
    return keys.lastIndex { former.contains($0) }.map { $0 + 1 }
  }

  /// Removes a value, and containers that were only made for it.
  private func remove(_ place: FormPlace) {
    guard node(of: place) != nil, let parent = place.parent else { return }
    change { try $0.remove(at: place.path) }
    if case .index(let index) = place.step { parent.removeElement(at: index) }
    made.remove(place.id)
    if made.contains(parent.id), keys(at: parent).isEmpty, count(at: parent) == 0 { remove(parent) }
  }

  /// Renames a member, and returns a sentence if that can't be done.
  func rename(_ place: FormPlace, to key: String) -> String? {
    guard let parent = place.parent else { return nil }
    var problem: String?
    change { document in
      do throws(JSONEditError) {
        try document.rename(place.path, to: key)
      } catch {
        problem = error.description
      }
    }
    if problem == nil { parent.renameMember(place.step, to: key) }
    return problem
  }

  /// Inserts an element into an array, which is made if need be.
  func insertElement(_ value: JSONValue, at index: Int, in place: FormPlace) {
    guard let node = node(of: place), document.isArray(node) else {
      return set(JSONValue(.array([value])), at: place)
    }
    change { try $0.insert(value, at: index, in: place.path) }
    place.insertElement(at: index)
  }

  /// Moves an element of an array.
  func moveElement(from index: Int, to destination: Int, in place: FormPlace) {
    change { try $0.move(index, to: destination, in: place.path) }
    place.moveElement(from: index, to: destination)
  }

  /// Puts back a document that was changed by nothing else since.
  func restore(_ former: JSONDocument, after later: [UInt8]) -> Bool {
    guard document.bytes == later else { return false }
    change { $0 = former }
    return true
  }

  /// Chooses a branch of a union, and keeps the value of the one that is left.
  func choose(_ branch: Int, of union: SchemaUnion, at place: FormPlace) {
    guard union.chosen != branch else { return }
    let value = value(at: place)
    if let former = union.chosen, let value {
      place.parked[union.key, default: [:]][former] = value
    }
    place.chosen[union.key] = branch
    place.forgetChildren()
    choices += 1
    let parked = place.parked[union.key]?[branch]
    shapes = [:]
    reports = [:]
    let rules = union.branches[branch].place
    let next = parked ?? SchemaDefaults.value(at: rules, replacing: value)
    // Removing an element would move the others.
    let isElement = if case .index = place.step, place.parent != nil { true } else { false }
    if next == value || next == nil && isElement { return }
    set(next, at: place)
  }

  private func change(_ body: (inout JSONDocument) throws -> Void) {
    var changed = document
    do {
      try body(&changed)
    } catch {
      return
    }
    guard changed.bytes != document.bytes else { return }
    items = [:]
    indexes = [:]
    reports = [:]
    shapes = [:]
    document = changed
  }

  // MARK: Checking

  /// Returns the violations of a value, or none for one that is too large to be checked at once.
  func violations(at place: FormPlace) -> [Violation] {
    _ = choices
    if let known = reports[place.id] { return known }
    guard let rules = shape(of: place).rules?.place, let value = checkedValue(at: place) else {
      return []
    }
    let path = place.path
    let found = rules.check(value, at: path).violations.flatMap {
      SchemaSession.parts(of: $0, isChosen: !place.chosen.isEmpty)
    }
    reports[place.id] = found
    return found
  }

  /// Returns the violations of the alternative that a value comes nearest to.
  private static func parts(of violation: Violation, isChosen: Bool) -> [Violation] {
    guard case .noAlternative(let alternatives) = violation.reason else { return [violation] }
    let nearest = Violation.nearest(of: alternatives, at: violation.instance)
    let isOtherType = nearest.contains { part in
      guard case .type = part.reason else { return false }
      return part.instance == violation.instance
    }
    if nearest.isEmpty || isOtherType { return isChosen ? [] : [violation] }
    return nearest.flatMap { parts(of: $0, isChosen: false) }
  }
}
