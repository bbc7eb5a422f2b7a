/// The lines of a wrapped text.
///
/// A line includes the blanks and the line break at its end. There is always at least one line.
package struct WrappedText: Sendable {
  /// The columns of a line.
  package let width: Int

  /// The places where lines begin, in order.
  private var starts: [Int]

  /// The number of characters of the text.
  private var length: Int

  /// Wraps a text to a width in columns, at least 1.
  package init(_ text: TextChunks, width: Int) {
    self.width = max(1, width)
    length = text.count
    starts = [0]
    var lines = LineStarts(text, from: 0, width: self.width)
    while let start = lines.next() { starts.append(start) }
  }

  /// The number of lines.
  package var count: Int { starts.count }

  /// The indices of the lines.
  package var indices: Range<Int> { 0..<count }

  /// The range of places of a line.
  package subscript(line: Int) -> Range<Int> {
    starts[line]..<(line + 1 < starts.count ? starts[line + 1] : length)
  }

  /// Returns the line that contains a place.
  func line(of place: Int) -> Int { max(0, firstStart(after: place) - 1) }

  /// Updates the lines after an edit.
  ///
  /// Wrapping restarts at the line before the edit and ends at the first line that begins where it
  /// began before the edit.
  mutating func follow(_ text: TextChunks, _ range: Range<Int>) {
    let shift = text.count - length
    // A word may move up into the line before.
    let first = max(0, line(of: range.lowerBound) - 1)
    var former = firstStart(after: range.upperBound)
    var new: [Int] = []
    var lines = LineStarts(text, from: starts[first], width: width)
    var isDone = false
    while !isDone, let start = lines.next() {
      while former < starts.count, starts[former] + shift < start { former += 1 }
      isDone = former < starts.count && starts[former] + shift == start
      if !isDone { new.append(start) }
    }
    if !isDone { former = starts.count }
    if shift != 0 {
      for line in former..<starts.count { starts[line] += shift }
    }
    starts.replaceSubrange(first + 1..<max(first + 1, former), with: new)
    length = text.count
  }

  /// Returns the first line that begins after a place.
  private func firstStart(after place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// An iterator over the places where lines begin, after a given beginning of a line.
private struct LineStarts: IteratorProtocol {
  private let text: TextChunks
  private let width: Int
  private var found: ArraySlice<Int> = []
  private var length: Int
  private var start: Int
  private var isDone = false

  init(_ text: TextChunks, from start: Int, width: Int) {
    self.text = text
    self.width = width
    self.start = start
    length = 1024 + 8 * width
  }

  /// Returns the place where the next line begins, or `nil` after the last line.
  mutating func next() -> Int? {
    if let place = found.popFirst() { return place }
    while !isDone {
      read()
      if let place = found.popFirst() { return place }
      length *= 4
    }
    return nil
  }

  /// Finds the lines that end in the next part of the text.
  private mutating func read() {
    let end = min(text.count, start + length)
    let part = text.text(in: start..<end)
    isDone = end == text.count
    var places = LineStarts.starts(in: part, width: width)
    // The end of the last line depends on the text after this part.
    if !isDone, !places.isEmpty { places.removeLast() }
    let origin = start
    found = places.map { $0 + origin }[...]
    start = found.last ?? start
    length = max(length, min(2 * length, 64 * 1024))
  }

  /// Returns the places where lines begin in a text, except for the first line.
  private static func starts(in text: String, width: Int) -> [Int] {
    let plain = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 &- 0x20 < 0x5F || $0 == 0x0A }
        ? PlainLines.starts(in: bytes, width: width) : nil
    }
    if let plain, let plain { return plain }
    var (places, index, place): ([Int], String.Index, Int) = ([], text.startIndex, 0)
    for line in TextWrapping.lines(text, width: width).dropFirst() {
      place += text.distance(from: index, to: line.startIndex)
      index = line.startIndex
      places.append(place)
    }
    return places
  }
}

/// The line breaker for printable ASCII and line feeds.
///
/// Each byte is one character of one column.
enum PlainLines {
  /// Returns the offsets where lines begin in a text, except for the first line.
  static func starts(in bytes: UnsafeBufferPointer<UInt8>, width: Int) -> [Int] {
    var starts: [Int] = []
    var start = 0
    while let next = end(of: start, in: bytes, width: width) {
      starts.append(next)
      start = next
    }
    return starts
  }

  /// Returns the end of the line that begins at an offset, or `nil` at the end of the text.
  private static func end(
    of start: Int, in bytes: UnsafeBufferPointer<UInt8>, width: Int
  ) -> Int? {
    var (place, end): (Int, Int?) = (start, nil)
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x0A { return place + 1 }
      if byte == 0x20 {
        end = place + 1
      } else {
        if place > start + 1, bytes[place - 1] == UInt8(ascii: "-"), isPartOfWord(byte),
          isPartOfWord(bytes[place - 2])
        {
          end = place
        }
        if place - start >= width, place > start { return end ?? place }
      }
      place += 1
    }
    return nil
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }
}
