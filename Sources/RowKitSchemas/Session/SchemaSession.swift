import JSONSchema
import JSONText
import Observation
import RowKit

/// A document that forms edit, with its schema.
@Observable @MainActor final class SchemaSession {
  private(set) var document: JSONDocument

  /// Whether a person gave an answer for the root at least.
  private(set) var hasRoot: Bool

  /// Whether there is no value, and it wouldn't be an object, which begins empty.
  var lacksAnswer: Bool { !hasRoot && shape(of: root).type != .object }

  /// Whether the check reports missing members, and checks a document without an answer like an empty
  /// one.
  ///
  /// In a document that begins without an answer, it does once a person has tried to save it: before,
  /// each member that a person didn't come to yet would be a mistake.
  private var reportsMissing: Bool

  /// A number that changes when a person chooses a branch.
  private(set) var choices = 0

  @ObservationIgnored let schema: Schema?

  /// The steps of the checks that one event causes, which take up to about a second in release builds.
  @ObservationIgnored let budget: SchemaBudget

  @ObservationIgnored let history = SchemaHistory()
  @ObservationIgnored private(set) var root = FormPlace(
    id: 0, parent: nil, step: .index(0), rules: nil)
  @ObservationIgnored var savedBytes: [UInt8]

  @ObservationIgnored weak var saver: (any DocumentSaver)?
  @ObservationIgnored private var results = DocumentResults()
  @ObservationIgnored private var placeCount = 0

  /// The shape of the object with very many members that was looked at last.
  @ObservationIgnored private var longShape: SchemaShape?
  @ObservationIgnored var made: Set<Int> = []

  /// The size of a value, in bytes, above which only its parts are checked.
  static let largestCheckedSize = 1 << 20

  /// The number of steps of the checks that one event causes.
  static let stepCountPerEvent = 3_000_000

  /// The number of bytes that are read about as fast as one schema is applied.
  private static let bytesPerStep = 64

  /// The number of members above which a shape is kept for other values.
  private static let longCount = 200

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - document: The document, or `nil` if there is none yet.
  ///   - schema: The schema, or `nil` for no rules.
  ///   - stepCount: The number of steps of the checks that one event causes.
  init(_ document: JSONDocument?, schema: Schema?, stepCount: Int = stepCountPerEvent) {
    budget = SchemaBudget(stepCount: stepCount)
    let hasRoot = document != nil
    let document = document ?? JSONDocument(JSONValue(.object([])))
    self.hasRoot = hasRoot
    reportsMissing = hasRoot
    self.document = document
    self.schema = schema
    savedBytes = document.bytes
    root.rules = schema?.limited(to: budget).root
    history.session = self
  }

  var isChanged: Bool { document.bytes != savedBytes }

  /// The words of the screen that shows the document.
  var words: LocalizedStrings { saver?.words ?? .english }

  // MARK: Places

  /// Returns the place of a member or an element.
  func child(_ step: JSONPath.Step, of place: FormPlace, rules: SchemaPlace?) -> FormPlace {
    let child = place.child(step) { parent, step, id in
      FormPlace(id: id ?? newID(), parent: parent, step: step, rules: rules)
    }
    child.rules = rules
    return child
  }

  func newID() -> Int {
    placeCount += 1
    return placeCount
  }

  /// Returns the identities of the first elements of an array, also of those without a place.
  func elementIDs(count: Int, of place: FormPlace) -> [Int] {
    place.elementIDs(count: count) { newID() }
  }

  /// Returns the places of the members that a shape describes.
  func places(of shape: SchemaShape, in place: FormPlace) -> [FormPlace] {
    place.describedMembers(shape) { child(.key($0.key), of: place, rules: $0.place) }
  }

  /// Returns the node of a place, or `nil` if there is no value.
  func node(of place: FormPlace) -> Int? {
    _ = document.bytes.count
    guard let parent = place.parent else { return place.isRoot && hasRoot ? 0 : nil }
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
    if let known = results.indexes[container] { return known }
    var index: [JSONPath.Step: Int] = [:]
    for item in items {
      if let key = item.key.flatMap({ document.exactString(of: $0) }) {
        index[.key(key)] = item.value
      }
    }
    results.indexes[container] = index
    return index
  }

