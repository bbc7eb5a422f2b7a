import ListChanges
package import RowKit

/// A value of a settings file, which may be a list of others.
package protocol StoreValue: Equatable, Sendable {
  /// The elements of a list, or `nil` for any other kind.
  var array: [Self]? { get }

  /// Whether the value has no parts.
  var isScalar: Bool { get }

  /// Returns a list.
  static func array(_ elements: [Self]) -> Self
}

extension JSONValue: StoreValue {
  package var isScalar: Bool { array == nil && members == nil }
}

/// The changes of values by their names.
package typealias StoreChanges<Value: StoreValue> = [ExactString: StoreChange<Value>]

/// A change of a value in a settings file.
package struct StoreChange<Value: StoreValue>: Sendable {
  /// The value that the change was made from, or `nil` if there was none.
  package let former: Value?

  /// The new value, or `nil` if it is removed.
  package var value: Value?

  /// Whether the value is a default, which doesn't count beside a value of another program.
  package var isDefault: Bool

  /// Creates a change.
  package init(from former: Value?, to value: Value?, isDefault: Bool = false) {
    self.former = former
    self.value = value
    self.isDefault = isDefault
  }

  /// The result of a change if another program has changed the value, too.
  package enum Result {
    /// The value with both changes, or `nil` if it is removed.
    ///
    /// If it is a merged list, `places` are the indexes of the elements of the changed list in it.
    case value(Value?, places: [Int?]? = nil)
    /// One of the changes would be lost.
    case conflict
  }

  /// Applies the change to the value that is in the file now.
  ///
  /// Of two changes of a value without parts, the later one counts. Those of a list are merged unless
  /// both concern one element. A value that is absent is an empty list where others are lists.
  ///
  /// Two programs that remove the same elements or move them to the same places make one change. Equal
  /// elements that both inserted are two.
  ///
  /// - Parameters:
  ///   - present: The value in the file.
  ///   - places: The indexes of the elements of ``former`` in a list in the file, or `nil` if only a
  ///     comparison can tell.
  /// - Returns: The value with both changes, or a conflict.
  package func applied(to present: Value?, places: [Int?]? = nil) -> Result {
    if present == former { return .value(value) }
    if isDefault, present != nil { return .value(present) }
    let all = [former, present, value]
    if all.allSatisfy({ $0?.isScalar ?? true }) { return .value(value) }
    if value == former || value == nil && present == nil { return .value(present) }
    let lists = all.compactMap { $0 == nil ? [] : $0?.array }
    if lists.count == all.count,
      let merged = ElementEdits.merged(lists[0], lists[1], lists[2], places: places, by: ==)
    {
      return .value(.array(merged.elements), places: merged.places)
    }
    return value == present ? .value(present) : .conflict
  }
}
