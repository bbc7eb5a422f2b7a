/// A cell that shows one kind of data.
///
/// The cell class is the row's kind: it says how data look, how tall they are, and what selecting
/// them does.
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
/// It carries on the page cells of Gallagher's article of 2010.
open class PageCell<Data>: TableCell {
  /// What is drawn behind the row; nil for what the table draws.
  ///
  /// ``configure(for:)`` sets it.
  public final var pageBackground: PageCellBackground? { didSet { setNeedsDisplay() } }

  var context: RowContext?
  weak var settings: PageSettings?

  /// Creates a cell, and has ``finishConstruction()`` finish it.
  public required init() {
    super.init()
    finishConstruction()
  }

  // MARK: Overridable members

  /// Where the detail text stands.
  ///
  /// By default the text alone is shown.
  open class var style: CellStyle { .default }

  /// The name of the file, without `.json`, that says what the rows show; nil for none.
  ///
  /// By default nil. The page's ``PageTableController/layouts`` read it once; code sets what has a
  /// name in it.
  open class var layoutName: String? { nil }

  /// The kind of what is drawn behind the rows.
  ///
  /// By default the framework's own.
  open class var pageCellBackgroundType: PageCellBackground.Type { PageCellBackground.self }

  /// Returns the height of a row in lines, for its data and a width in columns.
  ///
  /// By default nil: what the layout says, or 1 without one. 0 lets the content decide; less counts
  /// as 1.
  open class func rowHeight(for data: Data, width: Int) -> Int? { nil }

  /// Tells whether a row with some data can be selected.
  ///
  /// By default true.
  open class func isSelectable(_ data: Data) -> Bool { true }

  /// Which text of the data a person edits in the row; nil for none.
  ///
  /// By default nil. With a text the row takes the focus, and is edited where it is selected;
  /// ``showField(_:placeholder:)`` shows it. What is typed stands in the data at once, wherever the
  /// cell is.
  open class var editableText: WritableKeyPath<Data, String>? { nil }

  /// Returns what may be typed, and whether in several lines.
  ///
  /// By default one line of any text.
  open class func textInput(for data: Data) -> TextInput { TextInput() }

  /// Returns what is suggested for a text, the best first.
  ///
  /// By default nothing.
  open class func suggestions(for text: String, of data: Data) -> [String] { [] }

  /// Sets up what all rows of the class have in common, once for each cell.
  ///
  /// By default nothing. What is set here must not be part of the standard look, which is reset
  /// before each row.
  open func finishConstruction() {}

  /// Makes the cell show data.
  ///
  /// By default sets the background; an override that doesn't call it gets the table's own.
  open func configure(for data: Data) {
    guard settings?.useCustomBackgrounds != false else { return }
    pageBackground = Self.pageCellBackgroundType.init(style: settings?.style ?? .plain)
  }

  /// Acts on the selection of the row.
  ///
  /// By default the row is deselected after a quarter of a second, or edited if it has a text for
  /// that; an override that doesn't call it has the row deselected at once, or on return when it led
  /// to another screen.
  open func handleSelection() {
    guard let row = context else { return }
    (row.row as? any PageData)?.handleSelection(row)
  }

  /// Shows a field with the text that a person edits; call it in ``configure(for:)``.
  ///
  /// - Parameters:
  ///   - label: The words before the field.
  ///   - placeholder: What stands in the empty field.
  public final func showField(_ label: String, placeholder: String = "") {
    guard let data, let text = Self.editableText else { return }
    show(
      FieldContent(
        label, text: data[keyPath: text], input: Self.textInput(for: data),
        placeholder: placeholder, access: Self.isSelectable(data) ? .editable : .disabled,
        editing: state.textEditing))
  }

  /// A content that has a name in the cell's layout.
  ///
  /// Without a layout it is blank, and setting it does nothing.
  public final subscript<Content: OutletContent>(outlet: Outlet<Content>) -> Content {
    get { (content as? LayoutContent)?[outlet] ?? .blank }
    set {
      guard var layout = content as? LayoutContent else { return }
      layout[outlet] = newValue
      content = layout
    }
  }

  // MARK: Its row

  /// Where the cell's row stands; nil when it shows none.
  public final var rowPath: RowPath? { context?.path ?? configuredPath }

  /// What the cell's row may do with its table: push a screen, show a message; nil when it shows
  /// none.
  public final var row: RowContext? { context }

  /// The data of the cell's row; nil when it shows none.
  public internal(set) final var data: Data?

  // MARK: TableCell

  override var strokeColor: Color? { pageBackground?.strokeColor }

  override var hasOwnColors: Bool { pageBackground != nil }

  open override func drawBackground(on canvas: Canvas) {
    guard let pageBackground else { return super.drawBackground(on: canvas) }
    pageBackground.position = state.position
    pageBackground.draw(on: canvas, isSelected: isHighlighted || state.isSelected)
  }
}
