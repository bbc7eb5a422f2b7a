/// A member of a JSON object and the bytes it was read from.
struct JSONMemberPlace {
  /// The member.
  let member: JSONMember

  /// The bytes of its key, with the quotation marks.
  var key: Range<Int>

  /// The bytes of its value.
  var value: Range<Int>

  /// Whether the key was read without replacing anything.
  let isKeyExact: Bool

  /// Whether the value was read without replacing anything.
  let isValueExact: Bool
}
