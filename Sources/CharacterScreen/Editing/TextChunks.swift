/// A text in chunks, with places counted in characters.
///
/// An edit replaces the chunks it touches and adds up the character counts of the others. Copies share
/// chunks.
package struct TextChunks: Sendable {
  /// The chunks, none of them empty.
  private(set) var chunks: [TextChunk]

  /// The number of characters.
  private(set) var count: Int

  private let size: Int

  /// The default size of a chunk in bytes.
  static let standardSize = 2048

  /// Splits a text into chunks of about a given size in bytes.
  init(_ text: String, size: Int = standardSize) {
    self.size = size
    chunks = TextChunk.cut(text, size: size)
    count = chunks.reduce(0) { $0 + $1.count }
  }

  var text: String {
    if chunks.count == 1 { return chunks[0].text }
    var text = ""
    text.reserveCapacity(chunks.reduce(0) { $0 + $1.text.utf8.count })
    for chunk in chunks { text += chunk.text }
    return text
  }

  /// The character at a place, which must exist.
  subscript(place: Int) -> Character {
    let (chunk, start) = chunk(at: place)
    return chunks[chunk][place - start]
  }

  /// Returns the characters in a range of places.
  ///
  /// Places out of range are ignored.
  func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return "" }
    var (chunk, start) = chunk(at: range.lowerBound)
    var text = ""
    while start < range.upperBound {
      let part = range.clamped(to: start..<start + chunks[chunk].count)
      text += chunks[chunk].text(in: part.lowerBound - start..<part.upperBound - start)
      start += chunks[chunk].count
      chunk += 1
    }
    return text
  }

  /// Returns the number of columns of a range of places on one line.
  ///
  /// Measures only the chunks at its ends, unless one has a tab or a newline. Places out of range are
  /// ignored.
  func columns(of range: Range<Int>) -> Int {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return 0 }
    var (chunk, start) = chunk(at: range.lowerBound)
    var columns = 0
    while start < range.upperBound {
      guard let whole = chunks[chunk].columns else { return TextWidth.width(of: text(in: range)) }
      let end = start + chunks[chunk].count
      let part = range.clamped(to: start..<end)
      let text = chunks[chunk].text(in: part.lowerBound - start..<part.upperBound - start)
      columns += part == start..<end ? whole : TextWidth.width(of: text)
      (chunk, start) = (chunk + 1, end)
    }
    return columns
  }

  /// Whether widths of chunks depend on their places, because of tabs or several lines.
  var hasTabs: Bool { chunks.contains { $0.columns == nil } }

  /// Returns the last place of a range on one line that is not behind a column.
  func place(atColumn column: Int, in range: Range<Int>) -> Int {
    var (range, column) = (range.clamped(to: 0..<count), column)
    var (chunk, start) = chunk(at: range.lowerBound)
    // The column is in the first chunk that it isn't behind, unless tabs move what follows them.
    let hasTabs = hasTabs
    while !hasTabs, start < range.upperBound {
      let end = start + chunks[chunk].count
      let columns = columns(of: range.lowerBound..<min(end, range.upperBound))
      guard columns <= column, end < range.upperBound else {
        range = range.clamped(to: range.lowerBound..<end)
        break
      }
      column -= columns
      range = end..<range.upperBound
      (chunk, start) = (chunk + 1, end)
    }
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high + 1) / 2
      if columns(of: range.lowerBound..<middle) <= column {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// Returns the chunk that contains a place, and the place where it begins.
  ///
  /// The end of the text belongs to the last chunk.
  func chunk(at place: Int) -> (chunk: Int, start: Int) {
    var start = 0
    if place > count / 2 {
      start = count
      for chunk in chunks.indices.reversed() {
        start -= chunks[chunk].count
        if start <= place { return (chunk, start) }
      }
      return (0, 0)
    }
    for chunk in chunks.indices {
      let end = start + chunks[chunk].count
      if place < end { return (chunk, start) }
      start = end
    }
    return (max(0, chunks.count - 1), start - (chunks.last?.count ?? 0))
  }

  // MARK: Walking

  /// Returns the start of the characters before a place that meet a condition, each of which is read once.
  func start(before place: Int, where isMet: (Character) -> Bool) -> Int {
    guard place > 0 else { return 0 }
    var (chunk, start) = chunk(at: place - 1)
    var place = place
    while true {
      let text = chunks[chunk].text(in: 0..<place - start)
      for character in text.reversed() {
        guard isMet(character) else { return place }
        place -= 1
      }
      guard chunk > 0 else { return 0 }
      chunk -= 1
      start -= chunks[chunk].count
    }
  }

  /// Returns the end of the characters after a place that meet a condition, each of which is read once.
  func end(after place: Int, where isMet: (Character) -> Bool) -> Int {
    guard place < count else { return count }
    var (chunk, start) = chunk(at: place)
    var place = place
    while chunk < chunks.count {
      for character in chunks[chunk].text(in: place - start..<chunks[chunk].count) {
        guard isMet(character) else { return place }
        place += 1
      }
      start = place
      chunk += 1
    }
    return count
  }

  // MARK: Changing

  /// Replaces a range of characters with a text.
  ///
  /// Inserted characters may combine with their neighbours: an accent joins the letter before it.
  ///
  /// - Returns: The first place that is not before the end of the inserted text.
  mutating func replace(_ range: Range<Int>, with text: String) -> Int {
    let range = range.clamped(to: 0..<count)
    guard !chunks.isEmpty else {
      self = TextChunks(text, size: size)
      return count
    }
    let (first, start) = chunk(at: range.lowerBound)
    let (last, lastStart) = range.isEmpty ? (first, start) : chunk(at: range.upperBound - 1)
    let head = String(chunks[first].text(in: 0..<range.lowerBound - start)) + text
    let tail = chunks[last].text(in: range.upperBound - lastStart..<chunks[last].count)
    return put(head + String(tail), in: first..<last + 1, upTo: head.utf8.count)
  }

  /// Returns the range of places that may change when a range is replaced.
  func reach(of range: Range<Int>) -> Range<Int> {
    guard !chunks.isEmpty else { return 0..<0 }
    let start = chunk(at: range.lowerBound).start
    let (last, lastStart) = chunk(at: range.upperBound)
    return max(0, start - 1)..<min(count, lastStart + chunks[last].count + 1)
  }

  /// Replaces whole chunks with a text, and adjacent chunks that it may combine with.
  ///
  /// Returns the first place that is not before a given byte of the text.
  private mutating func put(_ text: String, in range: Range<Int>, upTo byte: Int) -> Int {
    var (text, range, byte) = (text, range, byte)
    while range.lowerBound > 0, !isApart(chunks[range.lowerBound - 1].text, text) {
      let before = chunks[range.lowerBound - 1].text
      text = before + text
      byte += before.utf8.count
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < chunks.count, !isApart(text, chunks[range.upperBound].text) {
      text += chunks[range.upperBound].text
      range = range.lowerBound..<range.upperBound + 1
    }
    let new = text.utf8.count > 2 * size ? TextChunk.cut(text, size: size) : [TextChunk(text)]
    let start = chunks[..<range.lowerBound].reduce(0) { $0 + $1.count }
    count += new.reduce(0) { $0 + $1.count } - chunks[range].reduce(0) { $0 + $1.count }
    chunks.replaceSubrange(range, with: new.filter { $0.count > 0 })
    return start + TextChunks.place(ofByte: byte, in: new)
  }

  /// Returns whether a text never combines with the next text.
  ///
  /// An empty text is not apart from its neighbour, since the texts around it may combine.
  private func isApart(_ text: String, _ next: String) -> Bool {
    guard let last = text.unicodeScalars.last, let first = next.unicodeScalars.first else {
      return text.isEmpty && next.isEmpty
    }
    return TextChunk.isApart(last, first)
  }

  /// Returns the first place that is not before a byte offset.
  private static func place(ofByte byte: Int, in chunks: [TextChunk]) -> Int {
    var (place, bytes) = (0, 0)
    for chunk in chunks {
      if bytes + chunk.text.utf8.count >= byte, !chunk.isPlain {
        for character in chunk.text {
          if bytes >= byte { return place }
          bytes += character.utf8.count
          place += 1
        }
        return place
      }
      if bytes + chunk.text.utf8.count >= byte { return place + byte - bytes }
      bytes += chunk.text.utf8.count
      place += chunk.count
    }
    return place
  }
}

// MARK: Hashable

extension TextChunks: Hashable {
  package static func == (left: TextChunks, right: TextChunks) -> Bool {
    left.count == right.count && left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
