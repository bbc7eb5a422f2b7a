import CharacterScreen

/// The lines that a terminal shows and the lines of the next frame.
struct FrameChange {
  private let shown: UnsafeMutablePointer<PackedCell>
  private let lines: ScreenLines.View
  private let width: Int

  /// The stamp up to which the lines of the next frame are known to be shown, or -1 if nothing is
  /// known.
  private let knownStamp: Int

  /// The places of the shown lines.
  private(set) var places: LinePlaces

  /// The lines that moved in the next frame and haven't been scrolled on the terminal.
  private var displaced: Range<Int>

  /// Creates a change of shown lines into those of the next frame.
  ///
  /// - Parameters:
  ///   - shown: The shown cells.
  ///   - places: The places of the shown lines among them.
  ///   - lines: The lines of the next frame.
  ///   - width: The number of columns.
  ///   - scroll: The lines that moved since the known frame, if any did.
  ///   - knownStamp: The stamp of the frame that is shown, or -1 if the shown cells don't come from
  ///     the frame before.
  init(
    shown: UnsafeMutablePointer<PackedCell>, places: LinePlaces, lines: ScreenLines.View,
    width: Int, scroll: ScrollHint?, knownStamp: Int
  ) {
    self.shown = shown
    self.places = places
    self.lines = lines
    self.width = width
    self.knownStamp = knownStamp
    displaced = scroll?.lines ?? 0..<0
  }

  /// Whether the content of a line of the next frame was in the frame before, in the place from
  /// where the line moved.
  @inline(__always)
  func isKept(_ line: Int) -> Bool {
    lines.stamps[lines.places[line]] <= knownStamp
  }

  /// Whether a line of the next frame may differ from the one that is shown.
  @inline(__always)
  func mayDiffer(_ line: Int) -> Bool {
    !isKept(line) || displaced.contains(line)
  }

  /// Returns a line of the next frame.
  func newRow(_ line: Int) -> PackedRow {
    let cells = UnsafeRawPointer(lines.cells + lines.places[line] * width)
    return PackedRow(cells.assumingMemoryBound(to: PackedCell.self), count: width)
  }

  /// Returns a line that the terminal shows.
  func oldRow(_ line: Int) -> PackedRow {
    PackedRow(UnsafePointer(shown + places[line] * width), count: width)
  }

  /// Records that the terminal shows a line of the next frame.
  func complete(_ line: Int) {
    (shown + places[line] * width).update(from: newRow(line).cells, count: width)
  }

  /// Records that shown lines moved and left blank lines behind.
  mutating func scroll(_ hint: ScrollHint) {
    places.scroll(hint)
    displaced = 0..<0
    for line in hint.vacated {
      (shown + places[line] * width).update(repeating: .blank, count: width)
    }
  }
}
