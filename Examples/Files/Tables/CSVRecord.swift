#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A parser for the fields of comma-separated values: RFC 4180.
public enum CSVRecord {
  /// Returns fields of a record, without quotes and without the newline at its end.
  ///
  /// A quote in the middle of a field is an ordinary character. An unclosed quote extends to the end,
  /// including the newline. A byte order mark before the first field belongs to none. Nothing after
  /// the requested fields is parsed.
  ///
  /// - Parameters:
  ///   - record: The bytes of the record.
  ///   - delimiter: The byte between fields.
  ///   - columns: The requested fields, counted from 0.
  ///   - limit: The number of bytes after which a field is cut off. By default, none is.
  /// - Returns: The requested fields that exist.
  public static func fields(
    _ record: some Collection<UInt8>, delimiter: UInt8, columns: Range<Int> = 0..<Int.max,
    limit: Int = .max
  ) -> [[UInt8]] {
    let bytes = record as? [UInt8] ?? Array(record)
    return bytes.withUnsafeBufferPointer { bytes in
      var fields: [[UInt8]] = []
      var reader = FieldReader(bytes, delimiter: delimiter, limit: limit)
      var column = 0
      while column < columns.upperBound {
        let isLast = reader.passField(keeping: column >= columns.lowerBound)
        if column >= columns.lowerBound { fields.append(reader.field) }
        if isLast { break }
        column += 1
      }
      return fields
    }
  }

  /// Returns the text of a field, without colours and links for terminals.
  public static func text(_ field: [UInt8]) -> String {
    String(decoding: LineText.plain(field), as: UTF8.self)
  }
}

/// A way through the fields of a record.
private struct FieldReader {
  /// The field that was passed last, if it was kept.
  private(set) var field: [UInt8] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private let delimiter: UInt8

  /// The number of bytes after which a field is cut off.
  private let limit: Int

  /// The end of the record without its newline, which may be CR CR LF.
  private let end: Int
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, delimiter: UInt8, limit: Int) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.limit = limit
    var end = bytes.count
    if end > 0, bytes[end - 1] == 0x0A { end -= 1 }
    while end > 0, bytes[end - 1] == 0x0D { end -= 1 }
    self.end = end
    place = ByteOrderMark.length(in: UnsafeRawBufferPointer(bytes))
  }

  /// Goes behind the next field and its delimiter; returns whether it is the last one.
  mutating func passField(keeping isKept: Bool) -> Bool {
    field = []
    if place < end, bytes[place] == 0x22 { passQuoted(isKept) }
    guard place < end else { return true }
    let stop = first(delimiter, from: place, to: end) ?? end
    if isKept { keep(place..<stop) }
    place = stop + 1
    return stop == end
  }

  /// Goes behind a field's quotes; two of them within stand for one.
  private mutating func passQuoted(_ isKept: Bool) {
    place += 1
    while true {
      passPairs(isKept)
      let quote = first(0x22, from: place, to: bytes.count)
      if isKept { keep(place..<(quote ?? bytes.count)) }
      guard let quote else {
        place = bytes.count
        return
      }
      place = quote + 1
      guard place < bytes.count, bytes[place] == 0x22 else { return }
      if isKept { keep(place..<place + 1) }
      place += 1
    }
  }

  /// Goes behind pairs of quotes that follow each other.
  private mutating func passPairs(_ isKept: Bool) {
    let start = place
    place += QuotePairs.length(
      UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start...]))
    // The first half of the quotes is what all of them stand for.
    if isKept { keep(start..<start + (place - start) / 2) }
  }

  /// Appends bytes to the field, as far as it isn't cut off.
  private mutating func keep(_ range: Range<Int>) {
    guard field.count < limit else { return }
    field.append(contentsOf: bytes[range.prefix(limit - field.count)])
  }

  private func first(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start < end, let base = bytes.baseAddress else { return nil }
    let found = memchr(base + start, Int32(byte), end - start)
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
  }
}