  /// Returns the members or elements of a container.
  func contents(of container: Int) -> [JSONDocument.Item] {
    if let known = results.items[container] { return known }
    let made = Array(document.items(of: container))
    results.items[container] = made
    return made
  }

  /// Returns the value at a place, or `nil` if there is none.
  func value(at place: FormPlace) -> JSONValue? {
    guard let node = node(of: place) else { return nil }
    guard document.isString(node) else { return document.plainValue(of: node) }
    if let last = results.lastText, last.node == node { return last.value }
    let value = document.plainValue(of: node)
    results.lastText = (node, value)
    return value
  }

  /// Returns the type of the value at a place, or `nil` if there is none, without reading all of it.
  func type(at place: FormPlace) -> ValueType? {
    guard let node = node(of: place) else { return nil }
    if document.isObject(node) { return .object }
    if document.isString(node) { return .string }
    return document.isArray(node) ? .array : ValueType(of: document.plainValue(of: node))
  }

  /// Returns the keys of an object that can be represented, in order, each once.
  func keys(at place: FormPlace) -> [String] {
    guard let node = node(of: place), document.isObject(node) else { return [] }
    var seen: Set<JSONPath.Step> = []
    return contents(of: node).compactMap { item in
      guard let key = item.key.flatMap({ document.exactString(of: $0) }),
        seen.insert(.key(key)).inserted
      else { return nil }
      return key
    }
  }

