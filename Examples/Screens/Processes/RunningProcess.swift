import Files
import Observation

/// A process while it runs: what rows and screens about it read.
@Observable @MainActor final class RunningProcess {
  /// What was last read about it.
  private(set) var entry: ProcessEntry

  /// How much of a processor it used since the look before, in hundredths.
  private(set) var load = 0.0

  /// Whether it is still there.
  private(set) var isThere = true

  init(_ entry: ProcessEntry) {
    self.entry = entry
  }

  /// Takes what was read about it some ticks after the last time.
  func update(_ entry: ProcessEntry, after ticks: Int) {
    let load = ticks > 0 ? Double(entry.ticks - self.entry.ticks) * 100 / Double(ticks) : 0
    // Only what is new is told to those who look.
    if load != self.load { self.load = load }
    if entry != self.entry { self.entry = entry }
  }

  /// Notes that it ended.
  func end() {
    isThere = false
    load = 0
  }

  /// The share of a processor with one digit, such as `12.5`.
  var loadText: String {
    let tenths = Int((load * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }

  /// The memory, such as `12 MB`.
  var memoryText: String {
    entry.memory < 10 << 20 ? "\(entry.memory >> 10) kB" : "\(entry.memory >> 20) MB"
  }
}
