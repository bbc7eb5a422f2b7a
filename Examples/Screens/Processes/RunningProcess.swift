import Files
import Observation

/// A running process, as read by rows and screens.
@Observable @MainActor final class RunningProcess {
  /// The entry read last.
  private(set) var entry: ProcessEntry

  /// The processor use since the previous update, in percent of one processor.
  private(set) var load = 0.0

  /// Whether the process still exists.
  private(set) var isThere = true

  init(_ entry: ProcessEntry) {
    self.entry = entry
  }

  /// Updates the process with an entry read `ticks` ticks after the previous one.
  func update(_ entry: ProcessEntry, after ticks: Int) {
    let load = ticks > 0 ? Double(entry.ticks - self.entry.ticks) * 100 / Double(ticks) : 0
    // Assigns only on a change, so that observers aren't notified needlessly.
    if load != self.load { self.load = load }
    if entry != self.entry { self.entry = entry }
  }

  /// Marks the process as ended.
  func end() {
    isThere = false
    load = 0
  }

  /// The processor use with one decimal, such as `12.5`.
  var loadText: String {
    let tenths = Int((load * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }

  /// The memory, such as `12 MB`.
  var memoryText: String {
    entry.memory < 10 << 20 ? "\(entry.memory >> 10) kB" : "\(entry.memory >> 20) MB"
  }
}
