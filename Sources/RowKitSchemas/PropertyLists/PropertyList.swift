import JSONText

/// A value in a property list.
///
/// ```swift
/// let list = try PropertyList(parsing: bytes)
/// let title = list["Title"]?.string
/// ```
package indirect enum PropertyList: Hashable, Sendable {
  case boolean(Bool)
  /// An integer: 64 bits with or without a sign, and up to 128 bits in a binary list.
  case integer(Int128)
  case real(Double)
  case string(String)
  /// A date in UTC, such as `2026-11-22T07:30:00Z`.
  case date(String)
  /// A date that no such text represents, as its file writes it: the seconds since 2001 in a binary list,
  /// and a text in XML.
  case otherDate([UInt8])
  case data([UInt8])
  /// The number of an object in an archive.
  case uid(UInt64)
  case array([PropertyList])
  case dictionary([Entry])

  /// A key of a dictionary with its value.
  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: PropertyList

    /// Creates an entry.
    package init(_ key: String, _ value: PropertyList) {
      self.key = key
      self.value = value
    }

    package static func == (left: Entry, right: Entry) -> Bool {
      left.key.isExactly(right.key) && left.value == right.value
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(value)
    }
  }

  /// The maximum nesting depth of values.
  package static let greatestDepth = 128

  /// Parses a property list, either XML or binary.
  ///
  /// - Throws: ``PropertyListError`` for the first error.
  package init(parsing bytes: [UInt8]) throws(PropertyListError) {
    if bytes.starts(with: BinaryPropertyListReader.mark) {
      var reader = try BinaryPropertyListReader(bytes)
      self = try reader.propertyList()
    } else {
      var reader = XMLPropertyListReader(try XMLDeclaration.utf8Text(of: bytes))
      self = try reader.propertyList()
    }
  }

  /// The integers that property lists in XML can represent.
  static let integers = Int128(Int64.min)...Int128(UInt64.max)

  // MARK: Contents

  /// The string, or `nil` for any other kind.
  package var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The elements of an array, or `nil` for any other kind.
  package var array: [PropertyList]? { if case .array(let value) = self { value } else { nil } }

  /// The entries of a dictionary, or `nil` for any other kind.
  package var entries: [Entry]? { if case .dictionary(let value) = self { value } else { nil } }

  /// The number, or `nil` for anything but a number.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// The Boolean reading of a Boolean value, a number, or a text such as `YES`, or `nil` for any
  /// other value.
  package var bool: Bool? {
    switch self {
    case .boolean(let value): value
    case .integer(let value): value != 0
    case .real(let value): value != 0
    case .string(let text):
      switch text.lowercased() {
      case "yes", "true", "1": true
      case "no", "false", "0", "": false
      default: nil
      }
    default: nil
    }
  }

  /// The value for a key of a dictionary, or `nil` if there is no such key or for any other kind.
  ///
  /// Of several entries with the same key, the last one counts.
  package subscript(key: String) -> PropertyList? {
    entries?.last { $0.key.isExactly(key) }?.value
  }
}

// MARK: Hashable

extension PropertyList {
  /// Returns whether two values are equal.
  ///
  /// Strings and keys are equal if their Unicode scalars are.
  package static func == (left: PropertyList, right: PropertyList) -> Bool {
    switch (left, right) {
    case (.boolean(let left), .boolean(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.string(let left), .string(let right)): left.isExactly(right)
    case (.date(let left), .date(let right)): left == right
    case (.otherDate(let left), .otherDate(let right)): left == right
    case (.data(let left), .data(let right)): left == right
    case (.uid(let left), .uid(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.dictionary(let left), .dictionary(let right)): left == right
    default: false
    }
  }
}
