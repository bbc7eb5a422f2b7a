/// A generator of pseudorandom numbers that are the same in every run, for reproducible pictures.
struct SeededNumbers {
  private var state: UInt64

  /// Creates a generator with a seed.
  init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number in a range.
  mutating func next(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Returns a random element, or `nil` if there are none.
  mutating func pick<Elements: RandomAccessCollection>(from elements: Elements) -> Elements.Element?
  {
    guard !elements.isEmpty else { return nil }
    let distance = next(in: 0...elements.count - 1)
    return elements[elements.index(elements.startIndex, offsetBy: distance)]
  }

  /// Returns the elements in random order.
  mutating func shuffle<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.dropFirst().reversed() {
      elements.swapAt(index, next(in: 0...index))
    }
    return elements
  }

  /// Advances the SplitMix64 generator.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
