/// A run of a program on a text that follows all alternatives at once.
///
/// Each step keeps a set of places in the program, so the time is the product of the lengths of the
/// text and of the program.
struct PatternSimulation {
  private let program: PatternProgram
  private let text: [Unicode.Scalar]
  private(set) var stepsLeft: Int

  /// The positions at which each condition holds.
  private var looks: [[Bool]] = []

  private var places: [Int] = []
  private var nextPlaces: [Int] = []
  private var openPlaces: [Int] = []

  /// The last round in which each place was added.
  private var rounds: [Int] = []
  private var round = 0

  init(_ program: PatternProgram, _ text: [Unicode.Scalar], stepLimit: Int) {
    self.program = program
    self.text = text
    stepsLeft = stepLimit
  }

  /// Returns whether the text contains a match, or `nil` if that takes too many steps.
  mutating func containsMatch() -> Bool? {
    for look in program.looks {
      looks.append(positions(of: look))
      guard stepsLeft > 0 else { return nil }
    }
    begin(program.main)
    for index in 0...text.count {
      if index == 0 || !program.isAnchored { add(0, at: index, of: program.main) }
      if advance(from: index, by: 1, in: program.main) { return true }
      if program.isAnchored, places.isEmpty { return false }
      guard stepsLeft > 0 else { return nil }
    }
    return false
  }

  /// Returns the positions at which a condition holds.
  private mutating func positions(of look: PatternProgram.Look) -> [Bool] {
    var positions = Array(repeating: false, count: text.count + 1)
    begin(look.instructions)
    for offset in 0...text.count where stepsLeft > 0 {
      let index = look.isBackward ? text.count - offset : offset
      add(0, at: index, of: look.instructions)
      positions[index] = advance(from: index, by: look.isBackward ? -1 : 1, in: look.instructions)
    }
    return positions
  }

  private mutating func begin(_ instructions: [PatternProgram.Instruction]) {
    places = []
    rounds = Array(repeating: -1, count: instructions.count)
    stepsLeft -= instructions.count / 16
    round = 0
  }

  /// Consumes the scalar at a position, and returns whether a match ended before it.
  private mutating func advance(
    from index: Int, by distance: Int, in instructions: [PatternProgram.Instruction]
  ) -> Bool {
    stepsLeft -= places.count
    var isMatch = false
    let scalarIndex = distance > 0 ? index : index - 1
    let scalar = text.indices.contains(scalarIndex) ? text[scalarIndex] : nil
    swap(&places, &nextPlaces)
    places.removeAll(keepingCapacity: true)
    round += 1
    for place in nextPlaces {
      switch instructions[place] {
      case .match: isMatch = true
      case .scalar(let set):
        guard let scalar, set.contains(scalar) else { continue }
        add(place + 1, at: index + distance, of: instructions)
      default: break
      }
    }
    return isMatch
  }

  /// Adds a place and the places that are reached from it without consuming anything.
  private mutating func add(
    _ place: Int, at index: Int, of instructions: [PatternProgram.Instruction]
  ) {
    openPlaces.append(place)
    while let place = openPlaces.popLast() {
      guard rounds[place] != round else { continue }
      rounds[place] = round
      stepsLeft -= 1
      switch instructions[place] {
      case .scalar, .match: places.append(place)
      case .jump(let target): openPlaces.append(target)
      case .split(let first, let second):
        openPlaces.append(second)
        openPlaces.append(first)
      case .boundary(let boundary):
        if boundary.holds(at: index, in: text) { openPlaces.append(place + 1) }
      case .look(let number, let isNegative):
        if looks[number][index] != isNegative { openPlaces.append(place + 1) }
      case .save, .forget, .mark, .progress, .reference: openPlaces.append(place + 1)
      }
    }
  }
}
