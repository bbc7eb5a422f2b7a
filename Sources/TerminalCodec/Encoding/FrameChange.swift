import CharacterScreen

/// The cells that a terminal shows and the cells of the next frame, as memory.
struct FrameChange {
  let old: UnsafeMutablePointer<PackedCell>
  let new: UnsafePointer<PackedCell>
  let size: ScreenSize

  /// Returns a line of the next frame.
  func newRow(_ line: Int) -> PackedRow {
    PackedRow(new + line * size.width, count: size.width)
  }

  /// Returns a line that the terminal shows.
  func oldRow(_ line: Int) -> PackedRow {
    PackedRow(UnsafePointer(old + line * size.width), count: size.width)
  }

  /// Records that the terminal shows a line of the next frame.
  func complete(_ line: Int) {
    (old + line * size.width).update(from: new + line * size.width, count: size.width)
  }

  /// Records that shown lines moved up, or down for a negative distance, and left blank lines
  /// behind.
  func scroll(_ lines: Range<Int>, by distance: Int) {
    let kept = lines.count - abs(distance)
    let from = lines.lowerBound + max(0, distance)
    let to = lines.lowerBound + max(0, -distance)
    let blank = distance > 0 ? lines.lowerBound + kept : lines.lowerBound
    let width = size.width
    (old + to * width).update(from: old + from * width, count: kept * width)
    (old + blank * width).update(repeating: .blank, count: abs(distance) * width)
  }
}
