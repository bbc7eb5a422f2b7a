#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cells of a line, compared several at a time.
struct PackedRow {
  let cells: UnsafePointer<PackedCell>
  let count: Int

  init(_ cells: UnsafePointer<PackedCell>, count: Int) {
    self.cells = cells
    self.count = count
  }

  subscript(column: Int) -> PackedCell {
    @inline(__always) get { cells[column] }
  }

  /// Returns whether another line of the same length has the same cells.
  func isEqual(to other: PackedRow) -> Bool {
    memcmp(cells, other.cells, count * MemoryLayout<PackedCell>.stride) == 0
  }

  /// Returns the first column that differs from another line of the same length, or `nil`.
  func firstDifference(from other: PackedRow) -> Int? {
    // Most lines of a frame are unchanged: one comparison of their bytes is enough.
    if isEqual(to: other) { return nil }
    var column = 0
    while column + 4 <= count, isEqual(to: other, at: column) { column += 4 }
    while column < count, cells[column] == other.cells[column] { column += 1 }
    return column < count ? column : nil
  }

  /// Returns the last column that differs from another line of the same length.
  ///
  /// One must differ.
  func lastDifference(from other: PackedRow) -> Int {
    var column = count - 1
    while column >= 4, isEqual(to: other, at: column - 3) { column -= 4 }
    while column > 0, cells[column] == other.cells[column] { column -= 1 }
    return column
  }

  /// Returns the number of columns that a cell covers, or 1 for a malformed cell.
  @inline(__always)
  func extent(at column: Int) -> Int {
    let width = cells[column].width
    return width == 1 ? 1 : wideExtent(at: column, width)
  }

  /// Returns the column of the cell that covers a column.
  func lead(of column: Int) -> Int {
    var column = column
    while column > 0, cells[column].width == 0 { column -= 1 }
    return column
  }

  /// Returns whether any of a cell's columns differs from another line.
  @inline(__always)
  func differs(from other: PackedRow, column: Int, extent: Int) -> Bool {
    for column in column..<column + extent where cells[column] != other.cells[column] {
      return true
    }
    return false
  }

  /// The column after which the line consists only of one background.
  var tail: Int {
    guard let last = count > 0 ? cells[count - 1] : nil else { return 0 }
    var column = count
    // Most cells of the rest are the same in all bits.
    while column >= 4, last.isErased, isRun(of: last, at: column - 4) { column -= 4 }
    while column > 0, cells[column - 1].isErased(like: last) { column -= 1 }
    return column
  }

  /// Returns an estimate of the bytes needed to turn another line into this one.
  ///
  /// The estimate stops once it exceeds the limit.
  func cost(from other: PackedRow, limit: Int) -> Int {
    guard let first = firstDifference(from: other) else { return 0 }
    let end = tail
    var cost = PackedRow.motionCost
    var previous = first
    for column in first..<max(first, end) where cells[column] != other.cells[column] {
      cost += min(column - previous, PackedRow.gapCost) + 1
      previous = column
      if cost > limit { return cost }
    }
    return cost
  }

  /// An estimate of the bytes needed to draw the line from scratch.
  var cost: Int {
    var cost = PackedRow.motionCost
    for column in 0..<count where cells[column].glyph != 0x20 { cost += 1 }
    return cost
  }

  /// The least estimate for a line that differs.
  static var leastCost: Int { motionCost + 1 }

  /// The approximate number of bytes to move to a line and change the style.
  private static let motionCost = 8

  /// The approximate maximum number of bytes to move to another column.
  private static let gapCost = 5

  /// Returns whether four columns are equal, without branching for each.
  @inline(__always)
  private func isEqual(to other: PackedRow, at column: Int) -> Bool {
    let here = cells + column
    let there = other.cells + column
    return here[0].bits(against: there[0]) | here[1].bits(against: there[1])
      | here[2].bits(against: there[2]) | here[3].bits(against: there[3]) == 0
  }

  /// Returns whether four columns hold the same cell, without branching for each.
  @inline(__always)
  private func isRun(of cell: PackedCell, at column: Int) -> Bool {
    let here = cells + column
    return here[0].bits(against: cell) | here[1].bits(against: cell)
      | here[2].bits(against: cell) | here[3].bits(against: cell) == 0
  }

  private func wideExtent(at column: Int, _ width: Int) -> Int {
    guard width > 1, column + width <= count else { return 1 }
    for covered in 1..<width where cells[column + covered].width != 0 { return 1 }
    return width
  }
}
