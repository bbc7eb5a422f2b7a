/// Choices of how a schema is read and what it decides.
public struct SchemaOptions: Sendable {
  /// The dialect of a schema that names none, or an unknown one.
  ///
  /// The default is `nil`: 2020-12 if the schema, or one inside it, has a keyword that draft-07
  /// doesn't have, and draft-07 otherwise.
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
