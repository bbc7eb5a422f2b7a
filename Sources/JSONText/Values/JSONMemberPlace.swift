/// A member of a JSON object, with the range of its bytes.
struct JSONMemberPlace {
  let member: JSONMember

  /// The range of the key, including the quotation marks.
  var key: Range<Int>

  var value: Range<Int>

  /// Whether the key was decoded without replacement characters.
  let isKeyExact: Bool

  /// Whether the value was decoded without replacement characters.
  let isValueExact: Bool
}
