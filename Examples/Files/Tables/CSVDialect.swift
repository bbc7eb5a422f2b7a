/// The way in which a file separates its values.
public struct CSVDialect: Hashable, Sendable {
  /// The byte between values.
  public let delimiter: UInt8

  /// The rule that separates records.
  public var rule: RecordRule { .quoted(delimiter: delimiter) }

  /// The number of records up to the names of the columns: two if the first line is one that names the
  /// delimiter for spreadsheets, such as `sep=;`.
  public let headerCount: Int

  /// Creates the dialect of a file whose delimiter is known.
  ///
  /// - Parameters:
  ///   - delimiter: The byte between values.
  ///   - sample: The beginning of the file.
  public init(delimiter: UInt8, sample: [UInt8] = []) {
    self.delimiter = delimiter
    headerCount = CSVDialect.namedDelimiter(in: sample) == nil ? 1 : 2
  }

  /// Returns the names of the columns, which are in the last of the first records, or `nil` if they are not
  /// among some records.
  public func header(of records: [[String]]) -> [String]? {
    records.dropFirst(headerCount - 1).first
  }

  /// Determines the dialect of a file by a first line that names the delimiter, by its name's extension,
  /// or else by the delimiter that splits its first line into the most fields.
  ///
  /// - Parameters:
  ///   - sample: The beginning of the file.
  ///   - path: The path of the file.
  public init(sample: [UInt8], path: String) {
    let guess = CSVDialect.guess(sample, path)
    self.init(delimiter: CSVDialect.namedDelimiter(in: sample) ?? guess, sample: sample)
  }

  /// Returns the delimiter that the first line names, or `nil` if it doesn't.
  private static func namedDelimiter(in sample: [UInt8]) -> UInt8? {
    let hasMark = sample.starts(with: [0xEF, 0xBB, 0xBF])
    let line = sample.dropFirst(hasMark ? 3 : 0).prefix(9).prefix { $0 != 0x0A && $0 != 0x0D }
    let text = line.count < 9 ? line.filter { $0 != 0x22 } : []
    guard text.count == 5, String(decoding: text.prefix(4), as: UTF8.self).lowercased() == "sep="
    else { return nil }
    let isName = Character(Unicode.Scalar(text[4])).isLetter || (0x30...0x39).contains(text[4])
    return text[4] < 0x80 && !isName ? text[4] : nil
  }

  private static func guess(_ sample: [UInt8], _ path: String) -> UInt8 {
    let name = path.lowercased()
    if name.hasSuffix(".tsv") || name.hasSuffix(".tab") {
      return 0x09
    }
    let line = sample.prefix { $0 != 0x0A }
    let candidates = Array(",;\t|".utf8)
    let counts = candidates.map { CSVRecord.fields(line, delimiter: $0).count }
    let most = counts.max() ?? 1
    return zip(candidates, counts).first { $0.1 == most && most > 1 }?.0 ?? 0x2C
  }
}
