/// An assignment of models to sections.
///
/// ```swift
/// Sectioning.by(\Contact.city)
/// Sectioning.byFirstCharacter(of: \Contact.name)
/// Sectioning.byLetter(of: \Contact.name)
/// ```
///
/// Adjacent models of another type, and models without a key, share a section without a title.
@MainActor public struct Sectioning {
  let key: (any Model) -> SectionKey?

  /// Returns a sectioning by a property or a closure.
  ///
  /// - Parameters:
  ///   - key: Returns the key of a model, or `nil` for none.
  ///   - title: Returns the title of the section of a key. The default describes the key.
  ///   - indexTitle: Returns the entry in the section index, or `nil` for none. By default, there
  ///     is none.
  /// - Returns: The sectioning.
  public static func by<Object, Key: Hashable & Sendable>(
    _ key: @escaping (Object) -> Key?, title: @escaping (Key) -> String = { "\($0)" },
    indexTitle: @escaping (Key) -> String? = { _ in nil }
  ) -> Sectioning {
    Sectioning { model in
      (model as? Object).flatMap(key).map {
        SectionKey(id: RowID($0), title: title($0), indexTitle: indexTitle($0))
      }
    }
  }

  /// Returns a sectioning by the first character of a text.
  ///
  /// An empty text has no key.
  public static func byFirstCharacter<Object>(
    of text: @escaping (Object) -> String?
  ) -> Sectioning {
    .by({ (object: Object) in text(object)?.first.map(String.init) }, title: { $0 }) { $0 }
  }

  /// Returns a sectioning by the letter under which people look up a text.
  ///
  /// The letters are listed in the section index.
  ///
  /// - Parameters:
  ///   - text: Returns the text of a model.
  ///   - letter: Returns the letter of a text. The default is its first letter as a capital without
  ///     accents, or `#` if it doesn't begin with a letter. Pass a closure of your own to follow
  ///     the rules of a language.
  /// - Returns: The sectioning.
  public static func byLetter<Object>(
    of text: @escaping (Object) -> String?,
    letter: @escaping (String) -> String = Sectioning.plainLetter
  ) -> Sectioning {
    .by({ (object: Object) in text(object).map(letter) }, title: { $0 }) { $0 }
  }

  /// Returns the first letter of a text as a capital without accents.
  ///
  /// Returns `#` if the text doesn't begin with a letter.
  public nonisolated static func plainLetter(of text: String) -> String {
    guard let first = text.first, first.isLetter else { return "#" }
    return TextFolding.folded(String(first)).uppercased().first.map(String.init) ?? "#"
  }
}

/// The common properties of the models in a section.
struct SectionKey {
  /// The identity of the section.
  let id: RowID

  /// The title above the section.
  let title: String

  /// The entry in the section index, or `nil` for none.
  let indexTitle: String?
}
