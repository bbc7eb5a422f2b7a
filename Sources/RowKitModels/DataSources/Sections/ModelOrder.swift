/// A sort order of models.
///
/// ```swift
/// [ModelOrder(\Contact.city), ModelOrder(text: \Contact.name).descending]
/// ```
///
/// Models without a value, and models of another type, come after models with a value.
@MainActor public struct ModelOrder {
  /// Returns a comparison of models by their positions in an array, which returns whether the first
  /// comes before the second, or `nil` if neither does.
  private let comparison: ([any Model]) -> (Int, Int) -> Bool?

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
    comparison = { models in
      // Values are read once for each model, because a cast costs more than a comparison.
      let values = models.map { ($0 as? Object).flatMap(value) }
      return { left, right in
        guard let first = values[left], let second = values[right] else {
          return (values[left] == nil) == (values[right] == nil) ? nil : values[left] != nil
        }
        if precedes(first, second) { return true }
        return precedes(second, first) ? false : nil
      }
    }
  }

  /// The reverse order.
  public var descending: ModelOrder {
    ModelOrder(comparison: { models in
      let precedes = comparison(models)
      return { left, right in precedes(right, left) }
    })
  }

  private init(comparison: @escaping ([any Model]) -> (Int, Int) -> Bool?) {
    self.comparison = comparison
  }

  /// Returns models sorted by several orders, each of which breaks ties of the previous ones.
  ///
  /// The sort is stable and takes O(n log n) time.
  static func sorted<Item>(
    _ items: [Item], by orders: [ModelOrder], _ model: (Item) -> any Model
  ) -> [Item] {
    guard !orders.isEmpty else { return items }
    let models = items.map(model)
    let comparisons = orders.map { $0.comparison(models) }
    let places = items.indices.sorted { left, right in
      for precedes in comparisons {
        if let answer = precedes(left, right) { return answer }
      }
      return left < right
    }
    return places.map { items[$0] }
  }
}
