extension Contact {
  /// A number of a contact and its label.
  public struct Phone: Hashable, Sendable {
    /// The label, such as "mobile" or "home fax", or nil for a number without one.
    ///
    /// One of more than 240 bytes is cut when a card is read.
    public let kind: String?

    /// The number as it was written.
    public let number: String

    /// Creates a number with its label.
    public init(kind: String?, number: String) {
      self.kind = kind
      self.number = number
    }

    /// The label that a list shows, which is "phone" for a number without one.
    var listedKind: String { kind.flatMap { $0.isEmpty ? nil : $0 } ?? "phone" }
  }
}
