/// What a person said beside the name of a screen, and what a screen may know of the outside.
public struct ExampleArguments: Hashable, Sendable {
  /// What was named after the screen, such as files.
  public var operands: [String]

  /// The values of the screen's own options, by their names without dashes.
  public var options: [String: String]

  /// The path of the person's home folder; nil when it isn't known.
  public var home: String?

  /// Whether something on a screen may move by itself.
  public var isAnimated: Bool

  /// Whether a screen may ask for what was not named, such as a file; otherwise it has to be named.
  public var mayAsk = false

  /// Creates arguments, by default those of a person who said nothing.
  public init(
    operands: [String] = [], options: [String: String] = [:], home: String? = nil,
    isAnimated: Bool = true
  ) {
    self.operands = operands
    self.options = options
    self.home = home
    self.isAnimated = isAnimated
  }

  /// The same, without what was meant for one screen, which may ask for it instead.
  var withoutOwnOnes: ExampleArguments {
    var arguments = ExampleArguments(home: home, isAnimated: isAnimated)
    arguments.mayAsk = true
    return arguments
  }

  /// Returns the value of an option that counts something.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - standard: The value when a person didn't say one.
  /// - Returns: A number from 0 on.
  /// - Throws: ``ExampleError/notACount(option:value:)`` for anything but a number from 0 on.
  func count(_ option: ExampleOption, standard: Int) throws(ExampleError) -> Int {
    guard let value = options[option.name] else { return standard }
    guard let count = Int(value.filter { $0 != "_" }), count >= 0 else {
      throw .notACount(option: option.name, value: value)
    }
    return count
  }
}
