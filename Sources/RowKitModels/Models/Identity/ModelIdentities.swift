/// The identities of the models that a table shows, from one construction of its groups to the next.
///
/// A model with a `modelID` has that identity. Other values that are `Hashable` are numbered: equal
/// values of one type have the same number as long as each construction contains them. Other objects
/// are identified as objects.
struct ModelIdentities {
  /// A value and its type, since values of two types may be equal as `AnyHashable`.
  private struct Value: Hashable {
    let type: ObjectIdentifier
    let value: AnyHashable

    init(_ value: any Hashable) {
      type = ObjectIdentifier(Swift.type(of: value))
      self.value = AnyHashable(value)
    }
  }

  private struct Number: Hashable, Sendable {
    let value: Int
  }

  /// The numbers of values in the construction before, and in this one.
  private var former: [Value: Number] = [:]
  private var current: [Value: Number] = [:]
  private var count = 0

  /// Begins a construction, after which the values that it doesn't contain are released.
  mutating func beginConstruction() {
    former = current
    current = [:]
  }

  /// Returns the identity of a model's row, or `nil` to match by position.
  ///
  /// The identity of a placeholder contains its position, so that a cursor on the last row stays there
  /// instead of following the placeholder to the new end when more models are loaded.
  mutating func id(of model: any Model, at position: Int) -> RowID? {
    if model is ModelPlaceholder, position > 0 {
      return RowID(PlaceholderRowID(placeholder: model.modelID, position: position))
    }
    if let id = model.modelID { return id }
    if let value = model as? any Hashable { return RowID(number(of: Value(value))) }
    return model.objectIdentity.map { RowID($0) }
  }

  private mutating func number(of value: Value) -> Number {
    if let number = current[value] { return number }
    let number = former[value] ?? newNumber()
    current[value] = number
    return number
  }

  private mutating func newNumber() -> Number {
    count += 1
    return Number(value: count)
  }
}

/// The identity of a placeholder that follows a number of models.
private struct PlaceholderRowID: Hashable, Sendable {
  let placeholder: RowID?
  let position: Int
}