  /// Returns the members of an object whose keys can't be represented, in order.
  func membersWithoutKeys(at place: FormPlace) -> [JSONDocument.Item] {
    guard let node = node(of: place), document.isObject(node) else { return [] }
    return contents(of: node).filter { item in
      item.key.map { document.exactString(of: $0) == nil } ?? false
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
    if let known = results.shapes[place.id] { return known }
    let shape = SchemaShape(place.rules, decidingValue(at: place), like: longShape) {
      place.chosen[$0]
    }
    if budget.isEmpty, place.rules?.dependsOnValue == true { results.uncertain.insert(place.id) }
    if shape.members.count > SchemaSession.longCount { longShape = shape }
    results.shapes[place.id] = shape
    noteSecrecy(of: place, shape)
    return shape
  }

  /// Returns whether only the owner of the data changes a value, or one around it.
  func isReadOnly(_ place: FormPlace) -> Bool {
    if shape(of: place).rules?.isReadOnly == true { return true }
    return place.parent.map { isReadOnly($0) } ?? false
  }

  /// Returns whether a value isn't shown, such as a password, or is part of such a value.
  func isSecret(_ place: FormPlace) -> Bool {
    isSecretItself(place) || place.parent.map { isSecret($0) } ?? false
  }

  /// Returns whether the rules in force say that a value isn't shown, or there weren't enough steps to
  /// find them.
  func isSecretNow(_ place: FormPlace) -> Bool {
    shape(of: place).rules?.isSecret == true || isUncertain(place)
  }

  /// Returns whether there weren't enough steps to find the rules for a place.
  func isUncertain(_ place: FormPlace) -> Bool { results.uncertain.contains(place.id) }

  /// Whether the schema says of any value that it is secret.
  @ObservationIgnored private(set) lazy var mayHaveSecrets = schema?.mayHaveSecrets == true

  /// Returns the value that the rules of a place may depend on, or `nil` if there is none.
  ///
  /// A value that is too large to be checked is only read if they do.
  private func decidingValue(at place: FormPlace) -> JSONValue? {
    if let value = checkedValue(at: place) { return value }
    guard let node = node(of: place), place.rules?.dependsOnValue == true, !budget.isEmpty else {
      return nil
    }
    budget.take(document.size(of: node) / SchemaSession.bytesPerStep)
    return document.plainValue(of: node)
  }

  /// Returns the value at a place, or `nil` if there is none or it is too large to be looked at as
  /// a whole.
  private func checkedValue(at place: FormPlace) -> JSONValue? {
    if place.isRoot, !hasRoot, reportsMissing { return document.value }
    guard let node = node(of: place),
      document.size(of: node) <= SchemaSession.largestCheckedSize
    else { return nil }
    return document.plainValue(of: node)
  }

  // MARK: Changing

  /// Changes the document, which then can be undone.
  ///
  /// A change that isn't possible changes nothing.
  func change(
    _ place: FormPlace, _ effect: FormPlaceChange? = nil,
    _ body: (inout JSONDocument) throws(JSONEditError) -> Void
  ) {
    history.record(at: place, self) {
      let former = document.bytes
      let isDone = edit { document in
        do throws(JSONEditError) {
          try body(&document)
          return true
        } catch {
          if document.bytes != former, let before = try? JSONDocument(parsing: former) {
            document = before
          }
          return false
        }
      }
      if isDone, let effect { apply(effect, at: place) }
    }
  }

  /// Changes the document in place, and returns the result of the change.
  ///
  /// The closure must not use the session.
  func edit(_ body: (inout JSONDocument) -> Bool) -> Bool {
    forgetResults()
    return body(&document)
  }

  /// Changes places and choices, without a change of the document.
  func apply(_ effect: FormPlaceChange, at place: FormPlace) {
    effect.apply(to: place)
    if case .choice = effect { place.forgetValues(newID: newID) }
    if case .root(let isPresent) = effect { hasRoot = isPresent }
    history.note(effect, at: place)
    forgetResults()
    choices += 1
  }

  /// Shows or hides members that should no longer be used.
  func setShowsDeprecated(_ isShown: Bool, at place: FormPlace) {
    place.showsDeprecated = isShown
    choices += 1
  }

  /// Replaces the document by one that was made from it.
  func replaceDocument(_ changed: JSONDocument) {
    forgetResults()
    document = changed
  }

  /// Allows checks their steps again, as an event does that shows or changes values.
  ///
  /// Discards results that were computed without enough steps.
  func refillBudget() {
    if budget.isEmpty { forgetResults() }
    budget.refill()
  }

  private func forgetResults() { results = DocumentResults() }

  // MARK: Checking

  /// Reports missing members from now on.
  func reportMissing() {
    guard !reportsMissing else { return }
    reportsMissing = true
    forgetResults()
  }

  /// Returns the violations of a value, or none for one that is too large to be checked as a whole.
  func violations(at place: FormPlace) -> [Violation] { findings(at: place).violations }

  /// Returns what a check of a value finds, or nothing for one that is too large to be checked as a
  /// whole: its parts are.
  func findings(at place: FormPlace) -> SchemaFindings {
    _ = choices
    if let known = results.reports[place.id] { return known }
    let shape = shape(of: place)
    // Null may be an alternative of its own, beside the one whose row a person sees.
    let isNull = shape.isNullable && type(at: place) == .null
    guard let rules = isNull ? place.rules : shape.rules?.place,
      let value = checkedValue(at: place)
    else { return SchemaFindings() }
    let path = place.path
    let report = rules.check(value, at: path)
    let violations = SchemaSession.parts(of: report.violations, isChosen: !place.chosen.isEmpty)
      .filter { reportsMissing || !$0.isMissing }
    let found = SchemaFindings(violations, notes: report.notes, at: path)
    results.reports[place.id] = found
    return found
  }

  /// Returns what a check of the whole document finds.
  ///
  /// A small document takes up to about 0.6 s in release builds, and a large one as long as its bytes
  /// justify.
  func findingsOfDocument() -> SchemaFindings {
    let budget = SchemaBudget(stepCount: document.stepCount(atLeast: 2_000_000))
    guard let report = schema?.limited(to: budget).check(document.value) else {
      return SchemaFindings()
    }
    return SchemaFindings(report.violations, notes: report.notes)
  }

  /// Returns violations, with those of the nearest alternative instead of those of all.
  private static func parts(of violations: [Violation], isChosen: Bool) -> [Violation] {
    let hasAlternatives = violations.contains { violation in
      if case .noAlternative = violation.reason { true } else { false }
    }
    if !hasAlternatives { return violations }
    // The alternative that is chosen finds what the nearest one does.
    var seen: Set<String> = []
    return violations.flatMap { parts(of: $0, isChosen: isChosen) }.filter {
      seen.insert("\($0.instance.pointer): \($0)").inserted
    }
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
