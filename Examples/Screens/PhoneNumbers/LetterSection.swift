import AddressBook
import RowKit

/// The numbers under one letter of an index.
struct LetterSection: Sendable {
  /// The letter, or `#` for names that don't begin with a letter.
  let letter: String

  /// The positions of the numbers in the address book, in its order.
  private(set) var numbers: [Int32] = []

  private init(letter: String) {
    self.letter = letter
  }

  /// Groups numbers by letter: A to Z, then other scripts, then the rest.
  ///
  /// Numbers of one letter need not be adjacent: a contact without a last name comes first in an
  /// address book, but belongs under the letter of the first name. O(*n*), where *n* is the count
  /// of numbers.
  static func all(of numbers: PhoneNumberList) -> [LetterSection] {
    var sections: [LetterSection] = []
    var positions: [String: Int] = [:]
    var plainLetters: [String: String] = [:]
    for number in numbers.indices {
      let written = numbers.sectionLetter(at: number)
      let letter = plainLetters[written] ?? plain(written)
      plainLetters[written] = letter
      let position = positions[letter] ?? sections.count
      if position == sections.count { sections.append(LetterSection(letter: letter)) }
      positions[letter] = position
      sections[position].numbers.append(Int32(number))
    }
    return sections.sorted { $0.rank < $1.rank }
  }

  private var rank: (Int, String) { (letter == "#" ? 1 : 0, letter) }

  /// Returns a letter without its accents, so that É stands under E.
  private static func plain(_ letter: String) -> String {
    TextFolding.folded(letter).uppercased().first.map(String.init) ?? letter
  }
}
