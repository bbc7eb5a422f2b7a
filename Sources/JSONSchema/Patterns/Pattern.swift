/// A regular expression in the syntax of ECMAScript with the `u` flag.
///
/// A pattern isn't anchored: it matches a text that contains a match. The time is linear in the
/// lengths of the text and of the pattern, also for patterns such as `^(a+)+$`, unless the pattern
/// refers back to a group.
public struct Pattern: Sendable {
  /// A set of syntax rules.
  public enum Syntax: Hashable, Sendable {
    /// The rules of the `u` flag, which refuse unknown escapes.
    case unicode
    /// The rules without that flag, where a backslash before any other character is ignored.
    case lenient
  }

  /// The limits of a pattern.
  public struct Limits: Hashable, Sendable {
    /// The greatest size of a pattern after its repetitions were expanded.
    public var size = 100_000

    /// The greatest number of steps for one text.
    public var stepCount = 200_000_000

    /// The greatest number of steps of a pattern that refers back to a group.
    public var backtrackingStepCount = 1_000_000

    /// Creates the default limits.
    public init() {}
  }

  /// The text of the pattern.
  public let text: String

  private let limits: Limits
  private let engine: Engine

  private enum Engine: Sendable {
    case simulation(PatternProgram)
    case backtracking(PatternProgram)
  }

  /// Creates a pattern from its text.
  ///
  /// - Throws: ``PatternError`` if the text follows no syntax, or exceeds the limits.
  public init(
    _ text: String, syntax: Syntax = .unicode, limits: Limits = Limits()
  ) throws(PatternError) {
    var parser = PatternParser(text, isStrict: syntax == .unicode)
    let node = try parser.parse()
    self.text = text
    self.limits = limits
    if parser.hasReferences {
      engine = .backtracking(
        try PatternProgram(
          backtracking: node, groupCount: parser.groups.count, limit: limits.size))
    } else {
      engine = .simulation(try PatternProgram(simulating: node, limit: limits.size))
    }
  }

  /// The size of the pattern after its repetitions were expanded.
  var size: Int {
    switch engine {
    case .simulation(let program), .backtracking(let program): program.size
    }
  }

  /// Returns whether a text contains a match.
  ///
  /// Returns `nil` if that takes more steps than the limits allow.
  public func matches(_ text: String) -> Bool? { match(text).isMatch }

  /// Returns whether a text contains a match, with the number of steps that this took.
  func match(_ text: String) -> (isMatch: Bool?, stepCount: Int) {
    let scalars = Array(text.unicodeScalars)
    switch engine {
    case .simulation(let program):
      var simulation = PatternSimulation(program, scalars, stepLimit: limits.stepCount)
      return (simulation.containsMatch(), limits.stepCount - simulation.stepsLeft)
    case .backtracking(let program):
      var search = PatternBacktracking(program, scalars, stepLimit: limits.backtrackingStepCount)
      return (search.containsMatch(), limits.backtrackingStepCount - search.stepsLeft)
    }
  }
}
