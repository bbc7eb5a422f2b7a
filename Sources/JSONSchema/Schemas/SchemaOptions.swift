/// Choices of how a schema is read and what it decides.
public struct SchemaOptions: Sendable {
  /// The dialect of a schema that names none, or an unknown one.
  ///
  /// The default is `nil`: 2020-12 if the schema, or one inside it, has a keyword that draft-07
  /// doesn't have, 2019-09 if that is `$recursiveRef`, and draft-07 otherwise.
  public var dialect: SchemaDialect?

  /// Whether a text that doesn't have its `format` is a violation.
  ///
  /// The default is `false`, as the drafts require.
  public var assertsFormats = false

  /// The address of the schema, which relative references start from.
  ///
  /// The default is empty. An `$id` in the schema comes first.
  public var address = ""

  /// The limits of the schema and of checks.
  public var limits = SchemaLimits()

  /// Creates the default options.
  public init() {}
}

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
  /// Each takes up to 3 KB of the stack in release builds. The default is 400, or 120 on Apple's platforms,
  /// whose threads have stacks of 512 KB.
  public var applicationDepth = SchemaLimits.standardDepth

  #if canImport(Darwin)
    private static let standardDepth = 120
  #else
    private static let standardDepth = 400
  #endif

  /// The greatest number of schemas that are applied in one check.
  ///
  /// Matching patterns, dividing numbers and comparing lists count as the schemas whose application
  /// takes about as long.
  public var applicationCount = 50_000_000

  /// The greatest number of violations in one report, those within others included.
  ///
  /// Beyond it, what doesn't fit any alternative doesn't say why.
  public var violationCount = 100_000

  /// The greatest size of all patterns of a schema after their repetitions were expanded.
  ///
  /// The patterns beyond it aren't checked, and have notes. The default takes up to 40 MB.
  public var patternSize = 1_000_000

  /// The limits of each pattern.
  public var patterns = Pattern.Limits()

  /// Creates the default limits.
  public init() {}
}
