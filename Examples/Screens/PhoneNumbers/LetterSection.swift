import AddressBook
import RowKit

/// The numbers that stand under one letter of an index.
struct LetterSection {
  /// The letter, or `#` for whatever begins with none.
  let letter: String

  /// The numbers, in the order of the address book.
  private(set) var numbers: [PhoneNumber] = []

  private init(letter: String) {
    self.letter = letter
  }

  /// Returns numbers by letter: A to Z, then other scripts, then the rest.
  ///
  /// Numbers of one letter need not stand together: whoever has no last name comes first in an
  /// address book, under the letter of the first name. Costs O(n) in the count of numbers.
  static func all(of numbers: [PhoneNumber]) -> [LetterSection] {
    var sections: [LetterSection] = []
    var positions: [String: Int] = [:]
    var plainLetters: [String: String] = [:]
    for number in numbers {
      let written = number.sectionLetter
      let letter = plainLetters[written] ?? plain(written)
      plainLetters[written] = letter
      let position = positions[letter] ?? sections.count
      if position == sections.count { sections.append(LetterSection(letter: letter)) }
      positions[letter] = position
      sections[position].numbers.append(number)
    }
    return sections.sorted { $0.rank < $1.rank }
  }

  private var rank: (Int, String) { (letter == "#" ? 1 : 0, letter) }

  /// Returns a letter without its accents, so that É stands under E.
  private static func plain(_ letter: String) -> String {
    TextFolding.folded(letter).uppercased().first.map(String.init) ?? letter
  }
}
