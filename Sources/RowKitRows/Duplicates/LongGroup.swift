/// The identifiers of a group that is too long to search at once, and the search for duplicates
/// among them.
///
/// The search reads all identifiers once, in slices, and keeps their hashes. Later changes cost
/// only the rows they remove and insert. Equal hashes only raise a suspicion: reported identifiers
/// have been compared.
@MainActor struct LongGroup {
  private typealias Key = RowKey

  /// A pending change.
  private struct Edits {
    let old: RowList
    let removed: [Int]
    let new: RowList
    let inserted: [Int]
    let isReported: Bool
  }

  private var counts = HashCounts()

  /// The rows being read and the index of the next one, or `nil` when all have been read.
  private var reading: (rows: RowList, next: Int)?

  /// The rows after the last change, retained only while the search is unfinished.
  private var rows = RowList()

  /// Whether duplicates found while reading all identifiers were reported already.
  private let isReported: Bool

  /// The pending changes, a slice so that the first one is removed without moving the others.
  private var edits: ArraySlice<Edits> = []

  /// The identifiers that may be duplicates, and their occurrences so far.
  private var suspects: [Key: Int] = [:]

  /// The rows being compared with the suspects, and the index of the next one.
  private var check: (rows: RowList, next: Int)?

  private var found: (count: Int, first: Int) = (0, .max)

  /// Begins a search of a group's rows.
  init(_ rows: RowList, isReported: Bool) {
    self.rows = rows
    self.isReported = isReported
    reading = (rows, 0)
  }

  /// Whether the search has finished.
  var isFinished: Bool { reading == nil && edits.isEmpty && suspects.isEmpty }

  /// Adds a change to the group.
  mutating func take(
    _ change: (removed: [Int], inserted: [Int]), from old: RowList, to new: RowList,
    isReported: Bool
  ) {
    rows = new
    guard !change.removed.isEmpty || !change.inserted.isEmpty else { return }
    edits.append(
      Edits(
        old: old, removed: change.removed, new: new, inserted: change.inserted,
        isReported: isReported))
  }

  /// Examines about `count` rows.
  ///
  /// When a comparison has finished, returns the number of duplicates and the position of the
  /// first, if there are any.
  mutating func advance(_ count: Int) -> (count: Int, first: Int)? {
    defer { if isFinished { rows = RowList() } }
    if let (rows, next) = reading {
      read(rows, next, count)
    } else if check != nil {
      return compare(count)
    } else if !edits.isEmpty {
      enter(edits.removeFirst())
      if edits.isEmpty { edits = [] }
    } else if !suspects.isEmpty {
      check = (rows, 0)
    }
    return nil
  }

  private mutating func read(_ rows: RowList, _ start: Int, _ count: Int) {
    let end = min(start + count, rows.count)
    LongGroup.forEachKey(rows, start..<end) { key in
      if !counts.insert(key.hashValue), !isReported { suspects[key] = 0 }
    }
    reading = end < rows.count ? (rows, end) : nil
  }

  private mutating func enter(_ edits: Edits) {
    for row in edits.removed {
      if let key = Key(edits.old, at: row) { counts.remove(key.hashValue) }
    }
    for row in edits.inserted {
      guard let key = Key(edits.new, at: row) else { continue }
      if !counts.insert(key.hashValue), !edits.isReported { suspects[key] = 0 }
    }
  }

  /// Compares rows with the suspects.
  ///
  /// Returns the duplicates when all rows have been compared.
  private mutating func compare(_ count: Int) -> (count: Int, first: Int)? {
    guard let (rows, start) = check else { return nil }
    let end = min(start + count, rows.count)
    var position = start
    LongGroup.forEachKey(rows, start..<end) { key in
      if let met = suspects[key] {
        suspects[key] = met + 1
        if met > 0 { found = (found.count + 1, min(found.first, position)) }
      }
      position += 1
    }
    check?.next = end
    guard end == rows.count else { return nil }
    defer { (suspects, check, found) = ([:], nil, (0, .max)) }
    return found.count > 0 ? found : nil
  }

  static func forEachKey(
    _ rows: RowList, _ range: Range<Int>, _ body: (RowKey) -> Void
  ) {
    rows.forEachPiece(in: range) { base, ordinals in
      // Rows made on demand aren't made where their ids are known.
      if base.isStored { return base.forEachRow(in: ordinals) { body(Key($0)) } }
      for ordinal in ordinals { body(Key(base, at: ordinal)) }
    }
  }
}
