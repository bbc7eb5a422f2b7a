/// A value of an app that a table shows: a contact, a call, a network.
///
/// Most types conform without further code. When models are loaded again, the table then knows
/// which ones are the same, and shows only the differences.
///
/// ```swift
/// struct Contact: Model, Identifiable {
///   let id: Int
///   var name: String
/// }
/// ```
///
/// A model that is also a ``RowKitCore/CellController`` is its own row. Models are not isolated to
/// an actor; a model that changes while it is visible should be isolated to the main actor.
public protocol Model {
  /// A stable identity across loads.
  ///
  /// The default is the `id` of an `Identifiable` model, otherwise the whole value if it is
  /// `Hashable`, otherwise `nil`: objects then match by identity, and values by position.
  var modelID: RowID? { get }

  /// The name of the type for handlers registered by name. The default is `nil`: ``ModelNaming``
  /// determines the name.
  static var modelName: String? { get }
}

extension Model {
  public var modelID: RowID? { nil }
  public static var modelName: String? { nil }
}

// None of these requires that the model be `Sendable`: whether a type is depends on its isolation, and
// where types are isolated to the main actor by default, that depends on its conformances.

extension Model where Self: Hashable {
  public var modelID: RowID? { RowID(ModelValue.sendable(self)) }
}

extension Model where Self: Identifiable, ID: Sendable {
  public var modelID: RowID? { RowID(id) }
}

extension Model where Self: Identifiable & Hashable, ID: Sendable {
  public var modelID: RowID? { RowID(id) }
}

private enum ModelValue {
  /// Returns a value as one that may be sent.
  ///
  /// `Sendable` has no members at run time. The identities of models stay on the main actor, where
  /// tables compare them.
  static func sendable(_ value: any Hashable) -> any Hashable & Sendable {
    // As an existential value, and not as what is in it.
    unsafeBitCast(value as any Hashable, to: (any Hashable & Sendable).self)
  }
}

// MARK: Comparing models

extension Model {
  /// Returns whether another model is equal: by `==` if both have the same equatable type,
  /// otherwise by object identity.
  func isEqual(to other: any Model) -> Bool {
    if let equatable = self as? any Equatable { return Self.areEqual(equatable, other) }
    return Self.object(self).map { $0 == Self.object(other) } ?? false
  }

  /// The identity of the model's row, or `nil` to match by position.
  var identity: RowID? { modelID ?? Self.object(self).map { RowID($0) } }

  private static func areEqual<Value: Equatable>(_ value: Value, _ other: any Model) -> Bool {
    (other as? Value) == value
  }

  private static func object(_ model: any Model) -> ObjectIdentifier? {
    guard type(of: model) is AnyObject.Type else { return nil }
    return ObjectIdentifier(model as AnyObject)
  }
}
