package import JSONText

/// A JSON value that equals another only if JSON Schema says so.
///
/// Numbers are equal by value, strings by Unicode scalars, and objects regardless of the order of
/// their members.
package struct ExactValue: Hashable, Sendable {
  package let value: JSONValue

  package init(_ value: JSONValue) {
    self.value = value
  }

  package static func == (left: ExactValue, right: ExactValue) -> Bool {
    switch (left.value.content, right.value.content) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)):
      left.text == right.text || ExactNumber(left) == ExactNumber(right)
    case (.string(let left), .string(let right)): left.isExactly(right)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { ExactValue($0) == ExactValue($1) }
    case (.object(let left), .object(let right)): areEqual(left, right)
    default: false
    }
  }

  private static func areEqual(_ left: [JSONMember], _ right: [JSONMember]) -> Bool {
    guard left.count == right.count else { return false }
    let values = Dictionary(
      right.map { (ExactString($0.key), $0.value) }, uniquingKeysWith: { _, last in last })
    return left.allSatisfy { member in
      values[ExactString(member.key)].map { ExactValue($0) == ExactValue(member.value) } ?? false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch value.content {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let number): hasher.combine(ExactNumber(number))
    case .string(let string): hasher.combine(ExactString(string))
    case .array(let elements):
      hasher.combine(elements.count)
      for element in elements { hasher.combine(ExactValue(element)) }
    case .object(let members): hash(members, into: &hasher)
    }
  }

  /// Combines the members so that their order doesn't matter.
  private func hash(_ members: [JSONMember], into hasher: inout Hasher) {
    var sum = 0
    for member in members {
      var own = hasher
      own.combine(ExactString(member.key))
      own.combine(ExactValue(member.value))
      sum &+= own.finalize()
    }
    hasher.combine(members.count)
    hasher.combine(sum)
  }
}
