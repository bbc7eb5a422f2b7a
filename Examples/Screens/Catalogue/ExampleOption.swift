/// An option that one of the screens understands, such as `--rows N`.
public struct ExampleOption: Hashable, Sendable {
  /// Its name, without the dashes.
  public let name: String

  /// What its value is called in the help; nil when it takes none.
  public let valueName: String?

  /// A value that it takes, to show in a sentence.
  public let example: String

  /// What it does, in a line.
  public let summary: String

  /// Creates an option that takes no value.
  public init(_ name: String, summary: String) {
    self.name = name
    valueName = nil
    example = ""
    self.summary = summary
  }

  /// Creates an option that takes a value.
  public init(_ name: String, valueName: String, example: String, summary: String) {
    self.name = name
    self.valueName = valueName
    self.example = example
    self.summary = summary
  }
}

extension ExampleOption {
  /// How many rows a screen has.
  static let rows = ExampleOption(
    "rows", valueName: "N", example: "1000", summary: "how many rows there are")
}
