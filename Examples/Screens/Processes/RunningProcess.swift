import Files
import Observation

/// A running process, as read by rows and screens.
@Observable @MainActor final class RunningProcess {
  /// The entry read last.
  private(set) var entry: ProcessEntry

  /// The processor use in the last second or so, in percent of one processor, or `nil` until that
  /// much time has passed.
  private(set) var load: Double?

  /// Whether the process still exists.
  private(set) var isThere = true

  /// The uptime and the ticks of the process when the load was last measured.
  @ObservationIgnored private var measured: (uptime: Int, ticks: Int)

  init(_ entry: ProcessEntry, at uptime: Int) {
    self.entry = entry
    measured = (uptime, entry.ticks)
  }

  /// Updates the process with an entry that was read at an uptime in ticks.
  ///
  /// A few ticks say nothing about the load, so it is measured after half a second or more.
  func update(_ entry: ProcessEntry, at uptime: Int, ticksPerSecond: Int) {
    // Assigns only on a change, so that observers aren't notified needlessly.
    if entry != self.entry { self.entry = entry }
    let ticks = uptime - measured.uptime
    guard ticks >= max(1, ticksPerSecond / 2) else { return }
    // The count of a process can fall.
    let load = Double(max(0, entry.ticks - measured.ticks)) * 100 / Double(ticks)
    measured = (uptime, entry.ticks)
    if load != self.load { self.load = load }
  }

  /// Marks the process as ended.
  func end() {
    isThere = false
    load = 0
  }

  /// The processor use with one decimal, such as `12.5`, or a dash while it is unknown.
  var loadText: String {
    guard let load else { return "—" }
    let tenths = Int((load * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The processor use with its unit, or that it is unknown.
  var loadWords: String { load == nil ? "unknown" : "\(loadText) %" }

  /// The memory, such as `12 MB`.
  var memoryText: String {
    entry.memory < 10 << 20 ? "\(entry.memory >> 10) kB" : "\(entry.memory >> 20) MB"
  }
}
