/// The limits of schemas and of checks, beyond which a schema is refused or a check gives up.
public struct SchemaLimits: Hashable, Sendable {
  /// The greatest nesting depth of a schema.
  public var depth = 256

  /// The greatest number of schemas in all documents.
  public var nodeCount = 1_000_000

  /// The greatest number of documents that a schema refers to.
  public var documentCount = 1_000

  /// The greatest number of schemas that apply to each other's values at one time.
  ///
  /// Each takes up to 3 KB of the stack in release builds.
  public var applicationDepth = 400

  /// The greatest number of schemas that are applied in one check.
  public var applicationCount = 50_000_000

  /// The greatest number of violations in one report, those within others included.
  ///
  /// Beyond it, what doesn't fit any alternative doesn't say why.
  public var violationCount = 100_000

  /// The limits of each pattern.
  public var patterns = Pattern.Limits()

  /// Creates the default limits.
  public init() {}
}
