/// A JSON object as bytes, with members that can be set and removed one by one.
///
/// All bytes outside a changed member stay unchanged: the order, the indentation, the spelling of
/// numbers, and text that a `String` can't represent, such as half of a surrogate pair or invalid
/// UTF-8.
package struct JSONObjectText: Sendable {
  /// The bytes of the whole text.
  package private(set) var bytes: [UInt8]

  private var places: [JSONMemberPlace]

  /// Creates an object without members.
  package init() {
    bytes = Array("{}\n".utf8)
    places = []
  }

  /// Parses a text, or returns `nil` if its value is not an object.
  ///
  /// - Throws: ``JSONError`` for the first error in the text.
  package init?(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    guard let places = try reader.documentObject() else { return nil }
    self.bytes = bytes
    self.places = places
  }

  // MARK: Reading

  /// The members, in order.
  package var members: [JSONMember] { places.map(\.member) }

  /// Whether the whole text is valid UTF-8.
  package var isUTF8: Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// Returns the value for a key, or `nil` if there is no such key.
  package func value(of key: String) -> JSONValue? {
    index(of: key).map { places[$0].member.value }
  }

  /// Returns whether the value for a key was decoded without replacement characters.
  ///
  /// The result is `true` if there is no such key.
  package func isExact(_ key: String) -> Bool {
    index(of: key).map { places[$0].isValueExact } ?? true
  }

  /// Returns the index of a key.
  ///
  /// Keys are equal if their bytes are, even where strings with the same characters would be.
  private func index(of key: String) -> Int? {
    places.firstIndex { place in
      place.isKeyExact && place.member.key.isExactly(key)
    }
  }

  // MARK: Changing

  /// Sets the value for a key, or removes the key if the value is `nil`.
  ///
  /// A new key is added at the end. Setting an equal value changes no bytes, and neither does setting a value
  /// that couldn't be read again.
  package mutating func setValue(_ value: JSONValue?, of key: String) {
    guard value?.isReadable(inside: 1) ?? true else { return }
    switch (index(of: key), value) {
    case (let index?, let value?):
      guard places[index].member.value != value else { return }
      replace(index, with: value)
    case (let index?, nil): remove(index)
    case (nil, let value?): append(key, value)
    case (nil, nil): return
    }
  }

  private mutating func replace(_ index: Int, with value: JSONValue) {
    let place = places[index]
    let text = text(of: value, after: space(before: place))
    splice(place.value, text)
    places[index] = JSONMemberPlace(
      member: JSONMember(place.member.key, value, at: place.member.position), key: place.key,
      value: place.value.lowerBound..<place.value.lowerBound + text.count,
      isKeyExact: true, isValueExact: true)
  }

  private mutating func remove(_ index: Int) {
    let place = places.remove(at: index)
    let range: Range<Int>
    if index < places.count {
      range = place.key.lowerBound..<places[index].key.lowerBound
    } else if let former = places.last {
      range = former.value.upperBound..<place.value.upperBound
    } else {
      range = inside(around: place)
    }
    splice(range, [])
  }

  private mutating func append(_ key: String, _ value: JSONValue) {
    let name = Array(JSONValue(.string(key)).description.utf8)
    let last = places.last
    let space = last.map { self.space(before: $0) } ?? Array("\n  ".utf8)
    let start = last?.value.upperBound ?? emptyInside.lowerBound
    var text = last == nil ? space : [UInt8(ascii: ",")] + space
    let keyStart = start + text.count
    text += name + Array(": ".utf8)
    let valueStart = start + text.count
    text += self.text(of: value, after: space)
    let end = start + text.count
    if last == nil { text.append(UInt8(ascii: "\n")) }
    splice(last == nil ? emptyInside : start..<start, text)
    places.append(
      JSONMemberPlace(
        member: JSONMember(key, value), key: keyStart..<keyStart + name.count,
        value: valueStart..<end, isKeyExact: true, isValueExact: true))
  }

  /// Replaces a range of bytes and shifts the places after it.
  private mutating func splice(_ range: Range<Int>, _ text: [UInt8]) {
    bytes.replaceSubrange(range, with: text)
    let distance = text.count - range.count
    for index in places.indices where places[index].key.lowerBound >= range.upperBound {
      places[index].key = places[index].key.moved(by: distance)
      places[index].value = places[index].value.moved(by: distance)
    }
  }

  // MARK: Layout

  /// Returns the text of a value, with its lines indented like the member it belongs to.
  private func text(of value: JSONValue, after space: [UInt8]) -> [UInt8] {
    guard let lineBreak = space.lastIndex(of: UInt8(ascii: "\n")) else {
      return Array(value.description.utf8)
    }
    let indentation = space[(lineBreak + 1)...]
    return value.indentedText.utf8.flatMap { byte in
      byte == UInt8(ascii: "\n") ? [byte] + indentation : [byte]
    }
  }

  /// Returns the space between a member and the comma or brace before it.
  private func space(before place: JSONMemberPlace) -> [UInt8] {
    let end = place.key.lowerBound
    let start = bytes[..<end].lastIndex { !JSONTrivia.isSpace($0) } ?? 0
    return Array(bytes[start + 1..<end])
  }

  /// Returns the range between the braces of an object with one member.
  private func inside(around place: JSONMemberPlace) -> Range<Int> {
    let end = bytes[place.value.upperBound...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
    return place.key.lowerBound - space(before: place).count..<end
  }

  /// The range between the braces of an object without members.
  private var emptyInside: Range<Int> {
    let start = bytes.firstIndex(of: UInt8(ascii: "{")).map { $0 + 1 } ?? 0
    return start..<(bytes[start...].firstIndex(of: UInt8(ascii: "}")) ?? start)
  }
}

extension JSONValue {
  /// Returns whether the value can be read again inside a number of other values.
  ///
  /// None of its parts may be too deep, and no object may have a key twice.
  fileprivate func isReadable(inside depth: Int) -> Bool {
    switch content {
    case .null, .bool, .number, .string: return true
    case .array(let elements):
      guard depth < JSONValue.greatestDepth else { return false }
      return elements.allSatisfy { $0.isReadable(inside: depth + 1) }
    case .object(let members):
      guard depth < JSONValue.greatestDepth,
        Set(members.map { ExactString($0.key) }).count == members.count
      else { return false }
      return members.allSatisfy { $0.value.isReadable(inside: depth + 1) }
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
