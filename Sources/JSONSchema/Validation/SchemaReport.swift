/// The result of checking a value.
public struct SchemaReport: Sendable {
  /// The violations, in the order of the schema's keywords.
  public let violations: [Violation]

  /// The parts of the schema that this check had to leave out.
  public let notes: [SchemaNote]

  /// Whether nothing that was checked is violated.
  public var isValid: Bool { violations.isEmpty }
}
