/// A ``TextRow`` with any number of lines of text, wrapped at the right edge.
///
/// ```swift
/// NoteRowController("Contacts are kept on this phone only.")
/// ```
public final class NoteRowController: TextRowController {
  /// Creates a row.
  ///
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - id: The row's identity across changes.
  ///   - text: Returns the text whenever the row is shown. The row's height follows the text.
  public init(style: Style = .plain, id: RowID? = nil, text: @escaping () -> String) {
    super.init(title: .computed(text), textStyle: style, numberOfLines: 0, id: id)
  }

  /// Creates a row with constant text.
  public init(_ text: String, style: Style = .plain, id: RowID? = nil) {
    super.init(title: .constant(text), textStyle: style, numberOfLines: 0, id: id)
  }
}

extension CellController where Self == NoteRowController {
  /// Creates a ``RowLibrary/NoteRowController``.
  public static func note(
    _ text: String, style: Style = .plain, id: RowID? = nil
  ) -> NoteRowController {
    NoteRowController(text, style: style, id: id)
  }

  /// Creates a ``RowLibrary/NoteRowController`` whose text is read whenever the row is shown.
  public static func note(
    style: Style = .plain, id: RowID? = nil, text: @escaping () -> String
  ) -> NoteRowController {
    NoteRowController(style: style, id: id, text: text)
  }
}
