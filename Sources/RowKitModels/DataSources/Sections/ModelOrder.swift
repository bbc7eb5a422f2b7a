/// A sort order of models.
///
/// ```swift
/// [ModelOrder(\Contact.city), ModelOrder(text: \Contact.name).descending]
/// ```
///
/// Models without a value, with NaN, or of another type come after the others.
@MainActor public struct ModelOrder {
  /// Returns a comparison of models by their positions in an array.
  ///
  /// The comparison returns whether the first comes before the second, or `nil` if neither does. If
  /// it is descending, it compares values in reverse.
  private let comparison: (_ models: [any Model], _ isDescending: Bool) -> (Int, Int) -> Bool?

  private var isDescending = false

  /// Creates an order by a property or a closure.
  public init<Object, Value: Comparable>(_ value: @escaping (Object) -> Value?) {
    // NaN isn't equal to itself, and has no place among the others.
    self.init({ (object: Object) in value(object).flatMap { $0 == $0 ? $0 : nil } }) { $0 < $1 }
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
    comparison = { models, isDescending in
      // Values are read once for each model, because a cast costs more than a comparison.
      let values = models.map { ($0 as? Object).flatMap(value) }
      return { left, right in
        guard let first = values[left], let second = values[right] else {
          return (values[left] == nil) == (values[right] == nil) ? nil : values[left] != nil
        }
        if precedes(first, second) { return !isDescending }
        return precedes(second, first) ? isDescending : nil
      }
    }
  }

  /// The order with the values in reverse.
  public var descending: ModelOrder {
    var order = self
    order.isDescending.toggle()
    return order
  }

  /// Returns models sorted by several orders, each of which breaks ties of the previous ones.
  ///
  /// The sort is stable and takes O(n log n) time.
  static func sorted<Item>(
    _ items: [Item], by orders: [ModelOrder], _ model: (Item) -> any Model
  ) -> [Item] {
    guard !orders.isEmpty else { return items }
    let models = items.map(model)
    let comparisons = orders.map { $0.comparison(models, $0.isDescending) }
    let places = items.indices.sorted { left, right in
      for precedes in comparisons {
        if let answer = precedes(left, right) { return answer }
      }
      return left < right
    }
    return places.map { items[$0] }
  }
}
