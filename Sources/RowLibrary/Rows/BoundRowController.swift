/// The part that all rows of this library share.
///
/// Create a row with one of the subclasses, such as ``TextRowController``.
@MainActor public class IdentifiedRowController {
  /// The row's identity across changes.
  public final let rowID: RowID?

  init(id: RowID?) {
    rowID = id
  }
}

/// The part that all rows of this library with a title share.
///
/// Create a row with one of the subclasses, such as ``LinkRowController``.
public class LabeledRowController: IdentifiedRowController {
  /// The title of the row.
  public final let label: String

  /// The details on a second line, or `nil` for a row without them.
  public final let detail: String?

  /// The image at the left, or `nil` for a row without one.
  public final let image: CellImage?

  /// The access to the row.
  ///
  /// The default is `.editable`. A form sets the access of its fields. A row that a person can't use
  /// ignores it.
  public final var access = FieldAccess.editable

  init(_ label: String, detail: String? = nil, image: CellImage? = nil, id: RowID?) {
    self.label = label
    self.detail = detail
    self.image = image
    super.init(id: id)
  }

  /// Disables or enables the row, and returns it.
  ///
  /// ```swift
  /// ToggleRowController("Roaming", Binding(false)).disabled()
  /// ```
  public final func disabled(_ isDisabled: Bool = true) -> Self {
    access = isDisabled ? .disabled : .editable
    return self
  }
}

/// The part that all rows of this library share that are bound to a value.
///
/// Create a row with one of the subclasses, such as ``ToggleRowController``.
public class BoundRowController<Value>: LabeledRowController {
  /// Whether a person can clear the value.
  public final let allowsNone: Bool

  /// The row's connection to a list of values, or `nil` if no list repeats it.
  public final var repetition: RowRepetition?

  final let binding: Binding<Value>

  init(
    _ label: String, _ binding: Binding<Value>, allowsNone: Bool = false, detail: String? = nil,
    image: CellImage? = nil, id: RowID?
  ) {
    self.binding = binding
    self.allowsNone = allowsNone
    super.init(label, detail: detail, image: image, id: id)
  }

  /// The property to which the row is bound.
  public final var boundProperty: BoundProperty? { binding.property }

  /// The value, as the row shows it.
  public final var value: Value {
    get { binding.value }
    set { binding.value = newValue }
  }
}
