/// A reader for vCard 2.1, 3.0 and 4.0 as written by real telephones and mail programs, and for
/// jCard, which is vCard 4.0 in JSON.
///
/// Nothing in a file stops the reader. The readable parts of a damaged card are kept, and every
/// skip and repair is reported:
///
///     let (contacts, issues) = VCardReader.read(bytes, file: "contacts.vcf")
///
/// Photos and other properties that aren't names or numbers are skipped without decoding.
public enum VCardReader {
  /// Reads the cards of one file.
  ///
  /// O(*n*), where *n* is the size of the file, whatever its contents.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8, in UTF-16, or in the charsets that its properties declare.
  ///   - file: The name of the file for issues.
  /// - Returns: The contacts in the order of the file, with or without numbers, and the issues.
  public static func read(
    _ bytes: [UInt8], file: String
  ) -> (contacts: [Contact], issues: [ContactIssue]) {
    var packer = ContactPacker { $0 }
    let issues = read(bytes, file: file, into: &packer)
    return (Array(ContactList(packer)), issues)
  }

  /// Reads the cards of one file, and returns the issues.
  static func read(
    _ bytes: [UInt8], file: String, into packer: inout ContactPacker
  ) -> [ContactIssue] {
    let text = VCardFileEncoding.bytes(of: bytes)
    var parser = VCardParser(file: file)
    text.withUnsafeBytes { parser.parse($0, into: &packer) }
    if parser.hasBegun { return parser.issues }
    switch CardNotation(of: text) {
    case .lines: return parser.issues
    case .json: return JCardReader.read(text, file: file, into: &packer)
    case .markup: return [ContactIssue(file: file, line: nil, what: CardNotation.markupAdvice)]
    }
  }
}
