/// The kind of a number, derived from its types or its owner's label.
enum TelephoneKind {
  /// Returns the kind in words, or nil if the types aren't worth showing.
  ///
  /// The most specific type wins: a mobile number for work is "mobile", a fax at home "home fax".
  /// An unknown type counts as a label.
  static func named(by types: [String]) -> String? {
    if types.contains("fax") { return fax(types) }
    for (type, name) in names where types.contains(type) { return name }
    let custom = types.first { !$0.isEmpty && !fillers.contains($0) }
    guard let custom else { return types.contains("other") ? "other" : nil }
    return custom.hasPrefix("x-") && custom.count > 2 ? String(custom.dropFirst(2)) : custom
  }

  /// Returns a label without the markers that Apple's programs put around built-in ones, or nil.
  ///
  /// It is kept with each number and field of its group, so that a label of more than 240 bytes is cut.
  static func label(_ text: String) -> String? {
    var label = text[...]
    if label.hasPrefix("_$!<"), label.hasSuffix(">!$_"), label.utf8.count >= 8 {
      label = label.dropFirst(4).dropLast(4)
    }
    return label.isEmpty ? nil : cut(label)
  }

  /// Returns a text of at most 240 bytes, or the beginning of it with an ellipsis.
  private static func cut(_ text: Substring) -> String {
    guard let end = text.utf8.index(text.startIndex, offsetBy: 240, limitedBy: text.endIndex),
      end < text.endIndex
    else { return String(text) }
    let beginning = text[..<end]
    // The last character may go on after the end, and the first may not end before it.
    let characters = beginning.dropLast()
    return (characters.isEmpty ? beginning : characters) + "…"
  }

  private static func fax(_ types: [String]) -> String {
    let place = ["home", "work", "other"].first { types.contains($0) }
    return place.map { "\($0) fax" } ?? "fax"
  }

  private static let names = [
    ("iphone", "iPhone"), ("applewatch", "Apple Watch"), ("pager", "pager"), ("cell", "mobile"),
    ("mobile", "mobile"), ("pcs", "mobile"), ("main", "main"), ("home", "home"), ("work", "work"),
    ("car", "car"),
  ]

  /// Types of nearly all numbers, which describe the use of a number rather than its owner.
  private static let fillers: Set<String> = [
    "voice", "pref", "msg", "text", "video", "internet", "isdn", "modem", "bbs", "dom", "intl",
    "other",
  ]
}
