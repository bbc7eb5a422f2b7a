import JSONText

/// A dictionary in XML as bytes, with entries that can be set and removed one by one.
///
/// All bytes outside a changed entry stay unchanged: comments, the order, and the spelling of values.
struct XMLPropertyListText {
  /// The entries, in order.
  private(set) var entries: [PropertyList.Entry]

  /// The bytes of the file until an entry is changed.
  private var unchanged: [UInt8]?

  /// The byte order mark of a text in UTF-8, or nothing.
  private let mark: ArraySlice<UInt8>

  /// The text in UTF-8, which may declare the encoding that it had in the file.
  private var text: [UInt8]

  private var places: [XMLPropertyListReader.Place]
  private var root: Range<Int>

  /// Parses a text, or returns `nil` if its value is no dictionary.
  ///
  /// A text in another encoding becomes UTF-8 when it is first changed.
  init?(parsing bytes: [UInt8]) throws(PropertyListError) {
    text = try XMLDeclaration.utf8Text(of: bytes)
    mark = bytes.prefix(bytes.starts(with: UnicodeText.mark) ? UnicodeText.mark.count : 0)
    unchanged = bytes
    var reader = XMLPropertyListReader(text)
    guard let entries = try reader.propertyList().entries else { return nil }
    self.entries = entries
    (places, root) = (reader.places, reader.root)
  }

  /// The bytes of the whole file.
  var bytes: [UInt8] { unchanged ?? mark + XMLDeclaration.declaringUTF8(text) }

  // MARK: Changing

  /// Sets the value of a key, or removes the key if the value is `nil`.
  ///
  /// A new key is added at the end, and of a repeated one the last value is changed, which is the one that
  /// is read. Setting an equal value changes no bytes, and neither does setting one that XML can't represent.
  mutating func setValue(_ value: PropertyList?, of key: String) {
    if let value, XMLPropertyListWriter.unwritableScalar(in: value, of: key) != nil { return }
    switch (entries.lastIndex { $0.key.isExactly(key) }, value) {
    case (let index?, let value?):
      guard entries[index].value != value else { return }
      replaceValue(at: index, with: value)
    case (nil, let value?): append(key, value)
    case (_, nil): remove(key)
    }
  }

  private mutating func replaceValue(at index: Int, with value: PropertyList) {
    let place = places[index]
    let elements = XMLPropertyListWriter.elements(
      of: value, indentation: indentation(at: place.value.lowerBound))
    guard let read = XMLPropertyListText.entry("<key/>", elements) else { return }
    splice(place.value, with: elements)
    let end = place.value.lowerBound + elements.utf8.count
    places[index] = XMLPropertyListReader.Place(
      key: place.key, value: place.value.lowerBound..<end)
    entries[index] = PropertyList.Entry(entries[index].key, read.value)
  }

  /// Removes all entries with a key, so that none is read then.
  private mutating func remove(_ key: String) {
    for index in entries.indices.reversed() where entries[index].key.isExactly(key) {
      let place = places.remove(at: index)
      entries.remove(at: index)
      splice(startOfSpace(before: place.key.lowerBound)..<place.value.upperBound, with: "")
    }
  }

  private mutating func append(_ key: String, _ value: PropertyList) {
    let end = text[root].lastIndex(of: UInt8(ascii: "<")) ?? root.lowerBound
    let indentation = indentation(at: root.lowerBound)
    guard end > root.lowerBound else {
      let dictionary = PropertyList.dictionary([PropertyList.Entry(key, value)])
      let elements = XMLPropertyListWriter.elements(of: dictionary, indentation: indentation)
      return replaceAll(with: elements)
    }
    let start = startOfSpace(before: end)
    let standard = "\n\(indentation)\t"
    let space = places.last.map { lineBreak(before: $0.key.lowerBound) } ?? standard
    let between = places.last.map { lineBreak(before: $0.value.lowerBound) } ?? standard
    let inner = String(space.drop { $0.isNewline })
    let elements = XMLPropertyListWriter.elements(of: value, indentation: inner)
    let keyElement = XMLPropertyListWriter.element(ofKey: key)
    guard let read = XMLPropertyListText.entry(keyElement, elements) else { return }
    let isAlone = places.isEmpty && !text[start..<end].contains(UInt8(ascii: "\n"))
    splice(
      start..<start,
      with: space + keyElement + between + elements + (isAlone ? "\n\(indentation)" : ""))
    let keyStart = start + space.utf8.count
    let keyEnd = keyStart + keyElement.utf8.count
    let valueStart = keyEnd + between.utf8.count
    places.append(
      XMLPropertyListReader.Place(
        key: keyStart..<keyEnd, value: valueStart..<valueStart + elements.utf8.count))
    entries.append(read)
  }

  /// Replaces the dictionary by an element, and reads the result.
  private mutating func replaceAll(with element: String) {
    var changed = text
    changed.replaceSubrange(root, with: element.utf8)
    var reader = XMLPropertyListReader(changed)
    guard let entries = try? reader.propertyList().entries else { return }
    self.entries = entries
    (places, root) = (reader.places, reader.root)
    text = changed
    unchanged = nil
  }

  /// Replaces a range of bytes within the dictionary, and moves the places after it.
  private mutating func splice(_ range: Range<Int>, with elements: String) {
    unchanged = nil
    text.replaceSubrange(range, with: elements.utf8)
    let distance = elements.utf8.count - range.count
    root = root.lowerBound..<root.upperBound + distance
    guard distance != 0 else { return }
    let start = places.firstIndex { $0.key.lowerBound >= range.upperBound } ?? places.endIndex
    for index in start..<places.endIndex { places[index] = places[index].moved(by: distance) }
  }

  /// Returns the entry of elements as it is read again, or `nil` if it can't be, such as a value that is too
  /// deep.
  private static func entry(_ key: String, _ value: String) -> PropertyList.Entry? {
    var reader = XMLPropertyListReader(Array("<plist><dict>\(key)\(value)</dict></plist>".utf8))
    return (try? reader.propertyList())?.entries?.first
  }

  // MARK: Layout

  /// Returns the start of the white space that ends at an index.
  private func startOfSpace(before index: Int) -> Int {
    text[..<index].lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { $0 + 1 } ?? 0
  }

  /// Returns the white space before an index, without blank lines.
  private func lineBreak(before index: Int) -> String {
    let space = String(decoding: text[startOfSpace(before: index)..<index], as: UTF8.self)
    return space.lastIndex { $0.isNewline }.map { String(space[$0...]) } ?? space
  }

  /// Returns the white space at the start of the line with an index.
  private func indentation(at index: Int) -> String {
    let start = text[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(
      decoding: text[start..<index].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}
