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

  // MARK: What a subclass says

  /// Where the detail text stands.
  ///
  /// By default the text alone is shown.
  open class var style: CellStyle { .default }

  /// The kind of what is drawn behind the rows.
  ///
  /// By default the framework's own.
  open class var pageCellBackgroundType: PageCellBackground.Type { PageCellBackground.self }

  /// Returns the height of a row in lines, for its data and a width in columns.
  ///
  /// By default 1. Less than 1 counts as 1; 0 lets the content decide.
  open class func rowHeight(for data: Data, width: Int) -> Int { 1 }

  /// Tells whether a row with some data can be selected.
  ///
  /// By default true.
  open class func isSelectable(_ data: Data) -> Bool { true }

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
  /// By default the row is deselected after a quarter of a second; an override that doesn't call
  /// it has the row deselected at once, or on return when it led to another screen.
  open func handleSelection() {
    guard let row = context else { return }
    (row.row as? any PageData)?.deselectLater(row)
  }

  // MARK: Its row

  /// Where the cell's row stands; nil when it shows none.
  public final var rowPath: RowPath? { context?.path ?? configuredPath }

  /// What the cell's row may do with its table: push a screen, show a message; nil when it shows
  /// none.
  public final var row: RowContext? { context }

  /// The data of the cell's row; nil when it shows none.
  public final var data: Data? { context?.row.flatMap { ($0 as? any PageData)?.data(Data.self) } }

  // MARK: TableCell

  open override func draw(on canvas: Canvas) {
    super.draw(on: canvas)
    guard isHighlighted, pageBackground?.selectedTopColor != nil else { return }
    canvas.makeLegibleOnSelection { if case .rgb = $0.kind { true } else { false } }
  }

  open override func drawBackground(on canvas: Canvas) {
    guard let pageBackground else { return super.drawBackground(on: canvas) }
    pageBackground.position = state.position
    pageBackground.draw(on: canvas, isSelected: isHighlighted || state.isSelected)
  }
}
