public import RowKit

/// An entry of a settings page, such as a switch or the beginning of a group.
public struct SettingsEntry: Hashable, Sendable {
  /// The properties, as a dictionary.
  public let properties: PropertyList

  /// Creates an entry.
  public init(_ properties: PropertyList) {
    self.properties = properties
  }

  /// Creates an entry of a type.
  ///
  /// ```swift
  /// SettingsEntry("PSToggleSwitchSpecifier", ["Title": .string("Wi-Fi"), "Key": .string("wifi")])
  /// ```
  public init(_ type: String, _ properties: KeyValuePairs<String, PropertyList> = [:]) {
    let entries = properties.map { PropertyList.Entry($0.key, $0.value) }
    self.init(.dictionary([PropertyList.Entry("Type", .string(type))] + entries))
  }

  /// The value of a property, or `nil` if there is none.
  public subscript(name: String) -> PropertyList? { properties[name] }

  /// The type, or an empty text if there is none.
  public var type: String { self["Type"]?.string ?? "" }

  /// The key of the stored value, or `nil` for an entry without a value.
  public var key: String? {
    self["Key"]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The value that applies until another one is stored.
  public var defaultValue: StoredValue? { self["DefaultValue"].flatMap { StoredValue($0) } }

  /// Whether a Boolean property is present and true.
  public func isTrue(_ name: String) -> Bool { self[name]?.bool == true }

  /// Whether the entry begins a group.
  var isGroup: Bool { type == "PSGroupSpecifier" || type == "PSGroup" }
}

extension StoredValue {
  /// Creates a value from a property list, or returns `nil` for data and dictionaries.
  public init?(_ list: PropertyList) {
    switch list {
    case .boolean(let value): self = .bool(value)
    case .integer(let value): self = .integer(value)
    case .real(let value): self = .number(value)
    case .string(let value), .date(let value): self = .text(value)
    case .array(let elements): self = .list(elements.compactMap { StoredValue($0) })
    case .data, .dictionary: return nil
    }
  }

  /// The value as a property list.
  public var propertyList: PropertyList {
    switch self {
    case .bool(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .number(let value): .real(value)
    case .text(let value): .string(value)
    case .list(let values): .array(values.map(\.propertyList))
    }
  }

  /// Returns whether two values are equal.
  ///
  /// An integer equals the same number with a fraction, but never a Boolean value or a text.
  func isSame(as other: StoredValue) -> Bool {
    switch (self, other) {
    case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
      Double(integer) == number
    default: self == other
    }
  }

  /// The value as text for a person.
  var text: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): JSONNumber(value)?.text ?? String(value)
    case .text(let value): value
    case .list(let values): values.map(\.text).joined(separator: ", ")
    }
  }
}
