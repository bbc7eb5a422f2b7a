public import JSONText

extension JSONValue {
  /// Returns the value that a pointer refers to, or `nil` if there is none.
  public func value(at pointer: JSONPointer) -> JSONValue? {
    var value = self
    for token in pointer.tokens {
      guard let next = value.value(at: token) else { return nil }
      value = next
    }
    return value
  }

  /// Returns the member or element that a token of a pointer refers to, or `nil`.
  func value(at token: String) -> JSONValue? {
    switch content {
    case .object(let members): return members.last { $0.key.isExactly(token) }?.value
    case .array(let elements):
      let isPadded = token.utf8.count > 1 && token.hasPrefix("0")
      guard !isPadded, token.utf8.allSatisfy({ (48...57).contains($0) }), let index = Int(token),
        elements.indices.contains(index)
      else { return nil }
      return elements[index]
    default: return nil
    }
  }
}
