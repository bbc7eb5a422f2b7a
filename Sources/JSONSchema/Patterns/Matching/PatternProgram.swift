/// A pattern as instructions.
struct PatternProgram: Sendable {
  /// A step of a program.
  enum Instruction: Sendable {
    /// Consumes one scalar of a set.
    case scalar(ScalarSet)
    case jump(Int)
    /// Continues at both places, preferring the first one.
    case split(Int, Int)
    case boundary(PatternBoundary)
    /// Requires the program of a look to match at the position, or not to.
    case look(Int, isNegative: Bool)
    /// Keeps the position as an end of a group.
    case save(Int)
    /// Forgets the text of groups.
    case forget(Range<Int>)
    case reference(Int)
    /// Keeps the position at the beginning of a repeated part.
    case mark(Int)
    /// Requires a position other than the kept one.
    case progress(Int)
    case match
  }

  /// The instructions that match the pattern.
  var main: [Instruction] = []

  /// Whether each match begins at the beginning of the text.
  var isAnchored = false

  /// The programs of the conditions, each one after those that it contains.
  var looks: [Look] = []

  /// The number of groups whose text is kept, including the whole match.
  var captureCount = 1

  /// The number of repeated parts that may match nothing.
  var markCount = 0

  /// The number of instructions.
  var size: Int { looks.reduce(main.count) { $0 + $1.instructions.count } }

  /// The program of a condition for the text after or before a position.
  struct Look: Sendable {
    var instructions: [Instruction]

    /// Whether the program consumes scalars from the end to the beginning.
    var isBackward: Bool
  }
}

extension PatternProgram {
  /// Creates a program that follows all alternatives at once.
  ///
  /// Conditions for the text after a position run backward from the end, so that one run finds all
  /// positions where they hold. Those for the text before a position run forward.
  init(simulating node: PatternNode, limit: Int) throws(PatternError) {
    var compiler = PatternCompiler(isSimulation: true, groupCount: 0, limit: limit)
    self = try compiler.program(of: node)
  }

  /// Creates a program that tries one alternative after the other and keeps the text of groups.
  init(backtracking node: PatternNode, groupCount: Int, limit: Int) throws(PatternError) {
    var compiler = PatternCompiler(isSimulation: false, groupCount: groupCount, limit: limit)
    self = try compiler.program(of: node)
  }
}
