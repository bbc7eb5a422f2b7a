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
