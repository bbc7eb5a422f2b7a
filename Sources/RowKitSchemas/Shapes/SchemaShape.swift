import JSONSchema
import JSONText

/// The rules for a value, with those of the alternatives in force for it.
struct SchemaShape {
  /// The rules, or `nil` without a schema.
  private(set) var rules: SchemaRules?

  /// The alternatives that a person chooses from.
  private(set) var unions: [SchemaUnion] = []

  /// The texts among which a person may choose, but needn't.
  private(set) var suggestions: [String] = []

  /// Whether the value may be null.
  private(set) var isNullable = false

  /// The described members.
  private(set) var members: [SchemaRules.Member] = []

  /// The identity of the list of members, which a shape for another value may share.
  private(set) var memberList: MemberList?

  /// The identity of a list of members.
  final class MemberList: Sendable {}

  /// Creates the rules for a value at a place.
  ///
  /// - Parameters:
  ///   - place: The place, or `nil` without a schema.
  ///   - value: The value, or `nil` if there is none.
  ///   - former: The rules for another value at the place, whose members needn't be found again.
  ///   - choice: Returns the alternative that a person chose.
  init(
    _ place: SchemaPlace?, _ value: JSONValue?, like former: SchemaShape? = nil,
    choice: (SchemaUnion.Key) -> Int? = { _ in nil }
  ) {
    guard let place else { return }
    var rules = place.rules(for: value)
    var known: Set<SchemaUnion.Key> = []
    // Each alternative in force may have alternatives of its own.
    while let next = rules.alternatives.first(where: { !known.contains(SchemaUnion.Key($0)) }) {
      let key = SchemaUnion.Key(next)
      known.insert(key)
      if let branch = branch(of: next, key, value, choice) {
        rules = rules.place.union(branch).rules(for: value)
      }
    }
    self.rules = rules
    if let former, former.rules.map({ rules.hasSameMembers(as: $0) }) == true {
      (members, memberList) = (former.members, former.memberList)
    } else {
      (members, memberList) = (rules.members, MemberList())
    }
    if rules.types?.contains(.null) == true { isNullable = true }
  }

  /// Creates the shape of rules without alternatives.
  init(withoutAlternatives rules: SchemaRules) {
    self.rules = rules
    members = rules.members
    isNullable = rules.types?.contains(.null) == true
  }

  /// Returns the described member with a key, or `nil` if there is none.
  func member(_ key: String) -> SchemaRules.Member? { members.first { $0.key.isExactly(key) } }

  /// Returns the alternative in force, and notes what a person chooses from.
  private mutating func branch(
    of alternatives: SchemaAlternatives, _ key: SchemaUnion.Key, _ value: JSONValue?,
    _ choice: (SchemaUnion.Key) -> Int?
  ) -> SchemaPlace? {
    let branches = alternatives.places.map { SchemaBranch($0) }
    if branches.contains(where: \.isNull) { isNullable = true }
    let open = branches.filter { !$0.isNull && !$0.rules.isForbidden }
    // Alternatives of required keys alone change no rows. Their messages say what is missing.
    if open.isEmpty || open.allSatisfy(\.isRequirement) { return nil }
    if open.count == 1 { return open[0].place }
    if alternatives.keyword == "anyOf", let free = SchemaBranch.freeText(among: open) {
      suggestions += open.flatMap { $0.rules.choices ?? [] }.compactMap(\.value.string)
      return free.place
    }
    // Null comes last, so that it isn't the first choice for a new value.
    let offered = open + branches.filter { $0.isNull && !$0.rules.isForbidden }.prefix(1)
    var union = SchemaUnion(key: key, branches: offered)
    union.chosen = choice(key) ?? value.flatMap { SchemaBranch.present($0, among: offered) }
    unions.append(union)
    return union.chosen.flatMap { offered.indices.contains($0) ? offered[$0].place : nil }
  }

  // MARK: Rules

  var choices: [SchemaChoice]? { rules?.choices }

  /// Whether a value may have any type, and nothing says which one is meant.
  var isUntyped: Bool {
    rules?.types == nil && type == nil && unions.isEmpty && choices == nil
      && rules?.isForbidden != true
  }

  /// Whether a number needn't be an integer.
  var allowsFractions: Bool { rules?.types?.contains(.number) ?? true }

  /// The only type apart from null, or `nil` if there are several.
  var type: ValueType? {
    guard let rules else { return nil }
    guard let types = rules.types?.subtracting([.null]) else { return impliedType }
    if types == [.integer, .number] { return .number }
    return types.count == 1 ? types.first : nil
  }

  /// The type that the rules speak of, or `nil`.
  private var impliedType: ValueType? {
    guard let rules else { return nil }
    if !members.isEmpty { return .object }
    if rules.tupleCount > 0 || !rules.place(ofElement: 0).isUnlimited { return .array }
    if !rules.patterns.isEmpty || rules.length.most != nil { return .string }
    if rules.bounds.least != nil || rules.bounds.most != nil { return .number }
    return nil
  }

  /// Whether members that aren't described may be added.
  var allowsOthers: Bool {
    guard let rules else { return true }
    if rules.memberNames?.rules(for: nil).isForbidden == true { return false }
    return rules.otherMembers != nil
      || rules.memberPatterns.contains { !$0.place.rules(for: nil).isForbidden }
  }

  /// Returns whether an object with some members may have a further one that isn't described.
  func allowsOthers(beside count: Int) -> Bool {
    allowsOthers && rules?.memberCount.most.map { count < $0 } ?? true
  }

  /// The most elements that the value may have.
  var greatestCount: Int {
    guard let rules else { return .max }
    let most = rules.elementCount.most ?? .max
    return rules.allowsElement(at: rules.tupleCount) ? most : min(most, rules.tupleCount)
  }
}

/// A place in a schema with several alternatives.
struct SchemaUnion {
  /// The identity of a union.
  struct Key: Hashable {
    private let keyword: String
    private let locations: [SchemaLocation]

    init(_ alternatives: SchemaAlternatives) {
      keyword = alternatives.keyword
      locations = alternatives.places.first?.locations ?? []
    }
  }

  let key: Key

  let branches: [SchemaBranch]

  /// The index of the branch in force, or `nil` if none is.
  var chosen: Int?

  /// Whether the branch in force accepts null alone.
  var isNull: Bool {
    chosen.map { branches.indices.contains($0) && branches[$0].isNull } ?? false
  }
}
