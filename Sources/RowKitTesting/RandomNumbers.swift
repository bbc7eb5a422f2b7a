/// A random number generator with a seed.
package struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, but not including, a bound.
  ///
  /// A bound of 0 gives 0.
  package mutating func below(_ bound: Int) -> Int {
    bound > 1 ? Int(truncatingIfNeeded: next() % UInt64(bound)) : 0
  }

  /// Returns `true` with a probability of one in `count`.
  package mutating func hits(oneIn count: Int) -> Bool { below(count) == 0 }

  /// Returns one of several values.
  ///
  /// The array must not be empty.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Returns distinct numbers below a limit, which must be at least `count`.
  package mutating func positions(_ count: Int, below limit: Int) -> Set<Int> {
    var positions: Set<Int> = []
    while positions.count < count { positions.insert(Int.random(in: 0..<limit, using: &self)) }
    return positions
  }
}
