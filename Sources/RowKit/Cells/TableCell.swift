/// Shows one row.
///
/// It has the standard looks: text, detail text, image, accessory, indentation; or shows any
/// content instead. A cell is reused for other rows: before a row configures it, everything about
/// its look is reset. Subclass it to add looks of your own, and override ``prepareForReuse()`` to
/// reset them.
@MainActor open class TableCell {
  /// The words of the row.
  public final var text = "" { didSet { changed() } }

  /// More about the row, placed as ``style`` says; kept in every style.
  public final var detailText: String? { didSet { changed() } }

  /// Where the detail text stands.
  public final var style = CellStyle.default { didSet { changed() } }

  /// The picture at the left.
  public final var image: CellImage? { didSet { changed() } }

  /// The sign at the right.
  public final var accessory = CellAccessory.none { didSet { changed() } }

  /// How far the content stands from the left edge, in columns; less than 0 counts as 0.
  public final var indentation = 0 { didSet { changed() } }

  /// Whether the row can be used; otherwise text and detail are greyed.
  public final var isEnabled = true { didSet { changed() } }

  /// Where the words stand.
  public final var alignment = TextAlignment.leading { didSet { changed() } }

  /// How many lines the words may take; 0 for as many as they need.
  public final var numberOfLines = 1 { didSet { changed() } }

  /// The look of the words.
  public final var textStyle = Style.plain { didSet { changed() } }

  /// The look of the detail text.
  public final var detailStyle = Style.secondary { didSet { changed() } }

  /// How the cell shows that its row has the cursor.
  public final var selectionStyle = CellSelectionStyle.standard { didSet { changed() } }

  /// What lies behind the row; `.clear` for what the table has there.
  public final var background = Color.clear { didSet { changed() } }

  /// What is drawn instead of text and detail.
  public final var content: (any CellContent)? { didSet { changed() } }

  /// What is read or printed for the row; nil takes the words that the cell shows.
  public final var accessibilityLabel: String?

  /// What the table knows about the row.
  public internal(set) final var state = CellState()

  /// Tells the table that the cell of a row in view changed outside `configure`.
  final weak var host: (any CellHost)?

  /// Creates a cell.
  public required init() {}

  /// Resets what a subclass added, before the cell shows another row.
  ///
  /// By default nothing.
  open func prepareForReuse() {}

  /// Returns the height in lines that the cell needs for a width in columns.
  open func height(forWidth width: Int) -> Int {
    let area = StandardCellLayout(self, width: width).contentWidth
    return max(1, content?.height(forWidth: area) ?? standardContent.height(forWidth: area))
  }

  /// Draws the cell, on a canvas of its width and height whose background is drawn already.
  open func draw(on canvas: Canvas) {
    let layout = StandardCellLayout(self, width: canvas.width)
    layout.drawImageAndAccessory(of: self, on: canvas)
    let area = canvas.inset(left: layout.contentColumn, right: canvas.width - layout.contentEnd)
    if let content { content.draw(on: area) } else { standardContent.draw(on: area) }
  }

  /// The words of the row in one line, for printing and searching.
  open var plainText: String {
    if let accessibilityLabel { return accessibilityLabel }
    if let content { return content.plainText }
    guard let detailText, !detailText.isEmpty else { return text }
    return text.isEmpty ? detailText : text + "\t" + detailText
  }

  /// Gives the cell its first look again.
  final func reset() {
    host = nil
    text = ""
    detailText = nil
    style = .default
    image = nil
    accessory = .none
    indentation = 0
    isEnabled = true
    alignment = .leading
    numberOfLines = 1
    textStyle = .plain
    detailStyle = .secondary
    selectionStyle = .standard
    background = .clear
    content = nil
    accessibilityLabel = nil
    prepareForReuse()
  }

  /// Tells the table to measure and draw the cell again, for looks that a subclass adds.
  public final func setNeedsDisplay() {
    changed()
  }

  private func changed() {
    host?.cellChanged(self)
  }

  private var standardContent: StandardCellContent { StandardCellContent(self) }
}

/// Is told when a cell in view changed outside `configure`.
@MainActor protocol CellHost: AnyObject {
  func cellChanged(_ cell: TableCell)
}
