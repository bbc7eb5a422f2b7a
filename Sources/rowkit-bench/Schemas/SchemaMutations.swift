import JSONSchema
import JSONText
import RowKitTesting

/// A run that changes schemas and documents at random, and looks for crashes and contradictions.
struct SchemaMutations {
  /// The numbers that decide about the changes.
  private var numbers: RandomNumbers

  /// Values that replace others.
  private static let strangeTexts = [
    "null", "true", "false", "0", "-1", "1e400", "1.5", "\"\"", "\"#\"", "\"^(a+)+$\"", "[]", "{}",
    "[[]]", "{\"$ref\": \"#\"}", "\"string\"", "[\"string\", \"null\"]", "99999999999999999999",
    "\"#/definitions/a\"", "\"\\\\p{L}{1,999}(?=.*b)\"",
  ]

  init(seed: UInt64) {
    numbers = RandomNumbers(seed: seed)
  }

  /// Changes a schema and its documents, and returns a contradiction between both ways of checking.
  mutating func run(_ schema: JSONValue, _ documents: [JSONValue], count: Int) -> String? {
    for _ in 0..<count {
      let changed = changed(schema, times: numbers.below(4))
      guard let schema = try? Schema(changed) else { continue }
      for document in documents {
        let value = self.changed(document, times: numbers.below(3))
        let report = schema.check(value)
        guard report.notes.isEmpty else { continue }
        if report.isValid != schema.isValid(value) { return "\(changed)\n\(value)" }
        for violation in report.violations where violation.description.isEmpty {
          return "no words: \(changed)\n\(value)"
        }
        _ = schema.root.rules(for: value).members.map { $0.place.title }
      }
    }
    return nil
  }

  // MARK: Changes

  private mutating func changed(_ value: JSONValue, times: Int) -> JSONValue {
    (0..<times).reduce(value) { value, _ in changed(value) }
  }

  /// Returns a value with a change at a random place of it.
  private mutating func changed(_ value: JSONValue) -> JSONValue {
    switch value.content {
    case .object(var members) where !members.isEmpty && !numbers.hits(oneIn: 10):
      let index = numbers.below(members.count)
      let member = members[index]
      switch numbers.below(12) {
      case 0: members.remove(at: index)
      case 1:
        let other = numbers.below(members.count)
        members[index] = JSONMember(member.key, members[other].value)
      default: members[index] = JSONMember(member.key, changed(member.value))
      }
      return JSONValue(.object(members))
    case .array(var elements) where !elements.isEmpty && !numbers.hits(oneIn: 10):
      let index = numbers.below(elements.count)
      if numbers.hits(oneIn: 10) { elements.append(elements[index]) }
      elements[index] = changed(elements[index])
      return JSONValue(.array(elements))
    default: return strange
    }
  }

  private var strange: JSONValue {
    mutating get {
      let text = numbers.pick(SchemaMutations.strangeTexts)
      return (try? JSONValue(parsing: text)) ?? JSONValue(.null)
    }
  }
}
