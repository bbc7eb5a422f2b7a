/// The text of errors, including those without a description.
enum ErrorMessage {
  /// Returns an error's own description, or a description derived from its name.
  ///
  /// The name of a case or a type becomes words, as in "No signal" for `noSignal`, followed by the
  /// associated values. An `NSError` returns its localized description.
  static func text(of error: any Error) -> String {
    let text = "\(error)"
    if let localized = localized(in: text) { return localized }
    return error is any CustomStringConvertible ? text : words(in: text)
  }

  /// The description that stands in the text of an `NSError`, which is meant for debugging:
  /// `Error Domain=NAME Code=1 "DESCRIPTION" UserInfo={…}`.
  private static func localized(in text: String) -> String? {
    let beginning = "Error Domain="
    guard text.hasPrefix(beginning), let start = text.firstIndex(of: "\"") else { return nil }
    let quoted = text[text.index(after: start)...]
    guard let end = quoted.firstRange(of: "\" UserInfo=")?.lowerBound ?? quoted.lastIndex(of: "\"")
    else { return nil }
    let description = String(quoted[..<end])
    guard description == "(null)" else { return description }
    let name = text[..<start].dropFirst(beginning.count)
    return name.split(separator: " ").joined(separator: " ").replacing(" Code=", with: ", ")
  }

  /// A name such as `noSignal` or `Timeout(seconds: 3)` in words.
  private static func words(in text: String) -> String {
    let name = text.prefix { $0 != "(" }
    let values = text[name.endIndex...]
    var words = ""
    var former: Character?
    for letter in name.split(separator: ".").last ?? name {
      let begins = letter.isUppercase && former?.isLowercase == true
      words += begins ? " " + letter.lowercased() : String(letter)
      former = letter
    }
    let sentence = words.prefix(1).uppercased() + words.dropFirst()
    return values.isEmpty || values == "()" ? sentence : "\(sentence) \(values)"
  }
}
