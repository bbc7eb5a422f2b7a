/// The property of an object that a row shows and changes.
///
/// Rows of one kind that are bound to the same property are the same row, also when their objects
/// are made again. See ``RowLibrary/Binding/property`` and ``CellController/boundProperty``.
///
/// A key path with a subscript, such as `\.people[2].name`, names a place rather than a record, and
/// Swift holds two of them equal. So a property is only equal to one that was named by the very
/// same key path object: Swift makes one object for each key path literal without subscripts, and
/// others each time.
public struct BoundProperty: Hashable {
  private let object: ObjectIdentifier

  /// Kept, so that its address isn't used again.
  private let keyPath: AnyKeyPath

  /// Creates the name of a property of an object, which it doesn't keep.
  package init(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    self.object = ObjectIdentifier(object)
    self.keyPath = keyPath
  }

  public static func == (left: BoundProperty, right: BoundProperty) -> Bool {
    left.object == right.object && left.keyPath === right.keyPath
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(object)
    hasher.combine(ObjectIdentifier(keyPath))
  }
}
