package import JSONText

extension JSONValue {
  /// Creates a value from a property list, or returns `nil` for data, for dates that no text represents,
  /// for numbers that aren't finite, and for numbers of objects.
  ///
  /// A date becomes its text. Parts that JSON can't represent are omitted. A number with a fraction
  /// keeps its point, such as `5.0`.
  package init?(propertyList list: PropertyList) {
    switch list {
    case .boolean(let value): self = .bool(value)
    case .integer(let value):
      guard let number = JSONNumber("\(value)") else { return nil }
      self.init(.number(number))
    case .real(let value):
      guard let number = JSONNumber("\(value)") else { return nil }
      self.init(.number(number))
    case .string(let value), .date(let value): self = .string(value)
    case .array(let elements): self = .array(elements.compactMap { JSONValue(propertyList: $0) })
    case .dictionary(let entries):
      self = .object(
        entries.compactMap { entry in
          JSONValue(propertyList: entry.value).map { JSONMember(entry.key, $0) }
        })
    case .otherDate, .data, .uid: return nil
    }
  }

  /// The value as a property list, or `nil` for null.
  ///
  /// Null within arrays and objects is omitted. A number with a point or an exponent, or beyond
  /// those that 64 bits represent with or without a sign, becomes a real number.
  package var propertyList: PropertyList? {
    switch content {
    case .null: nil
    case .bool(let value): .boolean(value)
    case .number(let number): integer(number) ?? .real(number.double)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.compactMap(\.propertyList))
    case .object(let members):
      .dictionary(
        members.compactMap { member in
          member.value.propertyList.map { PropertyList.Entry(member.key, $0) }
        })
    }
  }

  /// Returns the value as a property list: a date if it is the text of one and stands in place of one.
  func propertyList(like former: PropertyList?) -> PropertyList? {
    guard case .date = former, let text = string, PropertyListDate.isDate(text) else {
      return propertyList
    }
    return .date(text)
  }

  private func integer(_ number: JSONNumber) -> PropertyList? {
    guard let value = Int128(number.text), PropertyList.integers.contains(value) else { return nil }
    return .integer(value)
  }
}
