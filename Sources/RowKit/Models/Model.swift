/// Something of an app that a table shows: a contact, a call, a network.
///
/// Conforming takes no line for most types; the table then knows what stays the same when models
/// are loaded again, and shows what changed instead of everything anew.
///
/// ```swift
/// struct Contact: Model, Identifiable {
///   let id: Int
///   var name: String
/// }
/// ```
///
/// A model that is a ``CellController`` too is its own row and is used as it is. Models belong to no
/// actor by themselves; one that changes while it is shown should belong to the main actor.
public protocol Model {
  /// What makes it the same model after it was loaded again.
  ///
  /// By default the `id` of an `Identifiable` model, otherwise the whole value if it is `Hashable`,
  /// otherwise nil: then an object is told by itself, and a value by its place.
  var modelID: RowID? { get }

  /// What its kind is called where handlers are registered by name. By default nil:
  /// ``ModelNaming`` says.
  static var modelName: String? { get }
}

extension Model {
  public var modelID: RowID? { nil }
  public static var modelName: String? { nil }
}

extension Model where Self: Hashable & Sendable {
  public var modelID: RowID? { RowID(self) }
}

extension Model where Self: Identifiable, ID: Sendable {
  public var modelID: RowID? { RowID(id) }
}

extension Model where Self: Identifiable & Hashable & Sendable, ID: Sendable {
  public var modelID: RowID? { RowID(id) }
}

// MARK: Telling models apart

extension Model {
  /// Whether another model is equal: by `==` if both are of one type that has it, otherwise if it
  /// is the same object.
  func isEqual(to other: any Model) -> Bool {
    if let equatable = self as? any Equatable { return Self.areEqual(equatable, other) }
    return Self.object(self).map { $0 == Self.object(other) } ?? false
  }

  /// What makes a row of it the same after a change; nil lets its place tell.
  var identity: RowID? { modelID ?? Self.object(self).map { RowID($0) } }

  private static func areEqual<Value: Equatable>(_ value: Value, _ other: any Model) -> Bool {
    (other as? Value) == value
  }

  private static func object(_ model: any Model) -> ObjectIdentifier? {
    guard type(of: model) is AnyObject.Type else { return nil }
    return ObjectIdentifier(model as AnyObject)
  }
}
