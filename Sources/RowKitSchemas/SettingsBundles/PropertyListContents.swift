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

  package func canReplace(_ name: String, by new: PropertyList?) -> Bool {
    guard let value = value(of: name), !PropertyListContents.canHold(value) else { return true }
    // Only those who read the dictionaries of a list write a list with dictionaries.
    guard case .array(let elements) = value, case .array(let others)? = new else { return false }
    return elements.allSatisfy(PropertyListContents.canHoldElement)
      && others.contains { $0.entries != nil }
  }

  /// Returns whether an element of a list can be read without loss by those who read dictionaries.
  private static func canHoldElement(_ value: PropertyList) -> Bool {
    guard let entries = value.entries else { return canHold(value) }
    var keys: Set<[UInt8]> = []
    return entries.allSatisfy { keys.insert(Array($0.key.utf8)).inserted && canHold($0.value) }
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
    case .boolean, .integer, .real, .string, .date: true
    case .array(let elements): elements.allSatisfy(canHold)
    case .data, .dictionary: false
    }
  }
}
