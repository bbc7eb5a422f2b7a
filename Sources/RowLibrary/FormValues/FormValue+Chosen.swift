extension FormValue {
  /// Creates the value of a row with a selection.
  ///
  /// A value that conforms to ``StoredValueRepresentable`` is represented by its model value, and any
  /// other value by its description, such as the name of an enumeration case.
  package init<Value>(chosen value: Value?) {
    guard let value, (value as? any MaybeNil)?.isNil != true else {
      self = .none
      return
    }
    if let value = value as? any StoredValueRepresentable {
      self.init(value.modelValue)
    } else {
      self = .text(String(describing: value))
    }
  }

  /// Creates a list of the selected values, in the order of the choices.
  @MainActor package init<Value>(chosen values: Set<Value>, among choices: [Choice<Value>]) {
    self = .list(choices.map(\.value).filter(values.contains).map { FormValue(chosen: $0) })
  }
}

/// A type that reveals whether an optional of any wrapped type is `nil`.
private protocol MaybeNil {
  var isNil: Bool { get }
}

extension Optional: MaybeNil {
  fileprivate var isNil: Bool {
    if case .none = self { true } else { false }
  }
}
