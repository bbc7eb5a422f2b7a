/// A compiler of patterns to instructions.
struct PatternCompiler {
  private let isSimulation: Bool
  private let limit: Int
  private var program = PatternProgram()
  private var instructions: [PatternProgram.Instruction] = []
  private var isBackward = false
  private var stepCount = 0

  init(isSimulation: Bool, groupCount: Int, limit: Int) {
    self.isSimulation = isSimulation
    self.limit = limit
    program.captureCount = groupCount + 1
  }

  mutating func program(of node: PatternNode) throws(PatternError) -> PatternProgram {
    try emit(node)
    instructions.append(.match)
    program.main = instructions
    program.isAnchored = PatternCompiler.isAnchored(node)
    return program
  }

  private static func isAnchored(_ node: PatternNode) -> Bool {
    switch node {
    case .boundary(.start): true
    case .sequence(let parts): parts.first.map(isAnchored) ?? false
    case .choice(let alternatives): alternatives.allSatisfy(isAnchored)
    case .capture(let node, _): isAnchored(node)
    default: false
    }
  }

  // MARK: Nodes

  private mutating func emit(_ node: PatternNode) throws(PatternError) {
    stepCount += 1
    guard stepCount <= limit, instructions.count <= limit else {
      throw PatternError(reason: .tooLarge, offset: 0)
    }
    switch node {
    case .scalar(let set): instructions.append(.scalar(set))
    case .sequence(let parts):
      for part in isBackward ? parts.reversed() : parts { try emit(part) }
    case .choice(let alternatives): try emit(alternatives)
    case .repetition(let node, let repetition): try emit(node, repetition)
    case .capture(let node, let number): try emit(node, capture: number)
    case .boundary(let boundary): instructions.append(.boundary(boundary))
    case .look(let node, let isAhead, let isNegative):
      try emitLook(node, isAhead: isAhead, isNegative: isNegative)
    case .reference(let number): instructions.append(.reference(number))
    }
  }

  private mutating func emit(_ alternatives: [PatternNode]) throws(PatternError) {
    var ends: [Int] = []
    for (index, alternative) in alternatives.enumerated() {
      let isLast = index == alternatives.count - 1
      let start = instructions.count
      if !isLast { instructions.append(.jump(0)) }
      try emit(alternative)
      guard !isLast else { continue }
      ends.append(instructions.count)
      instructions.append(.jump(0))
      instructions[start] = .split(start + 1, instructions.count)
    }
    for end in ends { instructions[end] = .jump(instructions.count) }
  }

  private mutating func emit(_ node: PatternNode, capture number: Int) throws(PatternError) {
    guard !isSimulation else { return try emit(node) }
    instructions.append(.save(number * 2 + (isBackward ? 1 : 0)))
    try emit(node)
    instructions.append(.save(number * 2 + (isBackward ? 0 : 1)))
  }

  private mutating func emitLook(
    _ node: PatternNode, isAhead: Bool, isNegative: Bool
  ) throws(PatternError) {
    let (outer, wasBackward) = (instructions, isBackward)
    instructions = []
    isBackward = isSimulation ? isAhead : !isAhead
    try emit(node)
    instructions.append(.match)
    program.looks.append(PatternProgram.Look(instructions: instructions, isBackward: isBackward))
    (instructions, isBackward) = (outer, wasBackward)
    instructions.append(.look(program.looks.count - 1, isNegative: isNegative))
  }

  // MARK: Repetition

  private mutating func emit(
    _ node: PatternNode, _ repetition: PatternRepetition
  ) throws(PatternError) {
    for _ in 0..<min(repetition.least, limit + 1) { try emitOnce(node, repetition) }
    guard let most = repetition.most else { return try emitLoop(node, repetition) }
    var splits: [Int] = []
    for _ in 0..<min(most - repetition.least, limit + 1) {
      splits.append(instructions.count)
      instructions.append(.jump(0))
      try emitOnce(node, repetition, mustProgress: true)
    }
    for split in splits {
      instructions[split] = branch(split + 1, instructions.count, repetition)
    }
  }

  private mutating func emitLoop(
    _ node: PatternNode, _ repetition: PatternRepetition
  ) throws(PatternError) {
    let start = instructions.count
    instructions.append(.jump(0))
    try emitOnce(node, repetition, mustProgress: true)
    instructions.append(.jump(start))
    instructions[start] = branch(start + 1, instructions.count, repetition)
  }

  private mutating func emitOnce(
    _ node: PatternNode, _ repetition: PatternRepetition, mustProgress: Bool = false
  ) throws(PatternError) {
    guard !isSimulation else { return try emit(node) }
    if !repetition.captures.isEmpty { instructions.append(.forget(repetition.captures)) }
    guard mustProgress else { return try emit(node) }
    let mark = program.markCount
    program.markCount += 1
    instructions.append(.mark(mark))
    try emit(node)
    instructions.append(.progress(mark))
  }

  private func branch(
    _ first: Int, _ second: Int, _ repetition: PatternRepetition
  ) -> PatternProgram.Instruction {
    repetition.isGreedy ? .split(first, second) : .split(second, first)
  }
}
