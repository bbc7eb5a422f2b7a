/// Shows one row.
///
/// It has the standard looks: text, detail text, image, accessory, indentation; or shows any
/// content instead. A cell is reused for other rows: before a row configures it, everything about
/// its look is reset. Subclass it to add looks of your own, and override ``prepareForReuse()`` to
/// reset them.
@MainActor open class TableCell {
  /// The words of the row.
  public final var text: String {
    get { look.text }
    set { look.text = newValue }
  }

  /// More about the row, placed as ``style`` says; kept in every style.
  public final var detailText: String? {
    get { look.detailText }
    set { look.detailText = newValue }
  }

  /// Where the detail text stands.
  public final var style: CellStyle {
    get { look.style }
    set { look.style = newValue }
  }

  /// The picture at the left.
  public final var image: CellImage? {
    get { look.image }
    set { look.image = newValue }
  }

  /// The sign at the right.
  public final var accessory: CellAccessory {
    get { look.accessory }
    set { look.accessory = newValue }
  }

  /// How far the content stands from the left edge, in columns; less than 0 counts as 0.
  public final var indentation: Int {
    get { look.indentation }
    set { look.indentation = newValue }
  }

  /// Whether the row can be used; otherwise text and detail are greyed.
  public final var isEnabled: Bool {
    get { look.isEnabled }
    set { look.isEnabled = newValue }
  }

  /// Where the words stand.
  public final var alignment: TextAlignment {
    get { look.alignment }
    set { look.alignment = newValue }
  }

  /// How many lines the words may take; 0 for as many as they need.
  public final var numberOfLines: Int {
    get { look.numberOfLines }
    set { look.numberOfLines = newValue }
  }

  /// The look of the words.
  public final var textStyle: Style {
    get { look.textStyle }
    set { look.textStyle = newValue }
  }

  /// The look of the detail text.
  public final var detailStyle: Style {
    get { look.detailStyle }
    set { look.detailStyle = newValue }
  }

  /// How the cell shows that its row has the cursor.
  public final var selectionStyle: CellSelectionStyle {
    get { look.selectionStyle }
    set { look.selectionStyle = newValue }
  }

  /// What lies behind the row; `.clear` for what the table has there.
  public final var background: Color {
    get { look.background }
    set { look.background = newValue }
  }

  /// What is drawn instead of text and detail.
  public final var content: (any CellContent)? {
    get { look.content }
    set { look.content = newValue }
  }

  /// What is read or printed for the row; nil takes the words that the cell shows.
  public final var accessibilityLabel: String? {
    get { look.accessibilityLabel }
    set { look.accessibilityLabel = newValue }
  }

  /// What the table knows about the row.
  public internal(set) final var state = CellState()

  /// The words that the framework itself says, for a row that shows some of them.
  public final var words: Words { stage?.words ?? .english }

  private final var look = CellLook() {
    didSet { changed() }
  }

  /// What is drawn instead of text and detail; a cell may make it of what it was told.
  var shownContent: (any CellContent)? { content }

  /// Where the words come from.
  final weak var stage: Stage?

  /// Tells the table that the cell of a row in view changed outside `configure`.
  final weak var host: (any CellHost)?

  /// Where the row stood when it was configured last.
  final var configuredPath: RowPath?

  /// The row that keeps the cell; nil for a cell that is reused.
  final weak var keeper: (any CellKeeper)?

  /// Creates a cell.
  public required init() {}

  /// Resets what a subclass added, before the cell shows another row.
  ///
  /// By default nothing.
  open func prepareForReuse() {}

  /// Returns the height in lines that the cell needs for a width in columns.
  open func height(forWidth width: Int) -> Int {
    let area = StandardCellLayout(self, width: width).contentWidth
    return max(1, shownContent?.height(forWidth: area) ?? standardContent.height(forWidth: area))
  }

  /// Draws the cell, on a canvas of its width and height whose background is drawn already.
  open func draw(on canvas: Canvas) {
    let layout = StandardCellLayout(self, width: canvas.width)
    layout.drawImageAndAccessory(of: self, on: canvas)
    let area = canvas.inset(left: layout.contentColumn, right: canvas.width - layout.contentEnd)
    if let content = shownContent { content.draw(on: area) } else { standardContent.draw(on: area) }
  }

  /// Draws what lies behind the cell over the whole row, on a canvas whose standard background is
  /// drawn already.
  ///
  /// By default nothing.
  open func drawBackground(on canvas: Canvas) {}

  /// The words of the row in one line, for printing and searching.
  open var plainText: String {
    if let accessibilityLabel { return accessibilityLabel }
    if let content = shownContent { return content.plainText }
    guard let detailText, !detailText.isEmpty else { return text }
    return text.isEmpty ? detailText : text + "\t" + detailText
  }

  /// The colour of the card's border beside the row; nil for the table's.
  var strokeColor: Color? { nil }

  /// Whether colours lie behind the cell that the theme doesn't know.
  var hasOwnColors: Bool { false }

  /// Gives the cell its first look again.
  final func reset() {
    host = nil
    look = CellLook()
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
