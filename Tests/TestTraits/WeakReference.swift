/// A reference to an object that a test expects to go.
///
/// A `weak let` needs a newer compiler than the package.
public struct WeakReference {
  /// The object, or `nil` if it is gone.
  public private(set) weak var object: AnyObject?

  /// Creates a reference.
  public init(_ object: AnyObject?) { self.object = object }
}
