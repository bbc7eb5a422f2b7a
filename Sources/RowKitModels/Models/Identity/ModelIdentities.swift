import Observation

/// The identities of the models that a table shows, from one construction of its groups to the next.
///
/// A model with a `modelID` has that identity among the models of its type. Other values that are
/// `Hashable` are numbered: equal values of one type have the same number as long as one of them is
/// shown. Other objects are identified as objects.
struct ModelIdentities {
  /// A value and its type, since values of two types may be equal as `AnyHashable`.
  ///
  /// The hash is that of the value when it was first shown. An object that changes while it is shown
  /// is another value from then on, and doesn't damage the dictionary.
  private struct Value: Hashable {
    let type: ObjectIdentifier
    let value: AnyHashable
    let hash: Int

    init(_ value: any Hashable) {
      type = ObjectIdentifier(Swift.type(of: value))
      self.value = AnyHashable(value)
      hash = self.value.hashValue
    }

    static func == (left: Value, right: Value) -> Bool {
      left.hash == right.hash && left.type == right.type && left.value == right.value
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private struct Number: Hashable, Sendable {
    let value: Int
  }

  /// The numbers of the values that are shown, and how often each is.
  private var numbers: [Value: (number: Number, uses: Int)] = [:]

  /// The values by the identities that their rows have.
  private var values: [RowID: Value] = [:]

  private var count = 0

  /// The type of the first model with an identifier of its own.
  private var firstType: ObjectIdentifier?

  /// Returns the identity of a model's row, or `nil` to match by position, and notes that the model
  /// is shown.
  ///
  /// The identity of a placeholder is its place, so that the cursor stays when one placeholder replaces
  /// another, and doesn't follow one to the new end when more models are loaded.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - position: The number of models before it in its section.
  ///   - section: The identifier of the section.
  /// - Returns: The identity.
  mutating func id(of model: any Model, at position: Int, in section: RowID?) -> RowID? {
    if model is ModelPlaceholder {
      return RowID(PlaceholderRowID(section: section, position: position))
    }
    if let id = model.modelID { return self.id(id, of: ObjectIdentifier(type(of: model))) }
    if let value = model as? any Hashable { return RowID(number(of: Value(value))) }
    return model.objectIdentity.map { RowID($0) }
  }

  /// Returns the identity of a model with an identifier among the models of all types.
  ///
  /// The identifiers of the first type are taken as they are, because most tables have no other one.
  private mutating func id(_ id: RowID, of type: ObjectIdentifier) -> RowID {
    if firstType == nil { firstType = type }
    return type == firstType ? id : RowID(TypedID(type: type, id: id))
  }

  private mutating func number(of value: Value) -> Number {
    if numbers[value] == nil {
      count += 1
      numbers[value] = (Number(value: count), 0)
      values[RowID(Number(value: count))] = value
    }
    numbers[value]?.uses += 1
    return numbers[value]?.number ?? Number(value: count)
  }

  /// Notes that a model with an identity is shown once less.
  mutating func release(_ id: RowID?) {
    guard let id, let value = values[id], let uses = numbers[value]?.uses else { return }
    if uses > 1 {
      numbers[value]?.uses = uses - 1
    } else {
      numbers[value] = nil
      values[id] = nil
    }
  }
}

/// The identity of a model among those of its type.
private struct TypedID: Hashable, Sendable {
  let type: ObjectIdentifier
  let id: RowID
}

/// The identity of a placeholder that follows a number of models in a section.
private struct PlaceholderRowID: Hashable, Sendable {
  let section: RowID?
  let position: Int
}

/// A version that increases with each change to the groups' sources, so that the groups are
/// constructed again once per frame.
@Observable @MainActor final class ModelVersion {
  var number = 0
}
