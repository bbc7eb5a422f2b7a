/// The ready row with a text of any number of lines.
///
/// ```swift
/// MultilineTextRowController("Note", contact, \.note)
/// ```
public final class MultilineTextRowController: MultilineTextRow {
  public let label: String
  public let text: Binding<String>
  public let placeholder: String
  public let maximumLength: Int?
  public let rowID: RowID?
  public var access = FieldAccess.editable

  /// Creates a row that shows and changes a value wherever it is kept.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - text: The text; it changes with each key.
  ///   - placeholder: What stands in the empty field.
  ///   - maximumLength: How many characters it takes at most; nil for any number.
  ///   - id: What makes it the same row after a change.
  public init(
    _ label: String, text: Binding<String>, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.maximumLength = maximumLength
    rowID = id
  }

  /// Creates a row for a property of an object.
  public convenience init<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, String>,
    placeholder: String = "", maximumLength: Int? = nil, id: RowID? = nil
  ) {
    self.init(
      label, text: Binding(object, keyPath), placeholder: placeholder,
      maximumLength: maximumLength, id: id)
  }

  /// Creates a row for a property of an object that may be nil, which shows as an empty field.
  public convenience init<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, String?>,
    placeholder: String = "", maximumLength: Int? = nil, id: RowID? = nil
  ) {
    self.init(
      label, text: Binding(object, keyPath).emptyForNil, placeholder: placeholder,
      maximumLength: maximumLength, id: id)
  }

  /// Creates a row with a value of its own.
  public convenience init(
    _ label: String, value: String, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil, onChange: @escaping (String) -> Void = { _ in }
  ) {
    self.init(
      label, text: Binding(value, onChange: onChange), placeholder: placeholder,
      maximumLength: maximumLength, id: id)
  }

  public var textInput: TextInput {
    TextInput(maximumLength: maximumLength, isMultiline: true)
  }
}

extension CellController where Self == MultilineTextRowController {
  /// Creates a ``MultilineTextRowController``.
  public static func multilineText(
    _ label: String, text: Binding<String>, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil
  ) -> MultilineTextRowController {
    MultilineTextRowController(
      label, text: text, placeholder: placeholder, maximumLength: maximumLength, id: id)
  }

  /// Creates a ``MultilineTextRowController``.
  public static func multilineText<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, String>,
    placeholder: String = "", maximumLength: Int? = nil, id: RowID? = nil
  ) -> MultilineTextRowController {
    MultilineTextRowController(
      label, object, keyPath, placeholder: placeholder, maximumLength: maximumLength, id: id)
  }

  /// Creates a ``MultilineTextRowController``.
  public static func multilineText<Root: AnyObject>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, String?>,
    placeholder: String = "", maximumLength: Int? = nil, id: RowID? = nil
  ) -> MultilineTextRowController {
    MultilineTextRowController(
      label, object, keyPath, placeholder: placeholder, maximumLength: maximumLength, id: id)
  }

  /// Creates a ``MultilineTextRowController``.
  public static func multilineText(
    _ label: String, value: String, placeholder: String = "", maximumLength: Int? = nil,
    id: RowID? = nil, onChange: @escaping (String) -> Void = { _ in }
  ) -> MultilineTextRowController {
    MultilineTextRowController(
      label, value: value, placeholder: placeholder, maximumLength: maximumLength, id: id,
      onChange: onChange)
  }
}
