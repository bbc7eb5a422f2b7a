extension Contact {
  /// A field of a card beside names and numbers, such as an address or a birthday.
  public struct Field: Hashable, Sendable {
    /// The lowercase name of the property, such as "email", "adr" or "x-anniversary".
    public let name: String

    /// The label, such as "work", or nil for a field without one.
    ///
    /// One of more than 240 bytes is cut when a card is read.
    public let kind: String?

    /// The value in words.
    ///
    /// A picture, a sound or a key is represented by its size.
    public let value: String

    /// Creates a field.
    public init(name: String, kind: String? = nil, value: String) {
      self.name = name
      self.kind = kind
      self.value = value
    }
  }
}
