public import JSONSchema
import JSONText
public import RowKit

extension RuleStrings: StringKeys {}

extension LocalizedStrings {
  /// The sentences about rules and broken rules.
  var rules: RuleWords { RuleWords { self[$0] } }

  /// Returns a value in a few characters: a text without quotation marks, and JSON for others.
  func short(_ value: JSONValue) -> String {
    switch value.content {
    case .string(let text): text.isEmpty ? "\"\"" : text
    case .array(let elements): count(elements.count, .oneEntry, .entries)
    case .object(let members): count(members.count, .oneMember, .members)
    default: value.description
    }
  }

  /// Returns the rules of a value, a line for each.
  func lines(about rules: SchemaRules) -> [String] {
    var lines = rules.limits(in: self.rules)
    if let format = rules.format { lines.append(fill(.format, format)) }
    lines += rules.patterns.map { fill(.pattern, $0.text) }
    return lines
  }

  /// Returns the name of a type for a person, for the middle of a sentence.
  func name(of type: ValueType) -> String { self[type.nameKey] }

  /// Returns the name of a type for a person, as a title.
  func title(of type: ValueType) -> String {
    let name = name(of: type)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension ValueType {
  fileprivate var nameKey: SchemaStrings {
    switch self {
    case .null: .notSet
    case .boolean: .flag
    case .integer: .wholeNumber
    case .number: .number
    case .string: .text
    case .array: .list
    case .object: .object
    }
  }
}
