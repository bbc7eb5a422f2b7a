/// An option of a program's own, beside those of ``ScreenOptions``.
public struct ProgramOption: Hashable, Sendable {
  /// The name without dashes, such as `rows`.
  package let name: String

  /// The name of the value in the list of options, or `nil` for an option without a value.
  package let valueName: String?

  /// A use of the option with a valid value, such as `--rows 1000`, for messages.
  package let example: String

  /// The effect of the option, in a line.
  package let summary: String

  /// Creates an option without a value.
  public init(_ name: String, summary: String) {
    self.name = name
    valueName = nil
    example = "--" + name
    self.summary = summary
  }

  /// Creates an option with a value.
  ///
  /// - Parameters:
  ///   - name: The name without dashes.
  ///   - valueName: The name of the value in the list of options.
  ///   - example: A valid value.
  ///   - summary: The effect of the option, in a line.
  public init(_ name: String, valueName: String, example: String, summary: String) {
    self.name = name
    self.valueName = valueName
    self.example = "--\(name) \(example)"
    self.summary = summary
  }

  /// The option as it stands in the list of options.
  var usage: String { valueName.map { "--\(name) \($0)" } ?? "--\(name)" }
}
