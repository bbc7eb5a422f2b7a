/// A reader of what a ``PackedWriter`` wrote, in the same order.
struct PackedReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Reads a number.
  mutating func number() -> Int {
    let first = bytes[position]
    if first < 0x80 {
      position += 1
      return Int(first)
    }
    var number: UInt = 0
    var shift: UInt = 0
    while bytes[position] >= 0x80 {
      number |= UInt(bytes[position] & 0x7F) << shift
      shift += 7
      position += 1
    }
    number |= UInt(bytes[position]) << shift
    position += 1
    return Int(bitPattern: number)
  }

  /// Reads a text, or nil if none was written.
  mutating func text() -> String? {
    place().map(text)
  }

  /// Reads a text, or an empty one if none was written.
  mutating func word() -> String { text() ?? "" }

  /// Reads over a text and returns the positions of its bytes, or nil if none was written.
  mutating func place() -> Range<Int>? {
    let count = number()
    guard count > 0 else { return nil }
    defer { position += count - 1 }
    return position..<(position + count - 1)
  }

  /// Reads over a text and returns the positions of its bytes, which are none for no text.
  mutating func range() -> Range<Int> { place() ?? 0..<0 }

  /// Continues at a position where something was written.
  mutating func skip(to position: Int) {
    self.position = position
  }

  /// Returns the text at positions.
  func text(at range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

// MARK: Contacts

extension PackedReader {
  /// The beginning of the record of a contact.
  struct Header {
    let listedName: Contact.ListedName
    let isOrganization: Bool
    let phones: Int

    /// The key of the name under which all numbers of the contact are listed.
    let name: PackedName?
  }

  /// Reads the beginning of the record of a contact.
  mutating func header() -> Header {
    let form = number()
    let listedName = Contact.ListedName(rawValue: form >> 1) ?? .number
    let phones = number()
    return Header(
      listedName: listedName, isOrganization: form & 1 == 1, phones: phones,
      name: listedName == .number || phones == 0 ? nil : name())
  }

  /// Reads a number of a contact.
  mutating func phone(_ listedName: Contact.ListedName) -> Contact.Phone {
    let kind = text()
    let phone = Contact.Phone(kind: kind, number: word())
    _ = place()
    if listedName == .number { _ = name() }
    return phone
  }

  /// Reads over a number of a contact and returns the key to sort it by.
  mutating func key(_ header: Header) -> PackedKey {
    let kind = range()
    _ = place()
    let kindKey = place() ?? kind
    let none = PackedName(last: 0..<0, first: 0..<0, isPlain: true)
    let name = header.name ?? (header.listedName == .number ? name() : none)
    return PackedKey(bytes: bytes, name: name, kind: kindKey)
  }

  private mutating func name() -> PackedName {
    let isPlain = number() == 1
    let last = range()
    return PackedName(last: last, first: range(), isPlain: isPlain)
  }
}
