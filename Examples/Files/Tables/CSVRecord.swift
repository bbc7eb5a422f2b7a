/// A parser for the fields of comma-separated values: RFC 4180.
public enum CSVRecord {
  /// Returns the fields of a record, without quotes and without the newline at its end.
  ///
  /// A quote in the middle of a field is an ordinary character. An unclosed quote extends to the
  /// end.
  public static func fields(
    _ record: some Collection<UInt8>, delimiter: UInt8
  ) -> [[UInt8]] {
    var fields: [[UInt8]] = []
    var field: [UInt8] = []
    var isQuoted = false
    var mayOpen = true
    var bytes = record[...]
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
    while let byte = bytes.popFirst() {
      if isQuoted {
        if byte != 0x22 {
          field.append(byte)
        } else if bytes.first == 0x22 {
          field.append(0x22)
          bytes.removeFirst()
        } else {
          isQuoted = false
        }
      } else if byte == 0x22, mayOpen {
        isQuoted = true
      } else if byte == delimiter {
        fields.append(field)
        field.removeAll(keepingCapacity: true)
        mayOpen = true
        continue
      } else {
        field.append(byte)
      }
      mayOpen = false
    }
    fields.append(field)
    return fields
  }
}

extension Collection where SubSequence == Self, Element == UInt8 {
  /// The last element, or nil if there are none.
  fileprivate var last: UInt8? {
    isEmpty ? nil : self[index(startIndex, offsetBy: count - 1)]
  }

  fileprivate mutating func removeLast() {
    self = prefix(count - 1)
  }
}
