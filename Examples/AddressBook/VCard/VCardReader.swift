/// Reads vCard 2.1, 3.0 and 4.0 as telephones and mail programs really write them, and jCard, which
/// is vCard 4.0 in JSON.
///
/// Nothing in a file stops the reader. A damaged card is kept as far as it goes, and every skip
/// and repair is told:
///
///     let (contacts, issues) = VCardReader.read(bytes, file: "contacts.vcf")
///
/// Photos and everything else that is not a name or a number is passed over, not decoded.
public enum VCardReader {
  /// Reads the cards of one file.
  ///
  /// The time it takes is linear in the size of the file, whatever is in it.
  ///
  /// - Parameters:
  ///   - bytes: The file: UTF-8, UTF-16, or the bytes each property says its letters are in.
  ///   - file: What issues are to call the file.
  /// - Returns: The contacts in the order of the file, with or without numbers, and the issues.
  public static func read(
    _ bytes: [UInt8], file: String
  ) -> (contacts: [Contact], issues: [ContactIssue]) {
    let text = VCardFileEncoding.bytes(of: bytes)
    var parser = VCardParser(file: file)
    text.withUnsafeBytes { parser.parse($0) }
    if parser.hasBegun { return (parser.contacts, parser.issues) }
    switch CardNotation(of: text) {
    case .lines: return ([], parser.issues)
    case .json: return JCardReader.read(text, file: file)
    case .markup:
      return ([], [ContactIssue(file: file, line: nil, what: CardNotation.markupAdvice)])
    }
  }
}
