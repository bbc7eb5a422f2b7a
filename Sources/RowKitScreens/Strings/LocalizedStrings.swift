/// The text that the framework itself shows.
///
/// Each word or sentence has a key, such as ``ScreenStrings/back``, whose raw value is the English
/// text. Replace those of another language to localize an app:
///
/// ```swift
/// var words = LocalizedStrings()
/// words[ScreenStrings.quit] = "beenden"
/// words.replace([AlertStrings.cancel: "Abbrechen", .discard: "Verwerfen"])
/// ```
public struct LocalizedStrings: Sendable {
  /// The strings, in an array of one element, so that copies share them until one is changed.
  private var contents: [Contents]

  /// The text of a key.
  ///
  /// English unless it was replaced. A `%` stands for a name or a number, as it does in the English text.
  @inlinable
  public subscript<Key: StringKeys>(key: Key) -> String {
    get { text(of: key.rawValue, in: ObjectIdentifier(Key.self)) }
    set { setText(newValue, of: key.rawValue, in: ObjectIdentifier(Key.self)) }
  }

  /// Replaces the texts of several keys.
  public mutating func replace<Key: StringKeys>(_ texts: [Key: String]) {
    for (key, text) in texts { self[key] = text }
  }

  /// Returns the keys whose text is still English, in order.
  ///
  /// A test of a language makes sure that it is empty for each kind of keys.
  public func missing<Key: StringKeys>(_ keys: Key.Type) -> [Key] {
    let replaced = contents[0].texts[ObjectIdentifier(keys)] ?? [:]
    return keys.allCases.filter { replaced[$0.rawValue] == nil }
  }

  /// The words for an error, wherever the framework shows one.
  ///
  /// The default is the error's own description, or its name in words. An app that uses Foundation can set
  /// `words.errorMessage = { $0.localizedDescription }`.
  public var errorMessage: @Sendable (any Error) -> String {
    _read { yield contents[0].errorMessage }
    _modify { yield &contents[0].errorMessage }
  }

  /// The format of numbers that the framework itself shows: amounts of work, limits of rules.
  ///
  /// A field for numbers takes the decimal separator, unless it has a format of its own.
  public var numbers: NumberFormat {
    _read { yield contents[0].numbers }
    _modify { yield &contents[0].numbers }
  }

  /// The strings of a part of the framework or of an app that are more than texts with keys.
  ///
  /// English unless they were replaced.
  public subscript<Table: StringTable>(type: Table.Type) -> Table {
    get { contents[0].tables[ObjectIdentifier(type)] as? Table ?? .english }
    set { contents[0].tables[ObjectIdentifier(type)] = newValue }
  }

  /// Returns the message after a paste that was cut.
  package func pasteWasCut(megabytes: Int) -> String {
    LocalizedStrings.fill(self[ScreenStrings.pasteCut], numbers.format(Double(megabytes)))
  }

  /// The English words.
  public static let english = LocalizedStrings(contents: [Contents()])

  /// Creates the English words, which can then be changed.
  public init() {
    self = .english
  }

  private init(contents: [Contents]) {
    self.contents = contents
  }

  @usableFromInline
  func text(of english: String, in keys: ObjectIdentifier) -> String {
    let texts = contents[0].texts
    return texts.isEmpty ? english : texts[keys]?[english] ?? english
  }

  @usableFromInline
  mutating func setText(_ text: String, of english: String, in keys: ObjectIdentifier) {
    contents[0].texts[keys, default: [:]][english] = text
  }
}

/// The strings that differ from the English ones, and those without keys.
private struct Contents: Sendable {
  /// The texts by their English ones, by the type of their keys.
  var texts: [ObjectIdentifier: [String: String]] = [:]

  var errorMessage: @Sendable (any Error) -> String = ErrorMessage.text(of:)
  var numbers = NumberFormat.plain
  var tables: [ObjectIdentifier: any StringTable] = [:]
}

extension LocalizedStrings {
  /// Replaces each `%` of a sentence with the next value, or with the last one if none is left.
  ///
  /// ```swift
  /// LocalizedStrings.fill("% of %", "1", "20")  // "1 of 20"
  /// ```
  public static func fill(_ sentence: String, _ values: String...) -> String {
    var result = ""
    var rest = sentence.utf8[...]
    var next = 0
    // By bytes, because a key that has no effect fills a sentence, and keys arrive by hundreds.
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += Substring(rest[..<sign])
      if !values.isEmpty { result += values[next] }
      next = min(next + 1, values.count - 1)
      rest = rest[rest.index(after: sign)...]
    }
    return result + Substring(rest)
  }
}

/// The keys of texts of the framework or of an app, each with its English text as raw value.
///
/// ```swift
/// enum MailStrings: String, StringKeys {
///   case unread = "unread"
/// }
///
/// stage.words[MailStrings.unread] = "ungelesen"
/// ```
public protocol StringKeys: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// The strings of a part of the framework or of an app that are more than texts with keys, as a part of
/// ``LocalizedStrings``.
///
/// ```swift
/// struct MailFormats: StringTable {
///   static let english = MailFormats()
///   var folders = ["Inbox", "Sent"]
/// }
///
/// stage.words[MailFormats.self].folders = ["Eingang", "Gesendet"]
/// ```
public protocol StringTable: Sendable {
  /// The English strings.
  static var english: Self { get }
}

extension LocalizedStrings {
  /// Returns a count with separators between groups of digits, those of ``numbers`` if it has any.
  package func text(forCount count: Int) -> String {
    let separator = numbers.groupingSeparator ?? ","
    return NumberFormat(
      decimalSeparator: separator == "." ? "," : ".", groupingSeparator: separator,
      fractionDigits: 0...0
    ).format(Double(count))
  }
}
