/// The text of errors, including those without a description.
enum ErrorMessage {
  /// Returns an error's own description, or a description derived from its name.
  ///
  /// The name of a case or a type becomes words, as in "No signal" for `noSignal`, followed by the
  /// associated values. An `NSError` returns its localized description.
  static func text(of error: any Error) -> String {
    if let error = error as? DecodingError { return words(about: error) }
    let text = "\(error)"
    if let localized = localized(in: text) { return localized }
    return error is any CustomStringConvertible ? text : words(in: text)
  }

  /// The description that stands in the text of an `NSError`, which is meant for debugging:
  /// `Error Domain=NAME Code=1 "DESCRIPTION" UserInfo={…}`.
  ///
  /// On Linux, no space follows the description.
  private static func localized(in text: String) -> String? {
    let beginning = "Error Domain="
    guard text.hasPrefix(beginning), let start = text.firstIndex(of: "\"") else { return nil }
    let quoted = text[text.index(after: start)...]
    guard let end = quoted.firstRange(of: /" ?UserInfo=/)?.lowerBound ?? quoted.lastIndex(of: "\"")
    else { return nil }
    let description = String(quoted[..<end])
    guard description == "(null)" else { return description }
    let name = text[..<start].dropFirst(beginning.count)
    return name.split(separator: " ").joined(separator: " ").replacing(" Code=", with: ", ")
  }

  /// A sentence with the path of the value that can't be decoded, such as `[0].price`.
  private static func words(about error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      return "\(path(context.codingPath + [key])) is missing."
    case .valueNotFound(_, let context): return "\(path(context.codingPath)) has no value."
    case .typeMismatch(_, let context), .dataCorrupted(let context):
      let place = path(context.codingPath)
      return place.isEmpty ? context.debugDescription : "\(place): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
    }
    return path
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
