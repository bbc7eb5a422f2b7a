/// The property of an object that a row shows and changes.
///
/// Rows of one kind that are bound to the same property match, even if their objects are recreated.
/// See ``RowLibrary/Binding/property`` and ``CellController/boundProperty``.
///
/// A key path with a subscript, such as `\.people[2].name`, refers to a position in a collection,
/// and two of them compare equal. Therefore, properties are equal only if their key paths are one
/// object. Swift creates one object for each key path literal without subscripts, and a new object
/// at each evaluation of a literal with subscripts.
public struct BoundProperty: Hashable {
  private let object: ObjectIdentifier

  /// Kept, as the key paths of parts are, so that its address isn't used again; `nil` for a name.
  private let keyPath: AnyKeyPath?

  /// The name under which the object stores the value, or an empty text for a key path.
  private let name: String

  /// The key paths that lead from the property to a part of its value.
  private var parts: [AnyKeyPath] = []

  /// Creates the name of a property of an object, which it doesn't keep.
  package init(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    self.object = ObjectIdentifier(object)
    self.keyPath = keyPath
    name = ""
  }

  /// Creates the name of a value that an object, which it doesn't keep, stores under a name.
  package init(_ object: AnyObject, named name: String) {
    self.object = ObjectIdentifier(object)
    keyPath = nil
    self.name = name
  }

  /// Returns the name of a part of the property's value.
  package func appending(_ keyPath: AnyKeyPath) -> BoundProperty {
    var part = self
    part.parts.append(keyPath)
    return part
  }

  /// Returns whether another property is one of the same object, and not a part of another property.
  package func isOfSameObject(as other: BoundProperty) -> Bool {
    object == other.object && parts.count == other.parts.count
  }

  public static func == (left: BoundProperty, right: BoundProperty) -> Bool {
    left.object == right.object && left.keyPath === right.keyPath && left.name == right.name
      && left.parts.elementsEqual(right.parts, by: ===)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(object)
    hasher.combine(keyPath.map { ObjectIdentifier($0) })
    hasher.combine(name)
    for part in parts { hasher.combine(ObjectIdentifier(part)) }
  }
}
