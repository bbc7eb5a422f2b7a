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
    // A list of open pairs, so that the stack doesn't grow with the depth of the values.
    var pairs = [(left.value, right.value)]
    while let (left, right) = pairs.popLast() {
      switch (left.content, right.content) {
      case (.null, .null): continue
      case (.bool(let left), .bool(let right)) where left == right: continue
      case (.number(let left), .number(let right))
      where left.text == right.text || ExactNumber(left) == ExactNumber(right):
        continue
      case (.string(let left), .string(let right)) where left.isExactly(right): continue
      case (.array(let left), .array(let right)) where left.count == right.count:
        pairs += zip(left, right)
      case (.object(let left), .object(let right)):
        guard let members = self.pairs(left, right) else { return false }
        pairs += members
      default: return false
      }
    }
    return true
  }

  /// Returns the values with the same keys, or `nil` if the keys differ.
  private static func pairs(
    _ left: [JSONMember], _ right: [JSONMember]
  ) -> [(JSONValue, JSONValue)]? {
    guard left.count == right.count else { return nil }
    if zip(left, right).allSatisfy({ $0.key.isExactly($1.key) }) {
      return zip(left, right).map { ($0.value, $1.value) }
    }
    let values = Dictionary(
      right.map { (ExactString($0.key), $0.value) }, uniquingKeysWith: { _, last in last })
    var pairs: [(JSONValue, JSONValue)] = []
    for member in left {
      guard let value = values[ExactString(member.key)] else { return nil }
      pairs.append((member.value, value))
    }
    return pairs
  }

  /// The depth below which values are equal or not, but no longer part of the hash value.
  private static let hashedDepth = 16

  package func hash(into hasher: inout Hasher) {
    ExactValue.hash(value, into: &hasher, depth: 0)
  }

  private static func hash(_ value: JSONValue, into hasher: inout Hasher, depth: Int) {
    switch value.content {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let number): hasher.combine(ExactNumber(number))
    case .string(let string): hasher.combine(ExactString(string))
    case .array(let elements):
      hasher.combine(elements.count)
      guard depth < hashedDepth else { return }
      for element in elements { hash(element, into: &hasher, depth: depth + 1) }
    case .object(let members):
      hasher.combine(members.count)
      guard depth < hashedDepth else { return }
      // The sum doesn't depend on the order.
      hasher.combine(
        members.reduce(0) { sum, member in
          var own = Hasher()
          own.combine(ExactString(member.key))
          hash(member.value, into: &own, depth: depth + 1)
          return sum &+ own.finalize()
        })
    }
  }
}
