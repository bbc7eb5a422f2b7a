/// Says which of two models stands first.
///
/// ```swift
/// [ModelOrder(\Contact.city), ModelOrder(text: \Contact.name).descending]
/// ```
///
/// Models without a value, and of another type, stand after those that have one.
@MainActor public struct ModelOrder {
  /// Whether a model stands before another; nil if the order doesn't say.
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
  ///   - text: Gives the text of a model.
  ///   - areInIncreasingOrder: Whether a text stands before another; an app that needs the rules of
  ///     a language gives its own.
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

  /// The same order from the end.
  public var descending: ModelOrder {
    ModelOrder { left, right in precedes(right, left) }
  }

  /// Returns models sorted by the first of some orders that says; those of which none says keep
  /// their order.
  ///
  /// Costs O(n log n).
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
