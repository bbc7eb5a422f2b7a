/// A guess of whether a chunk in the middle of a file begins in a quoted field.
///
/// Only all bytes before the chunk could tell for sure. Of the two interpretations, the guess takes
/// the one in which more records have as many fields as the record before them.
struct QuoteGuess {
  private let delimiter: UInt8
  private let rule: RecordRule

  init(_ rule: RecordRule) {
    self.rule = rule
    if case .quoted(let delimiter) = rule { self.delimiter = delimiter } else { delimiter = 0x2C }
  }

  /// Returns the more likely state at the start of some bytes.
  func state(_ bytes: UnsafeRawBufferPointer, after previous: UInt8?) -> QuoteState {
    let sample = UnsafeRawBufferPointer(rebasing: bytes.prefix(64 * 1024))
    let outside = likeness(sample, after: previous, .outside)
    let inside = likeness(sample, after: previous, .inside)
    return inside > outside ? .inside : .outside
  }

  /// The share of records with as many fields as the one before, from 0 to 1.
  private func likeness(
    _ bytes: UnsafeRawBufferPointer, after previous: UInt8?, _ state: QuoteState
  ) -> Double {
    var end = state
    let starts = rule.starts(bytes, after: previous, state: &end).prefix(100)
    let counts = zip(starts, starts.dropFirst()).map { start, end in
      CSVRecord.fields(bytes[Int(start)..<Int(end)], delimiter: delimiter).count
    }
    guard counts.count > 1 else { return 0 }
    let alike = zip(counts, counts.dropFirst()).count { $0 == $1 && $0 > 1 }
    return Double(alike) / Double(counts.count - 1)
  }
}
