/// A text with a caret and an optional selection.
///
/// Places are counted in characters as people see them: a letter with its accents is one character,
/// and so is a family emoji. Place 0 is before the first character.
public struct EditedText: Hashable, Sendable {
  /// The characters, in order.
  public private(set) var characters: [Character]

  /// The place of the caret, from 0 to the number of characters.
  public private(set) var caret: Int

  /// The place where the selection began, or `nil` if there is none.
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

  /// The selected range of places, or `nil` if nothing is selected.
  public var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// Returns the characters in a range of places.
  ///
  /// Places out of range are ignored.
  public func text(in range: Range<Int>) -> String {
    String(characters[range.clamped(to: 0..<count)])
  }

  /// Moves the caret to a place, clamped to the text.
  ///
  /// - Parameters:
  ///   - place: The new place of the caret.
  ///   - extending: Whether to select the text in between. Otherwise the selection is cleared.
  public mutating func move(to place: Int, extending: Bool = false) {
    anchor = extending ? anchor ?? caret : nil
    caret = min(max(0, place), count)
  }

  /// Selects everything, with the caret at the end.
  public mutating func selectAll() {
    anchor = 0
    caret = count
  }

  /// Replaces a range of characters with a text.
  ///
  /// Moves the caret after the new text and clears the selection. A range out of bounds is clamped.
  ///
  /// Inserted characters may combine with their neighbours: an accent joins the letter before it.
  public mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<count)
    anchor = nil
    guard !replacePlainly(range, with: text) else { return }
    let head = String(characters[..<range.lowerBound]) + text
    let whole = head + String(characters[range.upperBound...])
    characters = Array(whole)
    caret = EditedText.place(ofByte: head.utf8.count, in: characters)
  }

  /// Replaces ASCII between ASCII, where no characters can combine, in place.
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

  /// Returns the first place that is not before a byte offset.
  private static func place(ofByte byte: Int, in characters: [Character]) -> Int {
    var bytes = 0
    for (place, character) in characters.enumerated() {
      if bytes >= byte { return place }
      bytes += character.utf8.count
    }
    return characters.count
  }
}
