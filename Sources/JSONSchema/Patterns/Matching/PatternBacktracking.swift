/// A run of a program on a text that tries one alternative after the other.
///
/// References to groups need it. The time can be exponential, so it is limited.
struct PatternBacktracking {
  private let program: PatternProgram
  private let text: [Unicode.Scalar]
  private(set) var stepsLeft: Int

  /// The beginning and the end of each group, followed by the beginning of each repeated part.
  ///
  /// Positions that aren't known are `-1`.
  private var positions: [Int]

  /// The positions that were replaced, so that a choice restores them.
  private var replaced: [(slot: Int, position: Int)] = []

  /// A place to continue at if the current alternative fails.
  private struct Choice {
    let place: Int
    let index: Int

    /// The number of positions that had been replaced.
    let replacedCount: Int
  }

  init(_ program: PatternProgram, _ text: [Unicode.Scalar], stepLimit: Int) {
    self.program = program
    self.text = text
    stepsLeft = stepLimit
    positions = Array(repeating: -1, count: program.captureCount * 2 + program.markCount)
    stepsLeft -= positions.count / 16
  }

  /// Returns whether the text contains a match, or `nil` if that takes too many steps.
  mutating func containsMatch() -> Bool? {
    for index in 0...text.count {
      if run(program.main, at: index, isBackward: false) { return true }
      guard stepsLeft > 0 else { return nil }
      if program.isAnchored { return false }
      restore(to: 0)
    }
    return false
  }

  /// Runs instructions until they match or no alternative is left.
  private mutating func run(
    _ instructions: [PatternProgram.Instruction], at start: Int, isBackward: Bool
  ) -> Bool {
    var choices = [Choice(place: 0, index: start, replacedCount: replaced.count)]
    while let choice = choices.popLast() {
      var (place, index) = (choice.place, choice.index)
      restore(to: choice.replacedCount)
      while let next = step(instructions, &place, &index, isBackward) {
        stepsLeft -= 1
        guard stepsLeft > 0 else { return false }
        switch next {
        case .done: return true
        case .branch(let other):
          choices.append(Choice(place: other, index: index, replacedCount: replaced.count))
        case .more: continue
        }
      }
    }
    return false
  }

  // MARK: Positions

  private mutating func set(_ slot: Int, to position: Int) {
    replaced.append((slot, positions[slot]))
    positions[slot] = position
  }

  /// Forgets the text of groups, which takes a step for each.
  private mutating func forget(_ groups: Range<Int>) {
    stepsLeft -= groups.count
    for slot in groups.lowerBound * 2..<groups.upperBound * 2 where positions[slot] >= 0 {
      set(slot, to: -1)
    }
  }

  private mutating func restore(to count: Int) {
    while replaced.count > count, let former = replaced.popLast() {
      positions[former.slot] = former.position
    }
  }

  private func slot(ofMark number: Int) -> Int { program.captureCount * 2 + number }

  // MARK: Instructions

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
    case .save(let slot): set(slot, to: index)
    case .forget(let groups): forget(groups)
    case .reference(let number): guard follow(number, &index, isBackward) else { return nil }
    case .mark(let number): set(slot(ofMark: number), to: index)
    case .progress(let number):
      guard positions[slot(ofMark: number)] != index else { return nil }
    }
    return .more
  }

  private mutating func holds(
    _ look: PatternProgram.Look, _ isNegative: Bool, at index: Int
  ) -> Bool {
    let former = replaced.count
    let isMatch = run(look.instructions, at: index, isBackward: look.isBackward)
    if isNegative || !isMatch { restore(to: former) }
    return isMatch != isNegative
  }

  /// Consumes the text of a group, which is nothing for a group that didn't take part.
  private mutating func follow(_ number: Int, _ index: inout Int, _ isBackward: Bool) -> Bool {
    let (start, end) = (positions[number * 2], positions[number * 2 + 1])
    guard start >= 0, end >= start else { return true }
    stepsLeft -= (end - start) / 16
    let first = isBackward ? index - (end - start) : index
    guard first >= 0, first + end - start <= text.count,
      text[start..<end] == text[first..<first + end - start]
    else { return false }
    index = isBackward ? first : first + end - start
    return true
  }
}
