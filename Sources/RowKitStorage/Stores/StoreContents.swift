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
  ///
  /// A value that can't be read again as it is changes nothing.
  mutating func setValue(_ value: Value?, of name: String)

  /// Returns the reason why a value that wasn't set can't be, which can follow a colon.
  func obstacle(to value: Value, of name: String) -> String
}

extension StoreContents {
  /// Sets the value of a name, or returns why it stays as it is.
  mutating func replaceValue(of name: String, with value: Value?) -> StoreRefusal? {
    guard canReplace(name) else { return StoreRefusal(name: name, reason: nil) }
    let former = self.value(of: name)
    setValue(value, of: name)
    guard let value, value != former, self.value(of: name) == former else { return nil }
    return StoreRefusal(name: name, reason: obstacle(to: value, of: name))
  }
}
