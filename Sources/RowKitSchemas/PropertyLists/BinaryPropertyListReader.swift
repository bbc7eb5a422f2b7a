/// A parser of binary property lists.
///
/// Each object is parsed once, however often it is referred to.
struct BinaryPropertyListReader {
  /// The first bytes of a binary property list.
  static let mark = Array("bplist".utf8)

  /// The maximum number of values, those that are referred to several times included.
  private static let greatestCount = 1_000_000

  /// The maximum number of bytes of texts and data that are written once and referred to often.
  private static let greatestSharedSize = 1 << 24

  /// A value with its extent when everything that is referred to is written out.
  private struct Object {
    var value: PropertyList

    /// The number of values.
    var count = 1

    /// The number of bytes of texts and data.
    var size = 0

    /// The number of values that lie in each other, this one included.
    var height = 1
  }

  /// The number of the outermost value.
  let top: Int

  private let bytes: [UInt8]
  private let objectCount: Int
  private let referenceSize: Int
  private let offsetSize: Int
  private let table: Int
  private var known: [Int: Object] = [:]
  private var open: Set<Int> = []

  /// Checks the trailer.
  init(_ bytes: [UInt8]) throws(PropertyListError) {
    self.bytes = bytes
    guard bytes.count >= 8 + 1 + 32 else {
      throw PropertyListError("the property list is too short.", at: .byte(bytes.count))
    }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    func number(_ offset: Int) -> Int? {
      BinaryPropertyListReader.number(bytes[trailer + offset..<trailer + offset + 8])
        .flatMap { Int(exactly: $0) }
    }
    guard let count = number(8), let top = number(16), let table = number(24),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize), count >= 1, top < count,
      table > 8, table < trailer, count <= (trailer - table) / offsetSize
    else {
      throw PropertyListError("the table of objects is damaged.", at: .byte(trailer))
    }
    objectCount = count
    self.top = top
    self.table = table
  }

  /// Parses the property list.
  mutating func propertyList() throws(PropertyListError) -> PropertyList {
    try object(top).value
  }

  // MARK: Objects

  private mutating func object(_ number: Int) throws(PropertyListError) -> Object {
    let offset = try offset(of: number)
    if let known = known[number] {
      try checkDepth(open.count + known.height, at: offset)
      return known
    }
    guard open.insert(number).inserted else {
      throw PropertyListError("object \(number) contains itself.", at: .byte(offset))
    }
    try checkDepth(open.count, at: offset)
    let result = try parse(offset)
    open.remove(number)
    known[number] = result
    return result
  }

  private func checkDepth(_ depth: Int, at offset: Int) throws(PropertyListError) {
    guard depth > PropertyList.greatestDepth else { return }
    throw PropertyListError(
      "values lie more than \(PropertyList.greatestDepth) deep in each other.",
      at: .byte(offset))
  }

  private func offset(of number: Int) throws(PropertyListError) -> Int {
    guard number < objectCount else {
      throw PropertyListError("object \(number) doesn't exist.", at: .byte(table))
    }
    let place = table + number * offsetSize
    guard
      let offset = BinaryPropertyListReader.number(bytes[place..<place + offsetSize])
        .flatMap({ Int(exactly: $0) }), offset >= 8, offset < table
    else { throw PropertyListError("object \(number) lies outside the file.", at: .byte(place)) }
    return offset
  }

  func writtenObject(
    _ number: Int
  ) throws(PropertyListError) -> BinaryPropertyListWriter.Object {
    let offset = try offset(of: number)
    let (kind, low) = (bytes[offset] & 0xF0, Int(bytes[offset] & 0x0F))
    let end: Int
    switch kind {
    case 0xA0, 0xC0, 0xD0:
      let (start, count) = try length(at: offset)
      guard kind == 0xD0 else {
        return .list(kind, try references(start, count, at: offset))
      }
      let parts = try references(start, count * 2, at: offset)
      return .dictionary(keys: Array(parts[..<count]), values: Array(parts[count...]))
    case 0x40, 0x50, 0x60:
      let (start, count) = try length(at: offset)
      end = start + (kind == 0x60 ? count * 2 : count)
    case 0x10, 0x20, 0x30: end = offset + 1 + (1 << low)
    case 0x80: end = offset + 2 + low
    default: end = offset + 1
    }
    return .leaf(Array(try part(offset, end - offset, at: offset)))
  }

  private mutating func parse(_ offset: Int) throws(PropertyListError) -> Object {
    switch bytes[offset] >> 4 {
    case 0x4:
      let (start, count) = try length(at: offset)
      let part = try part(start, count, at: offset)
      return Object(value: .data(Array(part)), size: part.count)
    case 0x5:
      let (start, count) = try length(at: offset)
      let part = try part(start, count, at: offset)
      return Object(value: .string(String(decoding: part, as: UTF8.self)), size: part.count)
    case 0x6:
      let text = try utf16(at: offset)
      return Object(value: .string(text), size: text.utf8.count)
    case 0xA, 0xC: return try array(at: offset)
    case 0xD: return try dictionary(at: offset)
    default: return Object(value: try scalar(at: offset))
    }
  }

  /// Parses a Boolean value, a number or a date.
  private func scalar(at offset: Int) throws(PropertyListError) -> PropertyList {
    let low = Int(bytes[offset] & 0x0F)
    switch bytes[offset] >> 4 {
    case 0x0 where low == 8 || low == 9: return .boolean(low == 9)
    case 0x1 where low <= 4: return try integer(at: offset, size: 1 << low)
    case 0x2 where low == 2 || low == 3: return .real(try real(at: offset, size: 1 << low))
    case 0x3 where low == 3:
      let seconds = try real(at: offset, size: 8)
      if let text = PropertyListDate.text(secondsSince2001: seconds) { return .date(text) }
      return .otherDate(Array(try part(offset + 1, 8, at: offset)))
    case 0x8 where low < 8:
      let part = try part(offset + 1, low + 1, at: offset)
      return .uid(BinaryPropertyListReader.number(part) ?? 0)
    default:
      throw PropertyListError("there is no value of kind \(bytes[offset]).", at: .byte(offset))
    }
  }

  private func integer(at offset: Int, size: Int) throws(PropertyListError) -> PropertyList {
    let part = try part(offset + 1, size, at: offset)
    // Integers of 8 and 16 bytes are signed, shorter ones are not.
    let bits = part.reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
    return .integer(
      size == 8 ? Int128(Int64(truncatingIfNeeded: bits)) : Int128(truncatingIfNeeded: bits))
  }

  private func real(at offset: Int, size: Int) throws(PropertyListError) -> Double {
    let part = try part(offset + 1, size, at: offset)
    let bits = BinaryPropertyListReader.number(part) ?? 0
    return size == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  private func utf16(at offset: Int) throws(PropertyListError) -> String {
    let (start, count) = try length(at: offset)
    guard count <= bytes.count / 2 else {
      throw PropertyListError("the text lies outside the file.", at: .byte(offset))
    }
    let part = try part(start, count * 2, at: offset)
    let units = stride(from: part.startIndex, to: part.endIndex, by: 2).map {
      UInt16(part[$0]) << 8 | UInt16(part[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: Containers

  private mutating func array(at offset: Int) throws(PropertyListError) -> Object {
    let (start, count) = try length(at: offset)
    var elements: [PropertyList] = []
    var extent = Object(value: .array([]))
    for reference in try references(start, count, at: offset) {
      let element = try object(reference)
      elements.append(element.value)
      try add(element, to: &extent, at: offset)
    }
    extent.value = .array(elements)
    return extent
  }

  private mutating func dictionary(at offset: Int) throws(PropertyListError) -> Object {
    let (start, count) = try length(at: offset)
    guard count <= bytes.count else {
      throw PropertyListError("the dictionary lies outside the file.", at: .byte(offset))
    }
    let references = try references(start, count * 2, at: offset)
    var entries: [PropertyList.Entry] = []
    var extent = Object(value: .dictionary([]))
    for (key, value) in zip(references[..<count], references[count...]) {
      var key = try object(key)
      guard case .string(let text) = key.value else {
        throw PropertyListError("a key is no text.", at: .byte(offset))
      }
      let value = try object(value)
      entries.append(PropertyList.Entry(text, value.value))
      key.count = 0
      try add(key, to: &extent, at: offset)
      try add(value, to: &extent, at: offset)
    }
    extent.value = .dictionary(entries)
    return extent
  }

  /// Adds the extent of a part to that of its container.
  ///
  /// A list that writes each of its texts once is at most one and a half times as large as its file.
  private func add(
    _ part: Object, to container: inout Object, at offset: Int
  ) throws(PropertyListError) {
    container.count += part.count
    container.size += part.size
    container.height = max(container.height, part.height + 1)
    guard container.count <= BinaryPropertyListReader.greatestCount else {
      throw PropertyListError("the property list has too many values.", at: .byte(offset))
    }
    guard container.size <= max(BinaryPropertyListReader.greatestSharedSize, bytes.count * 2) else {
      throw PropertyListError("the property list has too much text and data.", at: .byte(offset))
    }
  }

  private func references(
    _ start: Int, _ count: Int, at offset: Int
  ) throws(PropertyListError) -> [Int] {
    guard count <= bytes.count else {
      throw PropertyListError("the container lies outside the file.", at: .byte(offset))
    }
    let part = try part(start, count * referenceSize, at: offset)
    return stride(from: part.startIndex, to: part.endIndex, by: referenceSize).map { place in
      BinaryPropertyListReader.number(part[place..<place + referenceSize])
        .flatMap { Int(exactly: $0) } ?? .max
    }
  }

  // MARK: Bytes

  /// Returns the offset and the length of an object's contents.
  private func length(at offset: Int) throws(PropertyListError) -> (start: Int, count: Int) {
    let low = Int(bytes[offset] & 0x0F)
    guard low == 15 else { return (offset + 1, low) }
    guard offset + 1 < table, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0x0F <= 3,
      case .integer(let count) = try integer(at: offset + 1, size: 1 << Int(bytes[offset + 1] & 3)),
      let count = Int(exactly: count), count >= 0
    else { throw PropertyListError("the length is damaged.", at: .byte(offset)) }
    let size = 1 << Int(bytes[offset + 1] & 3)
    return (offset + 2 + size, count)
  }

  private func part(
    _ start: Int, _ count: Int, at offset: Int
  ) throws(PropertyListError) -> ArraySlice<UInt8> {
    guard start <= table, count <= table - start else {
      throw PropertyListError("the value lies outside the file.", at: .byte(offset))
    }
    return bytes[start..<start + count]
  }

  /// Returns the value of up to 8 bytes, or `nil` for more.
  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64? {
    guard bytes.count <= 8 else { return nil }
    return bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
