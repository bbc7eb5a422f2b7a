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
public final class TextRowController: TextRow {
  public let text: String
  public let style: CellStyle
  public let textStyle: Style
  public let numberOfLines: Int
  public let image: CellImage?
  public let rowID: RowID?
  private let detail: Detail

  private enum Detail {
    case constant(String?)
    case computed(() -> String?)
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
  public init(
    _ text: String, detail: String? = nil, style: CellStyle = .value, textStyle: Style = .plain,
    numberOfLines: Int = 1, image: CellImage? = nil, id: RowID? = nil
  ) {
    self.text = text
    self.detail = .constant(detail)
    self.style = style
    self.textStyle = textStyle
    self.numberOfLines = numberOfLines
    self.image = image
    rowID = id
  }

  /// Creates a row with a value at the right edge.
  ///
  /// - Parameters:
  ///   - text: The title of the row.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  ///   - value: Returns the value whenever the row is shown. `nil` is shown as a dash.
  public init(
    _ text: String, image: CellImage? = nil, id: RowID? = nil, value: @escaping () -> String?
  ) {
    self.text = text
    detail = .computed(value)
    style = .value
    textStyle = .plain
    numberOfLines = 1
    self.image = image
    rowID = id
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
  public var searchText: String? {
    switch detail {
    case .constant(let detail): detail.map { text + "\t" + $0 } ?? text
    case .computed(let read): read().map { text + "\t" + $0 } ?? text
    }
  }

  public var detailText: String? {
    switch detail {
    case .constant(let text): text
    case .computed(let read): read() ?? Placeholder.missingValue
    }
  }

  public func spokenText(of cell: TableCell) -> SpokenText {
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
