extension FormValue {
  /// Creates the value of a row in which something is chosen.
  ///
  /// What a model can keep is told as it keeps it; anything else by its description, such as the
  /// name of a case.
  init<Value>(chosen value: Value?) {
    guard let value, (value as? any MaybeNil)?.isNil != true else {
      self = .none
      return
    }
    if let value = value as? any ModelRepresentable {
      self.init(value.modelValue)
    } else {
      self = .text(String(describing: value))
    }
  }

  /// Creates the list of the values that are chosen, in the order of the choices.
  @MainActor init<Value>(chosen values: Set<Value>, among choices: [Choice<Value>]) {
    self = .list(choices.map(\.value).filter(values.contains).map { FormValue(chosen: $0) })
  }

  private init(_ value: ModelValue) {
    self =
      switch value {
      case .bool(let isOn): .flag(isOn)
      case .integer(let number): .integer(number)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .list(let values): .list(values.map { FormValue($0) })
      }
  }
}

/// Tells of an optional, whatever it is one of, whether it is nil.
private protocol MaybeNil {
  var isNil: Bool { get }
}

extension Optional: MaybeNil {
  fileprivate var isNil: Bool {
    if case .none = self { true } else { false }
  }
}
