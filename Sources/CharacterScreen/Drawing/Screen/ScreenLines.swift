/// The lines of a screen, which move without moving their cells, each with the time of its last
/// change.
///
/// The time is counted in readings: a reader that keeps the stamp of its last reading finds the
/// lines that were changed since.
package struct ScreenLines {
  /// The size in columns and lines.
  let size: ScreenSize

  private var cells: [ScreenCell]

  /// The place of each line among the cells, counted in lines.
  private var places: LinePlaces

  /// The stamp of the last change, by place.
  private var stamps: [Int]

  /// The stamp of the current changes.
  private var stamp: Int

  /// The number of times that lines were scrolled.
  private var scrollCount: Int

  /// The last lines that were scrolled.
  private var lastScroll: ScrollHint?

  /// Creates blank lines.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - former: The lines that they replace for the same readers.
  init(size: ScreenSize, after former: ScreenLines? = nil) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
    places = LinePlaces(count: size.height)
    stamp = former?.stamp ?? 0
    scrollCount = former?.scrollCount ?? 0
    stamps = Array(repeating: stamp, count: size.height)
  }

  /// The cell in a column of a line.
  subscript(line: Int, column: Int) -> ScreenCell {
    cells[places[line] * size.width + column]
  }

  /// Calls a closure with the cells of a line.
  func withLine<Result>(_ line: Int, _ body: (UnsafeBufferPointer<ScreenCell>) -> Result)
    -> Result
  {
    let start = places[line] * size.width
    return cells.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[start..<start + size.width]))
    }
  }

  /// Calls a closure with the cells of a line for changing.
  ///
  /// Does nothing outside the screen.
  @inline(__always)
  mutating func withMutableLine(
    _ line: Int, _ body: (UnsafeMutableBufferPointer<ScreenCell>) -> Void
  ) {
    guard line >= 0, line < size.height else { return }
    let place = places[line]
    stamps[place] = stamp
    let range = place * size.width..<(place + 1) * size.width
    cells.withUnsafeMutableBufferPointer { body(UnsafeMutableBufferPointer(rebasing: $0[range])) }
  }

  /// Blanks all cells.
  mutating func clear() {
    cells.withUnsafeMutableBufferPointer { $0.fill(with: .blank) }
    for place in stamps.indices { stamps[place] = stamp }
  }

  /// Moves lines up or down.
  ///
  /// Lines that leave the range at one end enter it at the other.
  mutating func scroll(_ hint: ScrollHint) {
    places.scroll(hint)
    scrollCount += 1
    lastScroll = hint
    for line in hint.vacated { stamps[places[line]] = stamp }
  }

  // MARK: Reading

  /// The lines as memory, for one reading.
  package struct View {
    /// The cells, line after line, in the order of their places.
    package let cells: UnsafePointer<ScreenCell>

    /// The place of each line.
    package let places: UnsafePointer<Int>

    /// The stamp of each line's last change, by place.
    package let stamps: UnsafePointer<Int>

    /// The stamp of this reading: the greatest that a line can have.
    package let stamp: Int

    /// The number of times that lines were scrolled before this reading.
    package let scrollCount: Int

    /// The last lines that were scrolled.
    package let lastScroll: ScrollHint?
  }

  /// Calls a closure with the lines, unless there are none, and begins a new stamp for the changes
  /// after this reading.
  mutating func read(_ body: (View) -> Void) {
    cells.withUnsafeBufferPointer { cells in
      places.withUnsafePointer { places in
        stamps.withUnsafeBufferPointer { stamps in
          guard let cells = cells.baseAddress, let stamps = stamps.baseAddress, let places else {
            return
          }
          body(
            View(
              cells: cells, places: places, stamps: stamps, stamp: stamp,
              scrollCount: scrollCount, lastScroll: lastScroll))
        }
      }
    }
    stamp += 1
  }
}

/// The places of lines that scroll without moving their cells.
///
/// At first, each line stands in the place of its own number.
package struct LinePlaces {
  private var places: [Int]

  /// Creates the places of a number of lines.
  package init(count: Int) {
    places = Array(0..<count)
  }

  /// The place of a line.
  package subscript(line: Int) -> Int {
    @inline(__always) get { places[line] }
  }

  /// Moves lines up or down.
  ///
  /// The places of lines that leave the range at one end serve those that enter it at the other.
  package mutating func scroll(_ hint: ScrollHint) {
    let distance = hint.distance > 0 ? hint.distance : hint.lines.count + hint.distance
    guard hint.lines.count > 1, (1..<hint.lines.count).contains(distance) else { return }
    let middle = hint.lines.lowerBound + distance
    reverse(hint.lines.lowerBound..<middle)
    reverse(middle..<hint.lines.upperBound)
    reverse(hint.lines)
  }

  /// Calls a closure with the places, or with `nil` if there are none.
  func withUnsafePointer<Result>(_ body: (UnsafePointer<Int>?) -> Result) -> Result {
    places.withUnsafeBufferPointer { body($0.baseAddress) }
  }

  private mutating func reverse(_ lines: Range<Int>) {
    var (first, last) = (lines.lowerBound, lines.upperBound - 1)
    while first < last {
      places.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }
}
