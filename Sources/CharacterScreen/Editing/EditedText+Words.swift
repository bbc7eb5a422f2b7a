/// The boundaries of words and lines.
extension EditedText {
  /// Returns the start of the word before a place.
  func wordStart(before place: Int) -> Int {
    var place = place
    while place > 0, !isWord(place - 1) { place -= 1 }
    while place > 0, isWord(place - 1) { place -= 1 }
    return place
  }

  /// Returns the end of the word after a place.
  func wordEnd(after place: Int) -> Int {
    var place = place
    while place < count, !isWord(place) { place += 1 }
    while place < count, isWord(place) { place += 1 }
    return place
  }

  /// Returns the start of the blank-delimited word before a place.
  func blankStart(before place: Int) -> Int {
    var place = place
    while place > 0, chunks[place - 1].isWhitespace { place -= 1 }
    while place > 0, !chunks[place - 1].isWhitespace { place -= 1 }
    return place
  }

  /// Returns the start of the line that contains a place.
  func lineStart(before place: Int) -> Int {
    guard place > 0 else { return 0 }
    var (chunk, start) = chunks.chunk(at: place - 1)
    var place = place
    while true {
      let part = chunks.chunks[chunk]
      if part.hasNewline {
        let text = part.text(in: 0..<place - start)
        if let last = text.lastIndex(where: \.isNewline) {
          return place - text.distance(from: last, to: text.endIndex) + 1
        }
      }
      guard chunk > 0 else { return 0 }
      place = start
      chunk -= 1
      start -= chunks.chunks[chunk].count
    }
  }

  /// Returns the end of the line that contains a place, before its line break.
  func lineEnd(after place: Int) -> Int {
    guard place < count else { return count }
    var (chunk, start) = chunks.chunk(at: place)
    var place = place
    while true {
      let part = chunks.chunks[chunk]
      if part.hasNewline {
        let text = part.text(in: place - start..<part.count)
        if let first = text.firstIndex(where: \.isNewline) {
          return place + text.distance(from: text.startIndex, to: first)
        }
      }
      start += part.count
      chunk += 1
      guard chunk < chunks.chunks.count else { return count }
      place = start
    }
  }

  /// Returns the word at a place, or the run of blanks or symbols there.
  func word(at place: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let place = min(max(0, place), count - 1)
    let kind = kind(at: place)
    var (start, end) = (place, place + 1)
    while start > 0, self.kind(at: start - 1) == kind { start -= 1 }
    while end < count, self.kind(at: end) == kind { end += 1 }
    return start..<end
  }

  private enum Kind {
    case word, blank, sign
  }

  private func kind(at place: Int) -> Kind {
    isWord(place) ? .word : chunks[place].isWhitespace ? .blank : .sign
  }

  private func isWord(_ place: Int) -> Bool {
    chunks[place].isLetter || chunks[place].isNumber
  }
}
