public import RowKit

/// The arguments given with a screen's name, and the environment visible to the screen.
public struct ExampleArguments: Hashable, Sendable {
  /// The operands after the screen's name, such as files.
  public var operands: [String]

  /// The values of the screen's own options, keyed by option name without dashes.
  public var options: [String: String]

  /// The path of the person's home folder, or `nil` if it is unknown.
  public var home: String?

  /// The theme that a person asked for, or `nil` if the terminal decides.
  public var theme: Theme?

  /// Whether a screen may animate by itself.
  public var isAnimated: Bool

  /// Whether a screen may ask for a missing operand, such as a file.
  ///
  /// Otherwise it must be given.
  public var mayAsk = false

  /// The files that the screen reads.
  package var files = ExampleFiles()

  /// Creates arguments.
  ///
  /// The defaults are those of a command without arguments.
  public init(
    operands: [String] = [], options: [String: String] = [:], home: String? = nil,
    isAnimated: Bool = true
  ) {
    self.operands = operands
    self.options = options
    self.home = home
    self.isAnimated = isAnimated
  }

  /// A copy without the arguments meant for one screen, which may ask for them instead.
  var withoutOwnOnes: ExampleArguments {
    var arguments = ExampleArguments(home: home, isAnimated: isAnimated)
    arguments.theme = theme
    arguments.mayAsk = true
    arguments.files = files
    return arguments
  }

  /// The greatest number of rows of a list.
  static let greatestCount = 1 << 48

  /// Returns the value of an option that takes a count.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - standard: The value if the option is missing.
  /// - Returns: A number of rows.
  /// - Throws: ``ExampleError/notACount(option:value:)`` if the value isn't a number of rows.
  func count(_ option: ExampleOption, standard: Int) throws(ExampleError) -> Int {
    guard let value = options[option.name] else { return standard }
    guard let count = Int(value.filter { $0 != "_" }), (0...Self.greatestCount).contains(count)
    else {
      throw .notACount(option: option.name, value: value)
    }
    return count
  }

  /// Returns the value of an option that is a number of bytes, such as `500M`; nil when a person
  /// didn't say one.
  ///
  /// - Throws: ``ExampleError/notASize(option:value:)`` for anything else.
  func size(_ option: ExampleOption) throws(ExampleError) -> Int? {
    guard let value = options[option.name] else { return nil }
    guard let bytes = ByteSize.bytes(value) else {
      throw .notASize(option: option.name, value: value)
    }
    return bytes
  }
}
