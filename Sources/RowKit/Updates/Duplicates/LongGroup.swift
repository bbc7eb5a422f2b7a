/// The ids of a group too long to be looked through at once, and the search for those that occur
/// twice.
///
/// It reads all ids once, a slice at a time, and keeps their hashes; after that a change costs what
/// came and went. Hashes only make suspicious: what is reported was compared.
@MainActor struct LongGroup {
  private typealias Key = ComparedGroup.RowKey

  /// A change that waits until it is looked at.
  private struct Edits {
    let old: RowList
    let removed: [Int]
    let new: RowList
    let inserted: [Int]
    let isReported: Bool
  }

  private var counts: HashCounts

  /// The rows whose ids are read, and the next one of them; nil when all are known.
  private var reading: (rows: RowList, next: Int)?

  /// The rows after the last change, while something is left to look at: nothing keeps them alive
  /// after that.
  private var rows = RowList()

  /// Whether what is found while all ids are read was reported already.
  private let isReported: Bool

  private var edits: [Edits] = []

  /// Ids that may occur more than once, and how often they were met so far.
  private var suspects: [Key: Int] = [:]

  /// The rows that are compared with the suspects, and the next one of them.
  private var check: (rows: RowList, next: Int)?

  private var found: (count: Int, first: Int) = (0, .max)

  /// Begins to read the ids of a group.
  init(_ rows: RowList, isReported: Bool) {
    self.rows = rows
    self.isReported = isReported
    reading = (rows, 0)
    counts = HashCounts(capacity: rows.count)
  }

  /// Whether there is nothing left to look at.
  var isFinished: Bool { reading == nil && edits.isEmpty && suspects.isEmpty }

  /// Takes a change of the group.
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

  /// Looks at about so many rows; returns how many duplicates there are, and the place of the first,
  /// when that is known.
  mutating func advance(_ count: Int) -> (count: Int, first: Int)? {
    defer { if isFinished { rows = RowList() } }
    if let (rows, next) = reading {
      read(rows, next, count)
    } else if check != nil {
      return compare(count)
    } else if !edits.isEmpty {
      enter(edits.removeFirst())
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
      if let row = edits.old[row] { counts.remove(Key(row).hashValue) }
    }
    for row in edits.inserted {
      guard let row = edits.new[row] else { continue }
      let key = Key(row)
      if !counts.insert(key.hashValue), !edits.isReported { suspects[key] = 0 }
    }
  }

  /// Compares rows with the suspects; returns what was found when all were.
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

  private static func forEachKey(_ rows: RowList, _ range: Range<Int>, _ body: (Key) -> Void) {
    rows.forEachPiece(in: range) { base, ordinals in
      base.forEachRow(in: ordinals) { body(Key($0)) }
    }
  }
}
