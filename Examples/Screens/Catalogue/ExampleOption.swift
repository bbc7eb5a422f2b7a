/// An option of a screen, such as `--rows N`.
public struct ExampleOption: Hashable, Sendable {
  /// The name without dashes.
  public let name: String

  /// The name of the value in the help text, or `nil` if the option takes none.
  public let valueName: String?

  /// A valid value, for use in an error message.
  public let example: String

  /// A one-line description.
  public let summary: String

  /// Whether the value `-` is standard input.
  public let readsInput: Bool

  /// Creates an option that takes no value.
  public init(_ name: String, summary: String) {
    self.name = name
    valueName = nil
    example = ""
    self.summary = summary
    readsInput = false
  }

  /// Creates an option that takes a value.
  public init(
    _ name: String, valueName: String, example: String, summary: String, readsInput: Bool = false
  ) {
    self.name = name
    self.valueName = valueName
    self.example = example
    self.summary = summary
    self.readsInput = readsInput
  }
}

extension ExampleOption {
  /// The number of rows.
  static let rows = ExampleOption(
    "rows", valueName: "N", example: "1000", summary: "the number of rows")
}
