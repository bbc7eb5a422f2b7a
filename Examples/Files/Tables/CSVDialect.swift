/// The way in which a file separates its values.
public struct CSVDialect: Hashable, Sendable {
  /// The byte between values.
  public let delimiter: UInt8

  /// The rule that separates records.
  public var rule: RecordRule { .quoted(delimiter: delimiter) }

  /// Creates a dialect.
  public init(delimiter: UInt8) {
    self.delimiter = delimiter
  }

  /// Determines the dialect of a file by its name's extension, else by the delimiter that splits
  /// its first line into the most fields.
  ///
  /// - Parameters:
  ///   - sample: The beginning of the file.
  ///   - path: The path of the file.
  public init(sample: [UInt8], path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".tsv") || name.hasSuffix(".tab") {
      delimiter = 0x09
      return
    }
    let line = sample.prefix { $0 != 0x0A }
    let candidates = Array(",;\t|".utf8)
    let counts = candidates.map { CSVRecord.fields(line, delimiter: $0).count }
    let most = counts.max() ?? 1
    delimiter = zip(candidates, counts).first { $0.1 == most && most > 1 }?.0 ?? 0x2C
  }
}
