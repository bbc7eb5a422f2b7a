import JSONSchema
import JSONText

/// The values that forms begin with.
enum SchemaDefaults {
  /// Returns the value for a new branch, element or member: a constant, a valid default, or a
  /// container with what it requires.
  ///
  /// Returns `nil` if the schema doesn't determine a value.
  ///
  /// - Parameters:
  ///   - place: The place in the schema.
  ///   - former: The value to take fitting members from.
  /// - Returns: The value.
  static func value(at place: SchemaPlace, replacing former: JSONValue? = nil) -> JSONValue? {
    var room = Room()
    return value(at: place, replacing: former, &room)
  }

  /// The values that may still be made, since objects that require each other have no end.
  private struct Room {
    /// The number of values in each other.
    var depth = 16

    /// The number of values.
    var count = 1_000
  }

  private static func value(
    at place: SchemaPlace, replacing former: JSONValue?, _ room: inout Room
  ) -> JSONValue? {
    guard room.depth > 0, room.count > 0 else { return nil }
    room.count -= 1
    room.depth -= 1
    defer { room.depth += 1 }
    if let former, place.isValid(former) { return former }
    let shape = SchemaShape(place, former)
    if let choices = shape.choices, choices.count == 1 { return choices[0].value }
    if let value = shape.rules?.defaultValue, place.isValid(value) { return value }
    switch shape.type {
    case .object: return object(shape, replacing: former, &room)
    case .array: return JSONValue(.array([]))
    default: return nil
    }
  }

  /// Returns the value after another branch of a union was chosen.
  ///
  /// An object keeps the members that the left branch doesn't describe, such as those of the object itself, and
  /// those that both branches describe and the chosen one accepts.
  ///
  /// - Parameters:
  ///   - chosen: The chosen branch.
  ///   - left: The branch that is left, or `nil` if none was chosen.
  ///   - former: The value so far.
  ///   - parked: The value that the chosen branch had when it was last left, or `nil` if it wasn't.
  /// - Returns: The value.
  static func value(
    at chosen: SchemaPlace, leaving left: SchemaPlace?, replacing former: JSONValue?,
    parked: JSONValue?
  ) -> JSONValue? {
    if parked == nil, let former, chosen.isValid(former) { return former }
    guard let own = parked ?? value(at: chosen, replacing: former) else { return nil }
    guard let ownMembers = own.members, let formerMembers = former?.members else { return own }
    let shape = SchemaShape(chosen, own)
    let leftShape = left.map { SchemaShape($0, former) }
    let kept = formerMembers.filter { member in
      if let described = shape.members.first(where: { $0.key.isExactly(member.key) }) {
        return described.place.isValid(member.value)
      }
      return shape.allowsOthers && leftShape?.member(member.key) == nil
    }
    let others = ownMembers.filter { member in
      // A member of the object itself that isn't there any more was removed in the left branch, by a
      // person or because the branch doesn't allow it.
      let isOwn = shape.member(member.key) != nil
      return (isOwn || leftShape?.rules?.allowsMember(member.key) == false)
        && !kept.contains { $0.key.isExactly(member.key) }
    }
    return JSONValue(.object(kept + others))
  }

  private static func object(
    _ shape: SchemaShape, replacing former: JSONValue?, _ room: inout Room
  ) -> JSONValue {
    var members: [JSONMember] = []
    let described = shape.members
    for member in described {
      if let value = former?[member.key], member.place.isValid(value) {
        members.append(JSONMember(member.key, value))
      } else if member.isRequired,
        let value = value(at: member.place, replacing: nil, &room)
      {
        members.append(JSONMember(member.key, value))
      }
    }
    // Undeclared members stay if the object is open and declares nothing.
    if shape.allowsOthers, described.isEmpty { members += former?.members ?? [] }
    return JSONValue(.object(members))
  }

  /// Returns a value for a new element: an empty one of its type if the schema determines none.
  static func element(at place: SchemaPlace?) -> JSONValue {
    guard var place else { return empty(nil) }
    // Branches that lead to each other have no end.
    for _ in 0..<Room().depth {
      if let value = value(at: place) { return value }
      let shape = SchemaShape(place, nil)
      if let first = shape.choices?.first { return first.value }
      guard let branch = shape.unions.first?.branches.first else {
        return empty(shape.rules?.types == [.null] ? .null : shape.type)
      }
      place = branch.place
    }
    return empty(nil)
  }

  /// Returns the empty value of a type, which is text for any type.
  static func empty(_ type: ValueType?) -> JSONValue {
    switch type {
    case .null: JSONValue(.null)
    case .boolean: JSONValue(.bool(false))
    case .integer, .number: JSONValue(.number(JSONNumber(0)))
    case .array: JSONValue(.array([]))
    case .object: JSONValue(.object([]))
    case .string, nil: JSONValue(.string(""))
    }
  }

  /// Returns a value of a type that takes the place of another.
  ///
  /// A text keeps the characters of a number, and a number those of a text that is one. A list takes
  /// the value as its only element, and a list of one element gives it back. Otherwise the value is
  /// a new one.
  static func value(like former: JSONValue?, of type: ValueType, at place: SchemaPlace?)
    -> JSONValue
  {
    guard let former, !former.isNull, type != .object else { return new(type, at: place) }
    if let only = former.array, only.count == 1, has(only[0], type) { return only[0] }
    switch type {
    case .string:
      let isScalar = former.array == nil && former.members == nil
      return isScalar ? JSONValue(.string(former.string ?? former.description)) : empty(type)
    case .boolean, .integer, .number:
      guard let text = former.string, let value = try? JSONValue(parsing: text) else { break }
      if has(value, type) { return value }
    case .array: return JSONValue(.array([former]))
    case .null, .object: break
    }
    return empty(type)
  }

  private static func has(_ value: JSONValue, _ type: ValueType) -> Bool {
    ValueType(of: value).isAmong([type])
  }

  /// Returns an object with the members that the schema determines, or an empty value of another type.
  private static func new(_ type: ValueType, at place: SchemaPlace?) -> JSONValue {
    guard type == .object, let place else { return empty(type) }
    var room = Room()
    return object(SchemaShape(place, empty(type)), replacing: nil, &room)
  }
}
