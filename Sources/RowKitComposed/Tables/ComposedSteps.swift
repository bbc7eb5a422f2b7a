/// A record of the steps that change a composed table.
///
/// Each changed section is recorded as runs of former and inserted rows. The cost depends on the
/// number of steps, not on the number of rows.
@MainActor struct ComposedSteps {
  /// A run of rows in a section.
  enum Run {
    /// Former rows, by their former positions.
    case former(Range<Int>)
    /// Inserted rows of kept cells.
    case came([ObjectIdentifier])
    /// Other inserted rows.
    case others(Int)
  }

  /// The changed sections.
  private(set) var sections: [RowID: [Run]] = [:]

  /// The inserted sections.
  private(set) var insertedSections: Set<RowID> = []

  /// The removed sections.
  private(set) var removedSections: Set<RowID> = []

  /// The former places of removed rows of kept cells, which may have been inserted again.
  private(set) var origins: [ObjectIdentifier: (section: RowID, row: Int)] = [:]

  /// Whether a title was changed.
  private(set) var hasTitles = false

  /// Whether comparing the groups is better than following the steps.
  private(set) var isTooMuch = false

  /// The maximum number of runs in a section before comparing is better.
  private static let runLimit = 512

  /// Whether nothing was changed.
  var isEmpty: Bool {
    sections.isEmpty && insertedSections.isEmpty && removedSections.isEmpty && !hasTitles
  }

  // MARK: Sections

  /// Records the insertion of a section without rows.
  mutating func insert(_ section: RowID) {
    // A section that was removed before is a different one with the same id.
    if removedSections.contains(section) { isTooMuch = true }
    insertedSections.insert(section)
    sections[section] = []
  }

  /// Records the removal of a section with its rows.
  mutating func remove(_ section: RowID) {
    sections[section] = nil
    if insertedSections.remove(section) == nil { removedSections.insert(section) }
  }

  /// Records the change of a section's title.
  mutating func retitle() {
    hasTitles = true
  }

  // MARK: Rows

  /// Records the insertion of a kept cell's row.
  mutating func insert(_ row: any CellController, at place: Int, in section: RowID) {
    let row = ObjectIdentifier(row)
    change(section) { runs in
      let index = Self.split(&runs, at: place)
      if index > 0, case .came(var rows) = runs[index - 1] {
        // Released during the change, so that the array is uniquely referenced.
        runs[index - 1] = .others(0)
        rows.append(row)
        runs[index - 1] = .came(rows)
      } else {
        runs.insert(.came([row]), at: index)
      }
    }
  }

  /// Records the insertion of some rows.
  mutating func insert(count: Int, at place: Int, in section: RowID) {
    guard count > 0 else { return }
    change(section) { runs in runs.insert(.others(count), at: Self.split(&runs, at: place)) }
  }

  /// Records the removal of a kept cell's row.
  mutating func remove(_ row: any CellController, at place: Int, in section: RowID) {
    var origin: Int?
    change(section) { runs in
      let index = Self.split(&runs, at: place)
      _ = Self.split(&runs, at: place + 1)
      if case .former(let rows) = runs.remove(at: index) { origin = rows.lowerBound }
    }
    if let origin { origins[ObjectIdentifier(row)] = (section, origin) }
  }

  private mutating func change(_ section: RowID, _ body: (inout [Run]) -> Void) {
    guard !isTooMuch else { return }
    // Removed during the change, so that the array is uniquely referenced and changed in place.
    var runs = sections.removeValue(forKey: section) ?? [.former(0..<Int.max)]
    body(&runs)
    if runs.count > ComposedSteps.runLimit { isTooMuch = true }
    sections[section] = runs
  }

  /// Splits the runs at a place and returns the index of the run that begins there.
  private static func split(_ runs: inout [Run], at place: Int) -> Int {
    var start = 0
    for (index, run) in runs.enumerated() {
      if start == place { return index }
      guard place - start < run.count else {
        start += run.count
        continue
      }
      let (head, tail) = run.parts(at: place - start)
      runs[index] = head
      runs.insert(tail, at: index + 1)
      return index + 1
    }
    return runs.count
  }
}

extension ComposedSteps.Run {
  /// The number of rows.
  var count: Int {
    switch self {
    case .former(let rows): rows.count
    case .came(let rows): rows.count
    case .others(let count): count
    }
  }

  /// Returns the rows before an offset in the run, and those from the offset on.
  fileprivate func parts(at offset: Int) -> (head: Self, tail: Self) {
    switch self {
    case .former(let rows):
      let middle = rows.lowerBound + offset
      return (.former(rows.lowerBound..<middle), .former(middle..<rows.upperBound))
    case .came(let rows):
      return (.came(Array(rows[..<offset])), .came(Array(rows[offset...])))
    case .others(let count):
      return (.others(offset), .others(count - offset))
    }
  }
}
