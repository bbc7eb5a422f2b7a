import AddressBook
import RowKit

/// The numbers under one letter of an index.
struct LetterSection: Sendable {
  /// The letter, or `#` for names that don't begin with a letter.
  let letter: String

  /// The positions of the numbers in the address book, in its order.
  private(set) var numbers: [Int32] = []

  fileprivate init(letter: String) {
    self.letter = letter
  }

  fileprivate mutating func add(_ number: Int) { numbers.append(Int32(number)) }

  /// Groups numbers by letter: A to Z, then other scripts, then the rest.
  ///
  /// Numbers of one letter need not be adjacent: a contact without a last name comes first in an
  /// address book, but belongs under the letter of the first name. O(*n*), where *n* is the count
  /// of numbers.
  static func all(of numbers: PhoneNumberList) -> [LetterSection] {
    var index = LetterIndex()
    for number in numbers.indices {
      if let letter = numbers.plainLetter(at: number) {
        index.add(number, under: letter)
      } else {
        index.add(number, under: numbers.sectionLetter(at: number))
      }
    }
    return index.sections.sorted { $0.rank < $1.rank }
  }

  private var rank: (Int, String) { (letter == "#" ? 1 : 0, letter) }
}

/// Sections while numbers are added to them.
private struct LetterIndex {
  private(set) var sections: [LetterSection] = []

  /// The positions of the sections by their letters, and by letters with accents.
  private var positions: [String: Int] = [:]

  /// The positions of the sections from A to Z, which are found without a text.
  private var plainPositions = [Int?](repeating: nil, count: 128)

  mutating func add(_ number: Int, under letter: UInt8) {
    let position = plainPositions[Int(letter)] ?? position(of: String(UnicodeScalar(letter)))
    plainPositions[Int(letter)] = position
    sections[position].add(number)
  }

  mutating func add(_ number: Int, under letter: String) {
    sections[position(of: letter)].add(number)
  }

  /// Returns the position of the section of a letter, which is added if there is none.
  private mutating func position(of written: String) -> Int {
    if let position = positions[written] { return position }
    let letter = LetterIndex.plain(written)
    let position = positions[letter] ?? sections.count
    if position == sections.count { sections.append(LetterSection(letter: letter)) }
    positions[letter] = position
    positions[written] = position
    return position
  }

  /// Returns a letter without its accents, so that É stands under E.
  private static func plain(_ letter: String) -> String {
    TextFolding.folded(letter).uppercased().first.map(String.init) ?? letter
  }
}
