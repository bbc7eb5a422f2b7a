/// A text with a caret and perhaps a selection: what an editor shows.
///
/// Places are counted in characters as people see them: a letter with its accents is one, and so
/// is a family emoji. Place 0 is before the first character.
public struct EditedText: Hashable, Sendable {
  /// The characters, in order.
  public private(set) var characters: [Character]

  /// The place of the caret, from 0 to the number of characters.
  public private(set) var caret: Int

  /// Where the selection began; nil without one.
  private var anchor: Int?

  /// Creates a text with the caret at its end.
  public init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
  }

  /// The text.
  public var text: String { String(characters) }

  /// The number of characters.
  public var count: Int { characters.count }

  /// The selected places; nil when nothing is selected.
  public var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// Returns the characters at some places; places that don't exist are left out.
  public func text(in range: Range<Int>) -> String {
    String(characters[range.clamped(to: 0..<count)])
  }

  /// Moves the caret; a place beyond an end means the end.
  ///
  /// - Parameters:
  ///   - place: Where it goes.
  ///   - extending: Whether what lies between is selected; otherwise nothing is selected then.
  public mutating func move(to place: Int, extending: Bool = false) {
    anchor = extending ? anchor ?? caret : nil
    caret = min(max(0, place), count)
  }

  /// Selects everything, with the caret at the end.
  public mutating func selectAll() {
    anchor = 0
    caret = count
  }

  /// Puts a text in the place of some characters, with the caret behind it and nothing selected.
  ///
  /// What is put in may join its neighbours: an accent joins the letter before it.
  public mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<count)
    anchor = nil
    guard !replacePlainly(range, with: text) else { return }
    let head = String(characters[..<range.lowerBound]) + text
    let whole = head + String(characters[range.upperBound...])
    characters = Array(whole)
    caret = EditedText.place(ofByte: head.utf8.count, in: characters)
  }

  /// Replaces ASCII between ASCII, where no characters can join: it leaves the others alone.
  private mutating func replacePlainly(_ range: Range<Int>, with text: String) -> Bool {
    let before = range.lowerBound > 0 ? characters[range.lowerBound - 1] : " "
    let after = range.upperBound < count ? characters[range.upperBound] : " "
    guard before.isASCII, after.isASCII, text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else {
      return false
    }
    characters.replaceSubrange(range, with: text)
    caret = range.lowerBound + text.utf8.count
    return true
  }

  /// The first place that is not before a byte.
  private static func place(ofByte byte: Int, in characters: [Character]) -> Int {
    var bytes = 0
    for (place, character) in characters.enumerated() {
      if bytes >= byte { return place }
      bytes += character.utf8.count
    }
    return characters.count
  }
}
