/// A row that navigates to another screen.
///
/// Its details replace the text at the right.
@MainActor public protocol LinkRow: SelectableRow, DetailedRow, ImageRow
where Cell == TableCell {
  /// Creates the screen to navigate to. Called each time the row is selected.
  func makeScreen() -> ScreenController

  /// The text at the right, such as the current value of the setting that the screen changes. The
  /// default is `nil`.
  var currentValue: String? { get }
}

extension LinkRow {
  public var currentValue: String? { nil }
  public var searchText: String? { searchText(label, detail ?? currentValue) }

  public func configure(_ cell: TableCell) {
    let detail = detail
    cell.style = detail == nil ? .value : .subtitle
    cell.text = label
    cell.numberOfLines = 3
    cell.detailText = detail ?? currentValue
    cell.image = image
    cell.isEnabled = isSelectable
    cell.accessory = .disclosureIndicator
  }

  public var isSelectable: Bool { access != .disabled }
  public var canStaySelected: Bool { false }

  public func didSelect(_ row: RowContext) {
    row.push(makeScreen())
  }
}

/// A row that navigates to another screen.
///
/// ```swift
/// LinkRowController("About") { AboutScreen() }
/// ```
public final class LinkRowController: LabeledRowController, LinkRow {
  private let value: (() -> String?)?
  private let screen: () -> ScreenController

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - value: Returns the text at the right whenever the row is shown, or searched while it
  ///     is out of view.
  ///   - detail: Details on a second line, which replace the text at the right.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  ///   - screen: Creates the screen to navigate to.
  public init(
    _ label: String, value: (() -> String?)? = nil, detail: String? = nil,
    image: CellImage? = nil, id: RowID? = nil, screen: @escaping () -> ScreenController
  ) {
    self.value = value
    self.screen = screen
    super.init(label, detail: detail, image: image, id: id)
  }

  public var currentValue: String? { value?() }

  public func makeScreen() -> ScreenController { screen() }
}

extension CellController where Self == LinkRowController {
  /// Creates a ``RowLibrary/LinkRowController``.
  public static func link(
    _ label: String, value: (() -> String?)? = nil, detail: String? = nil,
    image: CellImage? = nil, id: RowID? = nil, screen: @escaping () -> ScreenController
  ) -> LinkRowController {
    LinkRowController(
      label, value: value, detail: detail, image: image, id: id, screen: screen)
  }
}
