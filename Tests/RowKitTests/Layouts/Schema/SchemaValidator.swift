import RowKit

/// Checks JSON against the part of JSON Schema that the layouts' schema uses.
///
/// A key of a schema that it doesn't know is an error, so that no rule is passed over.
struct SchemaValidator {
  /// Why a schema can't be used.
  struct UnknownRule: Error, Equatable {
    let key: String
  }

  private let root: JSONValue

  init(_ schema: JSONValue) throws {
    root = schema
    try SchemaValidator.checkRules(of: schema)
  }

  func accepts(_ value: JSONValue) -> Bool { accepts(value, root) }

  // MARK: Rules

  private static let notes: Set<String> = ["$schema", "title", "description", "$defs", "required"]

  private static let rules: Set<String> = [
    "type", "properties", "additionalProperties", "enum", "oneOf", "anyOf", "items", "minimum",
    "maximum", "minLength", "pattern", "$ref",
  ]

  private static func checkRules(of schema: JSONValue) throws {
    for member in schema.members ?? [] {
      guard notes.contains(member.key) || rules.contains(member.key) else {
        throw UnknownRule(key: member.key)
      }
      switch member.key {
      case "properties", "$defs":
        for inner in member.value.members ?? [] { try checkRules(of: inner.value) }
      case "items": try checkRules(of: member.value)
      case "oneOf", "anyOf": for inner in member.value.array ?? [] { try checkRules(of: inner) }
      default: break
      }
    }
  }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    (schema.members ?? []).allSatisfy { accepts(value, rule: $0.key, $0.value, of: schema) }
  }

  private func accepts(
    _ value: JSONValue, rule: String, _ operand: JSONValue, of schema: JSONValue
  ) -> Bool {
    switch rule {
    case "type": hasType(value, operand.string)
    case "enum": operand.array?.contains(value) == true
    case "oneOf": operand.array?.filter { accepts(value, $0) }.count == 1
    case "anyOf": operand.array?.contains { accepts(value, $0) } == true
    case "items": value.array?.allSatisfy { accepts($0, operand) } ?? true
    case "minimum": number(value).map { $0 >= number(operand) ?? 0 } ?? true
    case "maximum": number(value).map { $0 <= number(operand) ?? 0 } ?? true
    case "minLength": value.string.map { $0.count >= operand.number?.int ?? 0 } ?? true
    case "pattern": value.string.map { isColor($0, pattern: operand.string) } ?? true
    case "properties", "additionalProperties": hasProperties(value, schema)
    case "required": has(value, operand)
    case "$ref": definition(operand.string).map { accepts(value, $0) } ?? false
    default: true
    }
  }

  private func hasType(_ value: JSONValue, _ type: String?) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.array != nil
    case "string": value.string != nil
    case "boolean": value.bool != nil
    case "integer": value.number?.int != nil
    case "number": value.number != nil
    default: false
    }
  }

  private func hasProperties(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    let isClosed = schema["additionalProperties"]?.bool == false
    return (value.members ?? []).allSatisfy { member in
      guard let property = schema["properties"]?[member.key] else { return !isClosed }
      return accepts(member.value, property)
    }
  }

  private func has(_ value: JSONValue, _ required: JSONValue) -> Bool {
    guard value.members != nil else { return true }
    return (required.array ?? []).allSatisfy { $0.string.map { value[$0] != nil } ?? false }
  }

  private func definition(_ reference: String?) -> JSONValue? {
    reference?.split(separator: "/").last.flatMap { root["$defs"]?[String($0)] }
  }

  /// The one pattern that the schema has.
  private func isColor(_ text: String, pattern: String?) -> Bool {
    guard pattern == "^#[0-9A-Fa-f]{6}$" else { return false }
    return text.first == "#" && text.utf8.count == 7 && text.dropFirst().allSatisfy(\.isHexDigit)
  }

  private func number(_ value: JSONValue) -> Double? { value.number?.double }
}
