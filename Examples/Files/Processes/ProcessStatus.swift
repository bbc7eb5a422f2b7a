/// The contents of a `stat` file of a process.
///
/// The name is in brackets and may contain any character, including brackets, so the fields follow
/// the last bracket.
struct ProcessStatus {
  /// The short name of the program.
  let name: String

  /// The state, as a letter.
  let state: Character

  /// The maximum of a number, so that a number of pages is a number of bytes, too.
  static let greatestNumber = 1 << 46

  private let numbers: [Int]

  /// Parses the contents, or returns nil if fields are missing.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")),
      let close = bytes.lastIndex(of: UInt8(ascii: ")")), open < close
    else { return nil }
    let fields = bytes[(close + 1)...].split(whereSeparator: { $0 <= 0x20 })
    guard fields.count >= 22 else { return nil }
    name = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
    state = Character(UnicodeScalar(fields[0][fields[0].startIndex]))
    numbers = fields.prefix(22).map(ProcessStatus.number)
  }

  /// Returns the number in a field after the name, counted from 0, or 0 if it isn't a number or is more
  /// than ``greatestNumber``.
  subscript(field: Int) -> Int { numbers[field] }

  private static func number(_ field: ArraySlice<UInt8>) -> Int {
    var number = 0
    for byte in field {
      guard 0x30...0x39 ~= byte, number < greatestNumber / 10 - 1 else { return 0 }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }
}
