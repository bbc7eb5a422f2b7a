/// Random numbers that a seed makes repeatable.
struct MachineDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, a bound; 0 where the bound is 0.
  mutating func below(_ bound: Int) -> Int {
    bound > 1 ? Int(truncatingIfNeeded: next() % UInt64(bound)) : 0
  }

  /// True once in so many times.
  mutating func hits(oneIn count: Int) -> Bool { below(count) == 0 }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
