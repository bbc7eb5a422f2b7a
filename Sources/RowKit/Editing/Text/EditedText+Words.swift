/// Where words and lines begin and end.
extension EditedText {
  /// The beginning of the word before a place.
  func wordStart(before place: Int) -> Int {
    var place = place
    while place > 0, !isWord(place - 1) { place -= 1 }
    while place > 0, isWord(place - 1) { place -= 1 }
    return place
  }

  /// The end of the word after a place.
  func wordEnd(after place: Int) -> Int {
    var place = place
    while place < count, !isWord(place) { place += 1 }
    while place < count, isWord(place) { place += 1 }
    return place
  }

  /// The beginning of what stands between blanks before a place.
  func blankStart(before place: Int) -> Int {
    var place = place
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }

  /// The beginning of the line that holds a place.
  func lineStart(before place: Int) -> Int {
    var place = place
    while place > 0, !characters[place - 1].isNewline { place -= 1 }
    return place
  }

  /// The end of the line that holds a place, before its line break.
  func lineEnd(after place: Int) -> Int {
    var place = place
    while place < count, !characters[place].isNewline { place += 1 }
    return place
  }

  private func isWord(_ place: Int) -> Bool {
    characters[place].isLetter || characters[place].isNumber
  }
}
