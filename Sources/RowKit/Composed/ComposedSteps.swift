/// What is done to a composed table, step by step, and what it comes down to.
///
/// Each section that is changed is kept as the runs of rows that it had before and of those that
/// came. So the cost is that of the steps, however many rows there are.
@MainActor struct ComposedSteps {
  /// Rows of a section as it is now.
  enum Run {
    /// Rows that it had before, by their places then.
    case former(Range<Int>)
    /// Rows of kept cells that came.
    case came([ObjectIdentifier])
    /// Other rows that came.
    case others(Int)
  }

  /// The sections that were changed inside.
  private(set) var sections: [RowID: [Run]] = [:]

  /// The sections that came.
  private(set) var insertedSections: Set<RowID> = []

  /// The sections that left.
  private(set) var removedSections: Set<RowID> = []

  /// Where rows of kept cells stood before that were taken away; they may have come again.
  private(set) var origins: [ObjectIdentifier: (section: RowID, row: Int)] = [:]

  /// Whether a title was changed.
  private(set) var hasTitles = false

  /// Whether it is better found by comparing.
  private(set) var isTooMuch = false

  /// With how many runs a section is better compared.
  private static let runLimit = 512

  /// Whether nothing was done.
  var isEmpty: Bool {
    sections.isEmpty && insertedSections.isEmpty && removedSections.isEmpty && !hasTitles
  }

  // MARK: Sections

  /// A section without rows came.
  mutating func insert(_ section: RowID) {
    // One that was removed before is another one by the same name.
    if removedSections.contains(section) { isTooMuch = true }
    insertedSections.insert(section)
    sections[section] = []
  }

  /// A section left, with all that was in it.
  mutating func remove(_ section: RowID) {
    sections[section] = nil
    if insertedSections.remove(section) == nil { removedSections.insert(section) }
  }

  /// A title of a section was changed.
  mutating func retitle() {
    hasTitles = true
  }

  // MARK: Rows

  /// The row of a kept cell came.
  mutating func insert(_ row: any CellController, at place: Int, in section: RowID) {
    let row = ObjectIdentifier(row)
    change(section) { runs in
      let index = Self.split(&runs, at: place)
      if index > 0, case .came(var rows) = runs[index - 1] {
        // Given up for the time of the change, so that they have one owner.
        runs[index - 1] = .others(0)
        rows.append(row)
        runs[index - 1] = .came(rows)
      } else {
        runs.insert(.came([row]), at: index)
      }
    }
  }

  /// Some rows came.
  mutating func insert(count: Int, at place: Int, in section: RowID) {
    guard count > 0 else { return }
    change(section) { runs in runs.insert(.others(count), at: Self.split(&runs, at: place)) }
  }

  /// The row of a kept cell was taken away.
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
    // Taken out for the time of the change, so that it has one owner and is changed in place.
    var runs = sections.removeValue(forKey: section) ?? [.former(0..<Int.max)]
    body(&runs)
    if runs.count > ComposedSteps.runLimit { isTooMuch = true }
    sections[section] = runs
  }

  /// Lets a run begin at a place, and returns which.
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
  /// How many rows there are.
  var count: Int {
    switch self {
    case .former(let rows): rows.count
    case .came(let rows): rows.count
    case .others(let count): count
    }
  }

  /// The rows before an offset in the run, and those from it on.
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
