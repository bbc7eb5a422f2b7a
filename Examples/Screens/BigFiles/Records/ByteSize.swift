import Files

/// Numbers of bytes, as people read and write them.
enum ByteSize {
  /// The units, each a thousand times the one before.
  private static let units = ["bytes", "kB", "MB", "GB", "TB"]

  /// Returns a number of bytes in words, such as 12 MB.
  static func words(_ bytes: Int) -> String {
    var (amount, unit) = (bytes, 0)
    while amount >= 10_000, unit < units.count - 1 { (amount, unit) = (amount / 1000, unit + 1) }
    return "\(amount.grouped) \(units[unit])"
  }

  /// Returns the reason why a table of a size can't be sorted, or `nil` if it can.
  static func problem(withSorting size: Int) -> String? {
    size > CSVOrder.largestSize
      ? "Only tables of up to \(words(CSVOrder.largestSize)) can be sorted." : nil
  }

  /// Returns the bytes of a size such as `500M` or `2G`, or `nil` for any other text.
  static func bytes(_ words: String) -> Int? {
    var digits = words.lowercased()[...]
    if digits.hasSuffix("b") { digits.removeLast() }
    var factor = 1
    if let letter = digits.last, let power = Array("kmgt").firstIndex(of: letter) {
      digits.removeLast()
      for _ in 0...power { factor *= 1000 }
    }
    guard let number = Int(digits), number > 0 else { return nil }
    let (bytes, isTooMuch) = number.multipliedReportingOverflow(by: factor)
    return isTooMuch ? nil : bytes
  }
}
