import JSONSchema
public import RowKit

/// A value in a form together with its rules, from which a row is made.
@MainActor public struct SchemaItem {
  /// The title of the row.
  public let label: String

  /// The identity of the row.
  public let rowID: RowID

  /// Whether the value must be present.
  public let isRequired: Bool

  /// The end of the title of a value that must be present.
  static let requiredSign = " *"

  /// Whether the value isn't a member, or is one that the schema describes by its key.
  let isDescribed: Bool

  let session: SchemaSession
  let rows: SchemaRows
  let place: FormPlace
  let shape: SchemaShape

  /// Whether a person removes the value by emptying its text, after which its row is still there.
  var canBeEmptied: Bool { isDescribed && !place.isElement && !place.isRoot }

  /// Whether only the owner of the data changes the value, or one around it.
  public var isReadOnly: Bool { session.isReadOnly(place) }

  /// Whether the value isn't shown, such as a password, or is part of such a value.
  var isSecret: Bool { session.isSecret(place) }

  /// The path of the value in its document.
  public var path: JSONPath { place.path }

  /// The value, or `nil` if there is none.
  ///
  /// Setting `nil` removes it.
  public var value: Binding<JSONValue?> {
    let session = session
    let place = place
    return Binding<JSONValue?>(
      get: { session.value(at: place) }, set: { session.set($0, at: place) })
  }

  /// The first value of a keyword among the rules in force, or `nil` if none has it.
  public subscript(keyword: String) -> JSONValue? { shape.rules?.annotation(keyword) }

  /// The name of the only type that the value may have, apart from null, or `nil`.
  ///
  /// Without a schema, this is the type that the value has.
  public var type: String? { valueType?.rawValue }

  /// The format, or `nil`.
  public var format: String? { shape.rules?.format }

  /// The examples of the schema, or none for a secret, as they may be secrets.
  var examples: [JSONValue] { isSecret ? [] : shape.rules?.examples ?? [] }

  /// The text shown where there is no value: the default, an example, or nothing.
  public var placeholder: String {
    let words = session.words
    if let type = session.type(at: place) {
      return type == .null ? "null" : words[SchemaStrings.empty]
    }
    if let value = shape.rules?.defaultValue, !isSecret {
      return words.fill(.defaultHint, words.short(value))
    }
    if let example = examples.first {
      return words.fill(.exampleHint, words.short(example))
    }
    return words[SchemaStrings.notSet]
  }

  var valueType: ValueType? {
    if let type = shape.type { return type }
    return session.type(at: place)
  }

  /// Whether all text in the value can be represented, or there is no value.
  var isExact: Bool { session.isExact(place) }

  /// Whether the value has the type that its rules ask for, or there is none.
  var fits: Bool {
    guard let own = session.type(at: place), own != .null, let type = shape.type else {
      return true
    }
    return own.isAmong([type])
  }
}
