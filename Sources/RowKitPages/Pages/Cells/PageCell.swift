/// A cell that shows one type of data.
///
/// The class of the cell determines the appearance and the height of its data, and the effect of
/// selecting the row.
///
/// ```swift
/// final class NumberCell: PageCell<String> {
///   override class var style: CellStyle { .value }
///
///   override func configure(for data: String) {
///     super.configure(for: data)
///     text = data
///   }
/// }
/// ```
///
/// The class continues the page cells of Gallagher's article of 2010.
open class PageCell<Data>: TableCell {
  /// The background of the row, or `nil` for the table's background.
  ///
  /// Set by ``configure(for:)``.
  public final var pageBackground: PageCellBackground? {
    didSet {
      ownBackground = pageBackground
      setNeedsDisplay()
    }
  }

  private(set) var constructedBackground: PageCellBackground?
  var context: RowContext?
  weak var settings: PageSettings?

  /// Creates a cell and calls ``finishConstruction()``.
  public required init() {
    super.init()
    style = Self.style
    finishConstruction()
    constructedBackground = pageBackground
  }

  // MARK: Overridable members

  /// The layout of text and detail text.
  ///
  /// The default is `.default`, which shows the text alone.
  open class var style: CellStyle { .default }

  /// The name, without `.json`, of the layout file for the rows, or `nil` for none.
  ///
  /// The default is `nil`. The page's ``PageTableController/layouts`` reads each file once. Named
  /// contents of the layout can be set in code.
  open class var layoutName: String? { nil }

  /// The type of the background of the rows.
  ///
  /// The default is ``PageCellBackground``, which stands for the default of the page:
  /// ``PageTableController/pageCellBackgroundType``.
  open class var pageCellBackgroundType: PageCellBackground.Type { PageCellBackground.self }

  /// Returns the height of a row in lines, for its data and a width in columns.
  ///
  /// The default is `nil`: the layout's height, or 1 without a layout. If 0, the content determines
  /// the height. Values less than 0 count as 1.
  open class func rowHeight(for data: Data, width: Int) -> Int? { nil }

  /// Returns whether a row with some data can be selected.
  ///
  /// The default is `true`.
  open class func isSelectable(_ data: Data) -> Bool { true }

  /// The text of the data that a person edits in the row, or `nil` for none.
  ///
  /// The default is `nil`. A row with an editable text takes the focus, and is edited when it is
  /// selected; show the text with ``showField(_:placeholder:)``. Each change is stored in the data
  /// at once, even if the cell is out of view.
  open class var editableText: WritableKeyPath<Data, String>? { nil }

  /// Returns the accepted input, including whether it has several lines.
  ///
  /// The default is a single line of any text.
  open class func textInput(for data: Data) -> TextInput { TextInput() }

  /// Returns the suggestions for a text, best first.
  ///
  /// The default is none.
  open class func suggestions(for text: String, of data: Data) -> [String] { [] }

  /// Sets up properties that all rows of the class share, once for each cell.
  ///
  /// The cell returns to the appearance set here before it is configured for each row. The default
  /// implementation does nothing.
  open func finishConstruction() {}

  /// Configures the cell to show data.
  ///
  /// The default implementation sets the background. An override that doesn't call `super` keeps
  /// the table's background.
  open func configure(for data: Data) {
    guard settings?.useCustomBackgrounds != false else { return }
    let type = Self.pageCellBackgroundType
    pageBackground = settings?.background(type) ?? type.init(style: .plain)
  }

  /// Called when the row is selected.
  ///
  /// The default implementation edits the row if it has an editable text, and otherwise deselects
  /// it after a quarter of a second. With an override that doesn't call `super`, the row is
  /// deselected at once, or on return if another screen was shown. A row of a page for multiple
  /// selection stays selected. If the row is out of view, the method is called for a cell that
  /// shows its data but isn't shown.
  open func handleSelection() {
    guard let row = context else { return }
    (row.row as? any PageData)?.handleSelection(row)
  }

  /// Shows a field with the editable text.
  ///
  /// Call it in ``configure(for:)``.
  ///
  /// - Parameters:
  ///   - label: The text before the field.
  ///   - placeholder: The text shown while the field is empty.
  public final func showField(_ label: String, placeholder: String = "") {
    guard let data, let text = Self.editableText else { return }
    show(
      FieldContent(
        label, text: data[keyPath: text], input: Self.textInput(for: data),
        placeholder: placeholder, access: Self.isSelectable(data) ? .editable : .disabled,
        editing: state.textEditing))
  }

  /// A named content of the cell's layout.
  ///
  /// Without a layout, the content is blank, and setting it does nothing.
  public final subscript<Content: OutletContent>(outlet: Outlet<Content>) -> Content {
    get { (content as? LayoutContent)?[outlet] ?? .blank }
    set {
      guard var layout = content as? LayoutContent else { return }
      layout[outlet] = newValue
      content = layout
    }
  }

  // MARK: Row

  /// The path of the cell's row, or `nil` if the cell shows none.
  public final var rowPath: RowPath? { context?.path }

  /// The context of the cell's row, for example to push a screen or show a message, or `nil` if the
  /// cell shows none.
  public final var row: RowContext? { context }

  /// The data of the cell's row, or `nil` if the cell shows none.
  public internal(set) final var data: Data?

  // MARK: TableCell

  open override func drawBackground(on canvas: Canvas) {
    guard let pageBackground else { return super.drawBackground(on: canvas) }
    pageBackground.position = state.position
    pageBackground.draw(on: canvas, isSelected: isHighlighted || state.isSelected)
  }
}
