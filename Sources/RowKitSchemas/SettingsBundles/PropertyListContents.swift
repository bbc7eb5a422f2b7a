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

  /// Returns the value of a name, or `nil` if there is none.
  func value(of name: String) -> PropertyList? {
    entries.first { $0.key == name }?.value
  }

  package func contains(_ name: String) -> Bool { value(of: name) != nil }

  package func canReplace(_ name: String) -> Bool {
    value(of: name).map(PropertyListContents.canHold) ?? true
  }

  package mutating func setValue(_ value: PropertyList?, of name: String) {
    let entry = value.map { PropertyList.Entry(name, $0) }
    guard let index = entries.firstIndex(where: { $0.key == name }) else {
      entries += entry.map { [$0] } ?? []
      return
    }
    if let entry { entries[index] = entry } else { entries.remove(at: index) }
  }

  /// Returns whether settings can represent a value without loss.
  private static func canHold(_ value: PropertyList) -> Bool {
    switch value {
    case .boolean, .integer, .string, .date: true
    case .real(let number): number.isFinite
    case .array(let elements): elements.allSatisfy(canHold)
    case .dictionary(let entries): entries.allSatisfy { canHold($0.value) }
    case .data: false
    }
  }
}
