/// A row that shows text and optional details, such as a value at the right edge.
///
/// It can't be selected.
@MainActor public protocol TextRow: ImageRow where Cell == TableCell {
  /// The title of the row.
  var text: String { get }

  /// The details. The default is `nil`.
  var detailText: String? { get }

  /// The layout of the details. The default is `.value`: at the right edge.
  var style: CellStyle { get }

  /// The style of the title. The default is `.plain`.
  var textStyle: Style { get }

  /// The maximum number of lines, or 0 for no limit. The default is 1.
  var numberOfLines: Int { get }
}

extension TextRow {
  public var detailText: String? { nil }
  public var style: CellStyle { .value }
  public var textStyle: Style { .plain }
  public var numberOfLines: Int { 1 }
  public var searchText: String? { detailText.map { text + "\t" + $0 } ?? text }

  public func configure(_ cell: TableCell) {
    cell.text = text
    cell.detailText = detailText
    cell.style = style
    cell.textStyle = textStyle
    cell.image = image
    cell.numberOfLines = numberOfLines
  }
}

/// A row that shows text and optional details, such as a value at the right edge.
///
/// ```swift
/// TextRowController("Ada", detail: "mobile", style: .subtitle)
/// TextRowController("Battery") { "\(battery.percent) %" }
/// ```
///
/// ``NoteRowController`` and ``MarkableRowController`` are its subclasses.
public class TextRowController: IdentifiedRowController, TextRow {
  public final let style: CellStyle
  public final let textStyle: Style
  public final let numberOfLines: Int
  public final let image: CellImage?
  private final let title: Words
  private final let detail: Words

  /// A text that stays, or one that is read whenever the row is shown.
  enum Words {
    case constant(String?)
    case computed(() -> String?)

    var current: String? {
      switch self {
      case .constant(let text): text
      case .computed(let read): read()
      }
    }
  }

  init(
    title: Words, detail: Words = .constant(nil), style: CellStyle = .value,
    textStyle: Style = .plain, numberOfLines: Int = 1, image: CellImage? = nil, id: RowID?
  ) {
    self.title = title
    self.detail = detail
    self.style = style
    self.textStyle = textStyle
    self.numberOfLines = numberOfLines
    self.image = image
    super.init(id: id)
  }

  /// Creates a row with constant details.
  ///
  /// - Parameters:
  ///   - text: The title of the row.
  ///   - detail: The details.
  ///   - style: The layout of the details.
  ///   - textStyle: The style of the title.
  ///   - numberOfLines: The maximum number of lines, or 0 for no limit.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ text: String, detail: String? = nil, style: CellStyle = .value, textStyle: Style = .plain,
    numberOfLines: Int = 1, image: CellImage? = nil, id: RowID? = nil
  ) {
    self.init(
      title: .constant(text), detail: .constant(detail), style: style, textStyle: textStyle,
      numberOfLines: numberOfLines, image: image, id: id)
  }

  /// Creates a row with a value at the right edge.
  ///
  /// - Parameters:
  ///   - text: The title of the row.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  ///   - value: Returns the value whenever the row is shown. `nil` is shown as a dash.
  public convenience init(
    _ text: String, image: CellImage? = nil, id: RowID? = nil, value: @escaping () -> String?
  ) {
    self.init(title: .constant(text), detail: .computed(value), image: image, id: id)
  }

  /// Creates a row with a bound value at the right edge.
  ///
  /// `nil` is shown as a dash.
  public convenience init<Value: BindableValue>(
    _ text: String, _ value: Binding<Value>, image: CellImage? = nil, id: RowID? = nil
  ) where Value.Wrapped: CustomStringConvertible {
    self.init(text, image: image, id: id) { value.value.asOptional?.description }
  }

  /// The title and the details, without the dash for a closure or a binding without a
  /// value.
  public final var searchText: String? { searchText(text, detail.current) }

  public final var text: String { title.current ?? "" }

  public final var detailText: String? {
    if case .computed(let read) = detail { return read() ?? Placeholder.missingValue }
    return detail.current
  }

  public final func spokenText(of cell: TableCell) -> SpokenText {
    var spoken = cell.spokenText
    if case .computed(let read) = detail, read() == nil { spoken.signs = [.missingValue] }
    return spoken
  }
}

extension CellController where Self == TextRowController {
  /// Creates a ``RowLibrary/TextRowController``.
  public static func text(
    _ text: String, detail: String? = nil, style: CellStyle = .value, textStyle: Style = .plain,
    numberOfLines: Int = 1, image: CellImage? = nil, id: RowID? = nil
  ) -> TextRowController {
    TextRowController(
      text, detail: detail, style: style, textStyle: textStyle, numberOfLines: numberOfLines,
      image: image, id: id)
  }

  /// Creates a ``RowLibrary/TextRowController`` with details on a second line.
  public static func subtitle(
    _ text: String, _ subtitle: String, image: CellImage? = nil, id: RowID? = nil
  ) -> TextRowController {
    TextRowController(
      text, detail: subtitle, style: .subtitle, textStyle: .bold, image: image, id: id)
  }

  /// Creates a ``RowLibrary/TextRowController`` with a value, which is read whenever the row is
  /// shown.
  public static func value(
    _ text: String, image: CellImage? = nil, id: RowID? = nil, value: @escaping () -> String?
  ) -> TextRowController {
    TextRowController(text, image: image, id: id, value: value)
  }

  /// Creates a ``RowLibrary/TextRowController`` with a bound value.
  public static func value<Value: BindableValue>(
    _ text: String, _ value: Binding<Value>, image: CellImage? = nil, id: RowID? = nil
  ) -> TextRowController where Value.Wrapped: CustomStringConvertible {
    TextRowController(text, value, image: image, id: id)
  }

  /// Creates a ``RowLibrary/TextRowController`` with a constant value.
  ///
  /// `nil` is shown as a dash.
  public static func value(
    _ text: String, _ value: String?, image: CellImage? = nil, id: RowID? = nil
  ) -> TextRowController {
    TextRowController(text, image: image, id: id) { value }
  }
}
