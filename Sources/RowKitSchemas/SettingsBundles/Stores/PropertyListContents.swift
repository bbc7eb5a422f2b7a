import JSONText
import RowKitStorage

/// The contents of a settings file that is a property list.
///
/// All values but the changed ones stay as they are written.
package struct PropertyListContents: StoreContents {
  /// The form of the file.
  private enum Form {
    case xml(XMLPropertyListText)
    case binary(BinaryPropertyListFile)
  }

  private var form: Form?

  package init() {}

  package init?(parsing bytes: [UInt8]) throws(PropertyListError) {
    if bytes.starts(with: BinaryPropertyListReader.mark) {
      guard let file = try BinaryPropertyListFile(parsing: bytes) else { return nil }
      form = .binary(file)
    } else {
      guard let text = try XMLPropertyListText(parsing: bytes) else { return nil }
      form = .xml(text)
    }
  }

  package var bytes: [UInt8] {
    switch form {
    case .xml(let text): text.bytes
    case .binary(let file): file.bytes
    case nil: Array(XMLPropertyListWriter.text(of: .dictionary([])).utf8)
    }
  }

  package static func == (left: PropertyListContents, right: PropertyListContents) -> Bool {
    left.bytes == right.bytes
  }

  private var entries: [PropertyList.Entry] {
    switch form {
    case .xml(let text): text.entries
    case .binary(let file): file.entries
    case nil: []
    }
  }

  /// Returns the value of a name, the last one if it is repeated.
  package func value(of name: String) -> PropertyList? {
    entries.last { $0.key.isExactly(name) }?.value
  }

  package func canReplace(_ name: String) -> Bool {
    value(of: name).map(canHold) ?? true
  }

  package mutating func setValue(_ value: PropertyList?, of name: String) {
    switch form ?? (try? XMLPropertyListText(parsing: bytes)).flatMap({ $0 }).map(Form.xml) {
    case .xml(var text):
      text.setValue(value, of: name)
      form = .xml(text)
    case .binary(var file):
      file.setValue(value, of: name)
      form = .binary(file)
    case nil: return
    }
  }

  package func obstacle(to value: PropertyList, of name: String) -> String {
    guard let scalar = XMLPropertyListWriter.unwritableScalar(in: value, of: name) else {
      return "the new value has more than \(PropertyList.greatestDepth) levels, or is too large"
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "the new value contains the character U+\(code), which XML can't hold; remove it"
  }

  /// Returns whether settings can represent a value without loss.
  ///
  /// A date inside a list or a dictionary would become a text when another part of it is changed.
  private func canHold(_ value: PropertyList) -> Bool {
    if case .date = value { return true }
    return canHoldPart(value)
  }

  private func canHoldPart(_ value: PropertyList) -> Bool {
    switch value {
    case .boolean: true
    case .integer(let number): PropertyList.integers.contains(number)
    case .real(let number): number.isFinite
    case .string(let text): isExact(text)
    case .array(let elements): elements.allSatisfy(canHoldPart)
    case .dictionary(let entries): entries.allSatisfy { canHoldPart($0.value) }
    case .data, .date, .otherDate, .uid: false
    }
  }

  /// Returns whether a string is all that the file holds.
  ///
  /// In a binary file, the replacement character may stand for what no string can represent.
  private func isExact(_ text: String) -> Bool {
    guard case .binary = form else { return true }
    return !text.unicodeScalars.contains("\u{FFFD}")
  }
}

extension PropertyList: StoreValue {
  package var isScalar: Bool { array == nil && entries == nil }
}
