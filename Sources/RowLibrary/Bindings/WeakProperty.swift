/// A property of an object that is not retained.
///
/// When the object is gone, the property keeps the value that was last read or set.
@MainActor final class WeakProperty<Root: AnyObject, Value> {
  private weak var object: Root?
  private let keyPath: KeyPath<Root, Value>
  private var last: Value?

  init(_ object: Root, _ keyPath: KeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  /// The value.
  ///
  /// It must have been read once while the object existed.
  var value: Value {
    if let object { last = object[keyPath: keyPath] }
    guard let last else {
      preconditionFailure(
        "A row that is bound to a screen must be shown by it, or be bound to a model instead.")
    }
    return last
  }

  /// Sets the value.
  func set(_ value: Value, through keyPath: ReferenceWritableKeyPath<Root, Value>) {
    last = value
    object?[keyPath: keyPath] = value
  }
}
