import JSONText
import RowKitStorage

/// The contents of a settings file that is a property list.
package struct PropertyListContents: StoreContents {
  private var entries: [PropertyList.Entry]

  package init() {
    entries = []
  }

  package init?(parsing bytes: [UInt8]) throws(PropertyListError) {
    guard let entries = try PropertyList(parsing: bytes).entries else { return nil }
    self.entries = entries
  }

  package var bytes: [UInt8] {
    Array(XMLPropertyListWriter.text(of: .dictionary(entries)).utf8)
  }

  package func value(of name: String) -> PropertyList? {
    entries.first { $0.key.isExactly(name) }?.value
  }

  package func canReplace(_ name: String) -> Bool {
    value(of: name).map(PropertyListContents.canHold) ?? true
  }

  package mutating func setValue(_ value: PropertyList?, of name: String) {
    let entry = value.map { PropertyList.Entry(name, $0) }
    guard let index = entries.firstIndex(where: { $0.key.isExactly(name) }) else {
      entries += entry.map { [$0] } ?? []
      return
    }
    if let entry { entries[index] = entry } else { entries.remove(at: index) }
  }

  /// Returns whether settings can represent a value without loss.
  ///
  /// A date inside a list or a dictionary would become a text when another part of it is changed.
  private static func canHold(_ value: PropertyList) -> Bool {
    if case .date = value { return true }
    return canHoldPart(value)
  }

  private static func canHoldPart(_ value: PropertyList) -> Bool {
    switch value {
    case .boolean, .integer, .string: true
    case .real(let number): number.isFinite
    case .array(let elements): elements.allSatisfy(canHoldPart)
    case .dictionary(let entries): entries.allSatisfy { canHoldPart($0.value) }
    case .data, .date: false
    }
  }
}

extension PropertyList: StoreValue {
  package var isScalar: Bool { array == nil && entries == nil }
}
