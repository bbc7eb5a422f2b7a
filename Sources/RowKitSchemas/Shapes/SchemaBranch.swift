import JSONSchema
import JSONText
import RowKit

/// An alternative with its rules.
struct SchemaBranch {
  let place: SchemaPlace
  let rules: SchemaRules

  init(_ place: SchemaPlace) {
    self.place = place
    rules = place.rules(for: nil)
  }

  /// Whether the branch accepts null alone.
  var isNull: Bool { rules.types == [.null] }

  /// Whether the branch only requires keys.
  var isRequirement: Bool {
    let members = rules.members
    let isObject = rules.types.map { $0 == [.object] } ?? true
    return isObject && !members.isEmpty && rules.choices == nil
      && members.allSatisfy { $0.isRequired && $0.place.isUnlimited }
  }

  /// The members that have one value only.
  private var constants: [(key: String, value: JSONValue)] {
    rules.members.compactMap { member in
      guard let choices = member.place.rules(for: nil).choices, choices.count == 1 else {
        return nil
      }
      return (member.key, choices[0].value)
    }
  }

  /// Returns whether the branch accepts values of a type.
  private func takes(_ type: ValueType) -> Bool {
    guard let types = rules.types else { return rules.members.isEmpty || type == .object }
    return type.isAmong(types)
  }

  /// Returns whether an object has the constants that mark the branch.
  private func isMarked(_ value: JSONValue) -> Bool {
    let constants = constants
    return !constants.isEmpty
      && constants.allSatisfy { constant in
        value[constant.key].map { ExactValue($0) } == ExactValue(constant.value)
      }
  }

  /// Whether the branch accepts texts alone, or says nothing but which texts.
  private var isText: Bool {
    rules.types == [.string] || rules.types == nil && !rules.patterns.isEmpty
  }

  // MARK: Several branches

  /// Returns the branch for any text, if all others list texts.
  static func freeText(among branches: [SchemaBranch]) -> SchemaBranch? {
    let free = branches.filter { $0.rules.choices == nil }
    guard free.count == 1, free[0].isText else { return nil }
    let listed = branches.flatMap { $0.rules.choices ?? [] }
    return listed.allSatisfy { $0.value.string != nil } ? free[0] : nil
  }

  /// Returns the branch that a value has: by a constant, by its type, by the rules it keeps, or by
  /// the fewest that it breaks.
  static func present(_ value: JSONValue, among branches: [SchemaBranch]) -> Int? {
    var left = Array(branches.indices)
    let marked = left.filter { branches[$0].isMarked(value) }
    if marked.count == 1 { return marked[0] }
    if !marked.isEmpty { left = marked }
    let type = ValueType(of: value)
    let typed = left.filter { branches[$0].takes(type) }
    if typed.count <= 1 { return typed.first }
    if let valid = typed.first(where: { branches[$0].place.isValid(value) }) { return valid }
    return typed.min {
      branches[$0].place.check(value).violations.count
        < branches[$1].place.check(value).violations.count
    }
  }

  /// Returns titles of branches that differ as far as possible.
  static func titles(of branches: [SchemaBranch], in words: LocalizedStrings) -> [String] {
    let names = branches.map { $0.name(in: words) }
    return branches.enumerated().map { index, branch in
      let isRepeated = names.count { $0 == names[index] } > 1
      guard isRepeated else { return names[index] }
      let detail = branch.constants.first.map { words.short($0.value) } ?? branch.keys
      return detail.map { "\(names[index]): \($0)" } ?? "\(names[index]) \(index + 1)"
    }
  }

  private func name(in words: LocalizedStrings) -> String {
    if let title = place.title { return title }
    if isNull { return words.short(JSONValue(.null)) }
    if let name = place.referenceName { return SchemaText.readable(name) }
    if let choices = rules.choices {
      let first = choices.prefix(3).map { words.short($0.value) }.joined(separator: ", ")
      return choices.count > 3 ? first + " …" : first
    }
    guard let types = rules.types, types.count == 1, let type = types.first else {
      return rules.members.isEmpty ? words[SchemaStrings.anyValue] : words.title(of: .object)
    }
    return words.title(of: type)
  }

  private var keys: String? {
    let required = rules.requiredKeys
    let keys = required.isEmpty ? rules.members.map(\.key) : required
    return keys.isEmpty ? nil : keys.prefix(2).joined(separator: ", ")
  }
}
