import JSONText

/// The values that the program puts into new elements, members and alternatives.
extension SchemaSession {
  /// Notes that the program put a value there, which nobody chose.
  func didPut(_ value: JSONValue?, at place: FormPlace) {
    (place.preset, place.isEdited) = (value, false)
  }

  /// Notes that a person edited a value.
  func didEdit(_ place: FormPlace) { place.isEdited = true }

  /// Returns whether the program put the value there, as a new one or in one, and no person edited it.
  func isPreset(_ place: FormPlace) -> Bool {
    guard !place.isEdited, let value = value(at: place) else { return false }
    var steps: [JSONPath.Step] = []
    var around: FormPlace? = place
    while let current = around {
      if let preset = current.preset { return preset.value(at: steps.reversed()) == value }
      steps.append(current.step)
      around = current.parent
    }
    return false
  }
}

extension JSONValue {
  /// Returns the value at some steps, or `nil` if there is none.
  fileprivate func value(at steps: some Sequence<JSONPath.Step>) -> JSONValue? {
    var value = self
    for step in steps {
      switch step {
      case .key(let key):
        guard let member = value[key] else { return nil }
        value = member
      case .index(let index):
        guard let elements = value.array, elements.indices.contains(index) else { return nil }
        value = elements[index]
      }
    }
    return value
  }
}
