/// Reads vCard 2.1, 3.0 and 4.0 as telephones and mail programs really write them.
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
    var parser = VCardParser(file: file)
    VCardFileEncoding.bytes(of: bytes).withUnsafeBytes { parser.parse($0) }
    return (parser.contacts, parser.issues)
  }
}
