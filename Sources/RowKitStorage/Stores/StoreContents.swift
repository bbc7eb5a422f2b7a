/// The contents of a settings file: values under names.
package protocol StoreContents: Equatable, Sendable {
  associatedtype Value: StoreValue
  associatedtype Malformation: Error & Hashable

  /// Creates contents without values.
  init()

  /// Parses the bytes of a file, or returns `nil` if they aren't values under names.
  init?(parsing bytes: [UInt8]) throws(Malformation)

  /// The bytes of a file with these contents.
  var bytes: [UInt8] { get }

  /// Returns the value of a name, or `nil` if there is none.
  func value(of name: String) -> Value?

  /// Returns whether nothing is lost if the value of a name is replaced.
  ///
  /// That is so if settings can represent all of it.
  func canReplace(_ name: String) -> Bool

  /// Sets the value of a name, or removes it if the value is `nil`.
  mutating func setValue(_ value: Value?, of name: String)
}
