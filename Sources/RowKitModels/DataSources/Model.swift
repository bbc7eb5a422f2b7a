/// A value of an app that a table shows: a contact, a call, a network.
///
/// Most types conform without further code. When models are loaded again, the table matches them by
/// their identity and shows the differences.
///
/// ```swift
/// struct Contact: Model, Identifiable {
///   let id: Int
///   var name: String
/// }
/// ```
///
/// A model that is also a ``RowKitRows/CellController`` is its own row. Models are not isolated to
/// an actor; a model that changes while it is visible should be isolated to the main actor.
public protocol Model {
  /// A stable identity across loads, among the models of its type.
  ///
  /// The default is the `id` of an `Identifiable` model if its `ID` is `Sendable`, otherwise `nil`.
  /// Models without an identity match by their whole value if they are `Hashable`. Other objects
  /// match by object identity, and other values by position.
  var modelID: RowID? { get }

  /// The name of the type for handlers registered by name. The default is `nil`: ``ModelNaming``
  /// determines the name.
  static var modelName: String? { get }
}

extension Model {
  public var modelID: RowID? { nil }
  public static var modelName: String? { nil }
}

// No default requires that the model be `Sendable`: where types are isolated to the main actor by
// default, whether a type is `Sendable` depends on its conformances.

extension Model where Self: Identifiable, ID: Sendable {
  public var modelID: RowID? { RowID(id) }
}

// MARK: Comparing models

extension Model {
  /// Returns whether another model is equal: by `==` if both have the same equatable type,
  /// otherwise by object identity.
  func isEqual(to other: any Model) -> Bool {
    if let equatable = self as? any Equatable { return Self.areEqual(equatable, other) }
    return objectIdentity.map { $0 == other.objectIdentity } ?? false
  }

  /// The identity of the object, or `nil` for a value.
  var objectIdentity: ObjectIdentifier? {
    guard type(of: self) is AnyObject.Type else { return nil }
    return ObjectIdentifier(self as AnyObject)
  }

  private static func areEqual<Value: Equatable>(_ value: Value, _ other: any Model) -> Bool {
    (other as? Value) == value
  }
}

/// A placeholder for models that are loading, missing, or failed to load.
///
/// Data sources put placeholders among their models. Placeholders have their own handlers, and are
/// never selected as models.
public enum ModelPlaceholder {
  /// Models are being loaded.
  case loading

  /// There are no models.
  case noResults

  /// The models could not be loaded.
  case failed(any Error)
}

// MARK: Model

extension ModelPlaceholder: Model {}
