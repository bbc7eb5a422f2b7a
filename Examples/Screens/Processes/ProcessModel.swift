import Files
import Observation

/// The processes of the machine, sorted and filtered.
@Observable @MainActor final class ProcessModel {
  /// The column by which the processes are sorted.
  var column = ProcessColumn.processor { didSet { arrange() } }

  /// Whether the processes are sorted again each second.
  ///
  /// If `false`, the default, each process keeps its place until another column or filter is chosen,
  /// so that nothing moves while a person reads.
  var keepsSorted = false { didSet { arrange() } }

  /// The text that the name or command of a visible process contains, or its number.
  ///
  /// Empty shows all.
  var filter = "" { didSet { arrange() } }

  /// The visible processes, in order.
  private(set) var shown: [RunningProcess] = []

  /// The number of all processes.
  private(set) var count = 0

  @ObservationIgnored private let folder: ProcessFolder
  @ObservationIgnored private var processes: [ProcessEntry.Identity: RunningProcess] = [:]

  /// Whether the load of a process is known, which takes half a second.
  @ObservationIgnored private var knowsLoads = false

  init(_ folder: ProcessFolder) {
    self.folder = folder
    update()
  }

  /// Reads the processes.
  func update() {
    let uptime = folder.uptime
    var former = processes
    processes.removeAll(keepingCapacity: true)
    for entry in folder.processes() {
      let process =
        former.removeValue(forKey: entry.identity) ?? RunningProcess(entry, at: uptime)
      process.update(entry, at: uptime, ticksPerSecond: folder.ticksPerSecond)
      processes[entry.identity] = process
    }
    for process in former.values { process.end() }
    if count != processes.count { count = processes.count }
    // The first loads put the processes into order, too.
    if keepsSorted || !knowsLoads { arrange() } else { replace() }
    knowsLoads = knowsLoads || processes.values.contains { $0.load != nil }
  }

  /// Removes the processes that ended, and adds those that began below the others.
  private func replace() {
    let matching = matching
    let remaining = Set(matching.map(ObjectIdentifier.init))
    let former = shown.filter { remaining.contains(ObjectIdentifier($0)) }
    let known = Set(former.map(ObjectIdentifier.init))
    let added = matching.filter { !known.contains(ObjectIdentifier($0)) }
    guard former.count != shown.count || !added.isEmpty else { return }
    shown = former + added.sorted { isBefore($0, $1) }
  }

  private func arrange() {
    let sorted = matching.sorted { isBefore($0, $1) }
    let isSame = zip(sorted, shown).allSatisfy { $0 === $1 } && sorted.count == shown.count
    if !isSame { shown = sorted }
  }

  /// The processes that match the filter, in any order.
  private var matching: [RunningProcess] {
    let wanted = filter.lowercased()
    return processes.values.filter { process in
      wanted.isEmpty || process.entry.command.lowercased().contains(wanted)
        || process.entry.name.lowercased().contains(wanted)
        || String(process.entry.number) == wanted
    }
  }

  private func isBefore(_ left: RunningProcess, _ right: RunningProcess) -> Bool {
    let (one, other) = (left.entry, right.entry)
    switch column {
    case .processor where left.load != right.load: return left.load ?? -1 > right.load ?? -1
    case .memory where one.memory != other.memory: return one.memory > other.memory
    case .command where one.command != other.command:
      return ProcessModel.isBefore(one.command, other.command)
    default: return one.number < other.number
    }
  }

  /// Returns whether a command comes before another one, regardless of case unless only that differs.
  private static func isBefore(_ one: String, _ other: String) -> Bool {
    let (left, right) = (one.lowercased(), other.lowercased())
    return left == right ? one < other : left < right
  }
}
