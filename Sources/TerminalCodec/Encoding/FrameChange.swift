import CharacterScreen

/// What a terminal shows and what it is to show, as memory.
struct FrameChange {
  let old: UnsafeMutablePointer<PackedCell>
  let new: UnsafePointer<PackedCell>
  let size: ScreenSize

  /// A line of what is to be shown.
  func newRow(_ line: Int) -> PackedRow {
    PackedRow(new + line * size.width, count: size.width)
  }

  /// A line of what is shown.
  func oldRow(_ line: Int) -> PackedRow {
    PackedRow(UnsafePointer(old + line * size.width), count: size.width)
  }

  /// Remembers that a line is shown as it is to be.
  func complete(_ line: Int) {
    (old + line * size.width).update(from: new + line * size.width, count: size.width)
  }

  /// Remembers that lines of what is shown moved up (down for a negative distance), and that blank
  /// ones came in.
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
