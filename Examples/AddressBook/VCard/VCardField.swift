/// The properties of a card that matter to an address book of telephone numbers.
enum VCardField {
  case begin, end, agent
  case name, formattedName, nickname, organization, showsAs, kind
  case telephone, label

  /// A property that only the page of a contact shows.
  case other

  /// Returns the property that a header names, or nil for one that says something about the card
  /// instead of the contact.
  ///
  /// The name is case-insensitive and may have a group prefix.
  init?(header: Slice<UnsafeRawBufferPointer>) {
    var name = header
    if let semicolon = header.firstIndex(of: UInt8(ascii: ";")) { name = header[..<semicolon] }
    if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name[(dot + 1)...] }
    // Concatenated files have byte order marks in the middle.
    if name.first == 0xEF, name.begins(with: "\u{FEFF}") { name = name.dropFirst(3) }
    if name.first?.isBlank == true || name.last?.isBlank == true { name = name.trimmed }
    if let field = Self.named(name) {
      self = field
    } else if name.isEmpty || Self.technical.contains(where: { name.spells($0) }) {
      return nil
    } else {
      self = .other
    }
  }

  /// The properties that describe the card itself.
  private static let technical: [StaticString] = ["version", "prodid", "rev", "uid", "x-abuid"]

  private static func named(_ name: Slice<UnsafeRawBufferPointer>) -> VCardField? {
    switch name.count {
    case 1: name.spells("n") ? .name : nil
    case 2: name.spells("fn") ? .formattedName : nil
    case 3: ofThreeLetters(name)
    case 4: name.spells("kind") ? .kind : nil
    case 5: name.spells("begin") ? .begin : name.spells("agent") ? .agent : nil
    case 8: name.spells("nickname") ? .nickname : nil
    case 9: name.spells("x-ablabel") ? .label : nil
    case 10: name.spells("x-abshowas") ? .showsAs : nil
    case 24: name.spells("x-addressbookserver-kind") ? .kind : nil
    default: nil
    }
  }

  private static func ofThreeLetters(_ name: Slice<UnsafeRawBufferPointer>) -> VCardField? {
    if name.spells("tel") { return .telephone }
    if name.spells("org") { return .organization }
    return name.spells("end") ? .end : nil
  }
}
