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

  package func hash(into hasher: inout Hasher) {
    if value.isContainer {
      hasher.combine(hashed.value)
    } else {
      ExactValue.hashContent(of: value, into: &hasher)
    }
  }

  /// The hash value, with the number of values that were read for it: this one and those inside.
  var hashed: (value: Int, partCount: Int) {
    guard value.isContainer else { return (hashValue, 1) }
    // A list of open values, so that the stack doesn't grow with their depth.
    var open = [(value: value, place: 0)]
    // The sum doesn't depend on the order of members.
    var (sum, count) = (0, 0)
    while let (value, place) = open.popLast() {
      var own = Hasher()
      own.combine(place)
      ExactValue.hashContent(of: value, into: &own)
      let part = own.finalize()
      sum &+= part
      count += 1
      switch value.content {
      case .array(let elements):
        open += elements.enumerated().map { ($0.element, ExactValue.place($0.offset, in: part)) }
      case .object(let members):
        open += members.map { ($0.value, ExactValue.place(ExactString($0.key), in: part)) }
      default: break
      }
    }
    return (sum, count)
  }

  /// Hashes a value without the values that it contains.
  private static func hashContent(of value: JSONValue, into hasher: inout Hasher) {
    switch value.content {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let number): hasher.combine(ExactNumber(number))
    case .string(let string): hasher.combine(ExactString(string))
    case .array(let elements): hasher.combine(elements.count)
    case .object(let members): hasher.combine(members.count)
    }
  }

  /// Returns the hash value of a place in a container.
  private static func place(_ step: some Hashable, in container: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(container)
    hasher.combine(step)
    return hasher.finalize()
  }
}

extension JSONValue {
  /// Whether the value may contain others.
  var isContainer: Bool {
    switch content {
    case .array, .object: true
    default: false
    }
  }
}
