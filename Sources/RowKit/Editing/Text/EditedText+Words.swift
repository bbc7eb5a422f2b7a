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
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }

  /// Returns the start of the line that contains a place.
  func lineStart(before place: Int) -> Int {
    var place = place
    while place > 0, !characters[place - 1].isNewline { place -= 1 }
    return place
  }

  /// Returns the end of the line that contains a place, before its line break.
  func lineEnd(after place: Int) -> Int {
    var place = place
    while place < count, !characters[place].isNewline { place += 1 }
    return place
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
    isWord(place) ? .word : characters[place].isWhitespace ? .blank : .sign
  }

  private func isWord(_ place: Int) -> Bool {
    characters[place].isLetter || characters[place].isNumber
  }
}
