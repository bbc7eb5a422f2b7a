/// Says to which section a model belongs.
///
/// ```swift
/// Sectioning.by(\Contact.city)
/// Sectioning.byFirstCharacter(of: \Contact.name)
/// Sectioning.byLetter(of: \Contact.name)
/// ```
///
/// Models of another type, and those without a key, share a section without a title where they
/// stand together.
@MainActor public struct Sectioning {
  let key: (any Model) -> SectionKey?

  /// Creates a sectioning by any key.
  ///
  /// - Parameters:
  ///   - key: Gives the key of a model; nil for none.
  ///   - title: Gives the words above the section of a key.
  ///   - indexTitle: Gives the sign under which the section index lists it; nil leaves it out.
  public init<Object, Key: Hashable & Sendable>(
    by key: @escaping (Object) -> Key?, title: @escaping (Key) -> String = { "\($0)" },
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) {
    self.key = { model in
      (model as? Object).flatMap(key).map {
        SectionKey(id: RowID($0), title: title($0), indexTitle: indexTitle($0))
      }
    }
  }

  /// A sectioning by a property or a closure; titles are the keys in words.
  public static func by<Object, Key: Hashable & Sendable>(
    _ key: @escaping (Object) -> Key?
  ) -> Sectioning {
    Sectioning(by: key)
  }

  /// A sectioning by the first character of a text; empty texts have none.
  public static func byFirstCharacter<Object>(
    of text: @escaping (Object) -> String?
  ) -> Sectioning {
    Sectioning(
      by: { (object: Object) in text(object)?.first.map(String.init) }, title: { $0 },
      indexTitle: { $0 })
  }

  /// A sectioning by the letter under which people look a text up, which is listed in the section
  /// index.
  ///
  /// - Parameters:
  ///   - text: Gives the text of a model.
  ///   - letter: Gives the letter of a text. By default its first letter as a capital without
  ///     accents, and `#` for whatever begins with none; an app that needs the rules of a language
  ///     gives its own.
  /// - Returns: The sectioning.
  public static func byLetter<Object>(
    of text: @escaping (Object) -> String?,
    letter: @escaping (String) -> String = Sectioning.plainLetter
  ) -> Sectioning {
    Sectioning(
      by: { (object: Object) in text(object).map(letter) }, title: { $0 }, indexTitle: { $0 })
  }

  /// Returns the first letter of a text as a capital without accents; `#` if it begins with none.
  public nonisolated static func plainLetter(of text: String) -> String {
    guard let first = text.first, first.isLetter else { return "#" }
    return TextFolding.folded(String(first)).uppercased().first.map(String.init) ?? "#"
  }
}
