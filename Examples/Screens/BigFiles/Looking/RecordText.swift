import Files
import RowKit

/// A text of a record, below its name if it has one, and the matches in both.
struct RecordText {
  /// The name and the text, each on lines of their own.
  let whole: String

  private let name: String?
  private let text: String

  /// The number of bytes before the text.
  private let textStart: Int

  private let bytes: [UInt8]

  /// Creates a text.
  init(_ text: String, name: String? = nil) {
    (self.name, self.text) = (name, text)
    let title = name.map { text.isEmpty ? $0 : $0 + "\n" } ?? ""
    whole = title + text
    bytes = Array(whole.utf8)
    textStart = title.utf8.count
  }

  /// The name and the text in one line.
  var plainText: String { name.map { $0 + "\t" + text } ?? text }

  /// Returns whether a byte belongs to the text below a name.
  func isBelowName(_ offset: Int) -> Bool { textStart > 0 && offset >= textStart }

  /// Returns the number of bytes before a place.
  func offset(of index: String.Index) -> Int {
    whole.utf8.distance(from: whole.startIndex, to: index)
  }

  /// Returns the first match of a pattern at or after an offset, or `nil`.
  func first(_ pattern: BytePattern, from offset: Int = 0) -> Int? {
    bytes.withUnsafeBytes { pattern.first(in: $0, from: min(offset, $0.count)) }
  }

  /// Returns the last match of a pattern before an offset, or `nil`.
  func last(_ pattern: BytePattern, before end: Int = .max) -> Int? {
    var (last, place) = (Int?.none, 0)
    while let match = first(pattern, from: place), match < end {
      (last, place) = (match, match + 1)
    }
    return last
  }

  /// Returns the matches of a pattern that overlap some bytes.
  func matches(_ pattern: BytePattern, in range: Range<Int>) -> [Range<Int>] {
    let overlap = pattern.bytes.count - 1
    let start = max(0, range.lowerBound - overlap)
    let part = Array(bytes[start..<min(bytes.count, range.upperBound + overlap)])
    return part.withUnsafeBytes { part in
      var matches: [Range<Int>] = []
      while let match = pattern.first(
        in: part, from: matches.last.map { $0.upperBound - start } ?? 0)
      {
        matches.append(start + match..<start + match + pattern.bytes.count)
      }
      return matches
    }
  }

  /// Returns the width of some bytes in columns.
  func width(of range: Range<Int>) -> Int {
    TextWidth.width(of: String(decoding: bytes[range], as: UTF8.self))
  }
}
