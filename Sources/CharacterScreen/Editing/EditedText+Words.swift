/// The boundaries of words and lines.
extension EditedText {
  func wordStart(before place: Int) -> Int {
    let end = chunks.start(before: place) { !EditedText.isWord($0) }
    return chunks.start(before: end, where: EditedText.isWord)
  }

  func wordEnd(after place: Int) -> Int {
    let start = chunks.end(after: place) { !EditedText.isWord($0) }
    return chunks.end(after: start, where: EditedText.isWord)
  }

  /// Returns the start of the blank-delimited word before a place.
  func blankStart(before place: Int) -> Int {
    let end = chunks.start(before: place, where: \.isWhitespace)
    return chunks.start(before: end) { !$0.isWhitespace }
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
    let kind = EditedText.kind(of: chunks[place])
    let isSame = { EditedText.kind(of: $0) == kind }
    return chunks.start(before: place, where: isSame)..<chunks.end(after: place, where: isSame)
  }

  private enum Kind {
    case word, blank, sign
  }

  private static func kind(of character: Character) -> Kind {
    isWord(character) ? .word : character.isWhitespace ? .blank : .sign
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
