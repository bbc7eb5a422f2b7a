/// A sort order of models.
///
/// ```swift
/// [ModelOrder(\Contact.city), ModelOrder(text: \Contact.name).descending]
/// ```
///
/// Models without a value, and models of another type, come after models with a value.
@MainActor public struct ModelOrder {
  /// Returns whether a model comes before another, or `nil` if neither does.
  private let precedes: (any Model, any Model) -> Bool?

  private init(precedes: @escaping (any Model, any Model) -> Bool?) {
    self.precedes = precedes
  }

  /// Creates an order by a property or a closure.
  public init<Object, Value: Comparable>(_ value: @escaping (Object) -> Value?) {
    self.init(value) { $0 < $1 }
  }

  /// Creates an order by text, as people expect it in a list.
  ///
  /// - Parameters:
  ///   - text: Returns the text of a model.
  ///   - areInIncreasingOrder: Returns whether a text comes before another. Pass a closure of your
  ///     own to follow the rules of a language.
  public init<Object>(
    text: @escaping (Object) -> String?,
    by areInIncreasingOrder: @escaping (String, String) -> Bool = TextOrdering
      .areInIncreasingOrder
  ) {
    self.init(text, by: areInIncreasingOrder)
  }

  private init<Object, Value>(
    _ value: @escaping (Object) -> Value?, by precedes: @escaping (Value, Value) -> Bool
  ) {
    self.init { left, right in
      let (left, right) = ((left as? Object).flatMap(value), (right as? Object).flatMap(value))
      guard let left, let right else { return (left == nil) == (right == nil) ? nil : left != nil }
      if precedes(left, right) { return true }
      return precedes(right, left) ? false : nil
    }
  }

  /// The reverse order.
  public var descending: ModelOrder {
    ModelOrder { left, right in precedes(right, left) }
  }

  /// Returns models sorted by several orders, each of which breaks ties of the previous ones.
  ///
  /// The sort is stable and takes O(n log n) time.
  static func sorted<Item>(
    _ items: [Item], by orders: [ModelOrder], _ model: (Item) -> any Model
  ) -> [Item] {
    guard !orders.isEmpty else { return items }
    return items.enumerated().sorted { left, right in
      for order in orders {
        if let answer = order.precedes(model(left.element), model(right.element)) { return answer }
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}
