/// A ``TextRow`` with any number of lines of text, wrapped at the right edge.
///
/// ```swift
/// NoteRowController("Contacts are kept on this phone only.")
/// ```
public final class NoteRowController: TextRow {
  public let textStyle: Style
  public let rowID: RowID?
  private let read: () -> String

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - id: The row's identity across changes.
  ///   - text: Returns the text whenever the row is shown. The row's height follows the text.
  public init(style: Style = .plain, id: RowID? = nil, text: @escaping () -> String) {
    textStyle = style
    rowID = id
    read = text
  }

  /// Creates a row with constant text.
  public convenience init(_ text: String, style: Style = .plain, id: RowID? = nil) {
    self.init(style: style, id: id) { text }
  }

  public var text: String { read() }
  public var numberOfLines: Int { 0 }
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
