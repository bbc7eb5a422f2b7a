/// A run of a program on a text that tries one alternative after the other.
///
/// References to groups need it. The time can be exponential, so it is limited.
struct PatternBacktracking {
  private let program: PatternProgram
  private let text: [Unicode.Scalar]
  private var stepsLeft: Int
  private var state: State

  /// The positions that a run keeps.
  private struct State {
    /// The beginning and the end of each group, or `-1`.
    var captures: [Int]
    var marks: [Int]
  }

  /// A place to continue at if the current alternative fails.
  private struct Choice {
    let place: Int
    let index: Int
    let state: State
  }

  init(_ program: PatternProgram, _ text: [Unicode.Scalar], stepLimit: Int) {
    self.program = program
    self.text = text
    stepsLeft = stepLimit
    state = State(
      captures: Array(repeating: -1, count: program.captureCount * 2),
      marks: Array(repeating: -1, count: program.markCount))
  }

  /// Returns whether the text contains a match, or `nil` if that takes too many steps.
  mutating func containsMatch() -> Bool? {
    let start = state
    for index in 0...text.count {
      state = start
      if run(program.main, at: index, isBackward: false) { return true }
      guard stepsLeft > 0 else { return nil }
      if program.isAnchored { return false }
    }
    return false
  }

  /// Runs instructions until they match or no alternative is left.
  private mutating func run(
    _ instructions: [PatternProgram.Instruction], at start: Int, isBackward: Bool
  ) -> Bool {
    var choices = [Choice(place: 0, index: start, state: state)]
    while let choice = choices.popLast() {
      var (place, index) = (choice.place, choice.index)
      state = choice.state
      while let next = step(instructions, &place, &index, isBackward) {
        stepsLeft -= 1
        guard stepsLeft > 0 else { return false }
        switch next {
        case .done: return true
        case .branch(let other):
          choices.append(Choice(place: other, index: index, state: state))
        case .more: continue
        }
      }
    }
    return false
  }

  private enum Step {
    case done, more
    case branch(Int)
  }

  /// Performs an instruction and returns how to continue, or `nil` if it fails.
  private mutating func step(
    _ instructions: [PatternProgram.Instruction], _ place: inout Int, _ index: inout Int,
    _ isBackward: Bool
  ) -> Step? {
    let instruction = instructions[place]
    place += 1
    switch instruction {
    case .match: return .done
    case .scalar(let set):
      let scalarIndex = isBackward ? index - 1 : index
      guard text.indices.contains(scalarIndex), set.contains(text[scalarIndex]) else { return nil }
      index += isBackward ? -1 : 1
    case .jump(let target): place = target
    case .split(let first, let second):
      place = first
      return .branch(second)
    case .boundary(let boundary): guard boundary.holds(at: index, in: text) else { return nil }
    case .look(let number, let isNegative):
      guard holds(program.looks[number], isNegative, at: index) else { return nil }
    case .save(let slot): state.captures[slot] = index
    case .forget(let groups):
      for slot in groups.lowerBound * 2..<groups.upperBound * 2 { state.captures[slot] = -1 }
    case .reference(let number): guard follow(number, &index, isBackward) else { return nil }
    case .mark(let number): state.marks[number] = index
    case .progress(let number): guard state.marks[number] != index else { return nil }
    }
    return .more
  }

  private mutating func holds(
    _ look: PatternProgram.Look, _ isNegative: Bool, at index: Int
  ) -> Bool {
    let former = state
    let isMatch = run(look.instructions, at: index, isBackward: look.isBackward)
    if isNegative || !isMatch { state = former }
    return isMatch != isNegative
  }

  /// Consumes the text of a group, which is nothing for a group that didn't take part.
  private func follow(_ number: Int, _ index: inout Int, _ isBackward: Bool) -> Bool {
    let (start, end) = (state.captures[number * 2], state.captures[number * 2 + 1])
    guard start >= 0, end >= start else { return true }
    let first = isBackward ? index - (end - start) : index
    guard first >= 0, first + end - start <= text.count,
      text[start..<end] == text[first..<first + end - start]
    else { return false }
    index = isBackward ? first : first + end - start
    return true
  }
}
