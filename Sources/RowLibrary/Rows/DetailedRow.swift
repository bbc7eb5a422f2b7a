/// A row with a title and optional details.
///
/// ``ActionRow``, ``AddressRow``, ``LinkRow``, ``RadioRow`` and ``ToggleRow`` refine this protocol.
@MainActor public protocol DetailedRow: CellController {
  /// The title of the row.
  var label: String { get }

  /// Details on a second line. The default is `nil`.
  var detail: String? { get }
}

extension DetailedRow {
  public var detail: String? { nil }
  public var searchText: String? { searchText(label, detail) }
}

/// A row with a value that may be missing, which a person changes with a control.
///
/// ``SingleChoiceRow``, ``SliderRow``, ``StepperRow`` and ``PickerRow`` refine this protocol.
@MainActor public protocol OptionalValueRow<Value>: ControlRow {
  /// The type of the values.
  associatedtype Value: Equatable

  /// The title of the row.
  var label: String { get }

  /// The value, or `nil` for none.
  var value: Value? { get set }

  /// Whether a person can clear the value. The default is `false`.
  var allowsNone: Bool { get }
}

extension OptionalValueRow {
  public var allowsNone: Bool { false }

  /// Whether Delete clears the value now.
  var isClearable: Bool { access == .editable && allowsNone && value != nil }

  /// The hint that Delete clears the value, if it does.
  var clearingHints: [KeyHint] {
    isClearable ? [KeyHint("del", RowStrings.clear, isProminent: false)] : []
  }

  public var formValue: FormValue { FormValue(chosen: value) }

  /// Sets the value, and shows it in all rows if it is another one.
  func set(_ wanted: Value?, _ row: RowContext) {
    guard wanted != value else { return }
    value = wanted
    row.reloadVisibleRows()
  }

  /// Sets the value to which a key leads, or refuses the key if that is the current value.
  func go(to wanted: Value?, _ row: RowContext) {
    guard wanted != value else { return row.refuse(.nothingFurther) }
    set(wanted, row)
  }

  /// Clears the value with a closure if a key does, and returns whether it does.
  ///
  /// Undoing restores the value unless it was changed since.
  func clear(by key: KeyPress, _ row: RowContext, _ change: () -> Void) -> Bool {
    guard key.clears, isClearable else { return false }
    let former = value
    change()
    guard value == nil else { return true }
    let chosen = ChosenValue(self, row, \.value)
    row.didClear(label) {
      guard chosen.value == nil else { return false }
      chosen.store(former)
      return true
    }
    return true
  }
}

extension OptionalValueRow where Value: Comparable {
  /// Sets the value to which a key for less or more leads, or refuses the key if that isn't less or
  /// more.
  ///
  /// A value outside a range is never moved against the key.
  func go(to wanted: Value, isMore: Bool, _ row: RowContext) {
    if let value, isMore ? wanted <= value : wanted >= value { return row.refuse(.nothingFurther) }
    set(wanted, row)
  }
}

/// A row with a label and a field that a person edits in place.
///
/// ``TextFieldRow`` and ``NumberFieldRow`` refine this protocol.
@MainActor public protocol FieldRow: TextEditingRow where Cell == TableCell {
  /// The title of the row.
  var label: String { get }

  /// The text shown while the field is empty. The default is an empty string.
  var placeholder: String { get }
}

extension FieldRow {
  public var placeholder: String { "" }
}
