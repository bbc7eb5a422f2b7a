/// A view that shows one row.
///
/// A cell has a standard appearance with text, detail text, image, accessory and indentation, or
/// shows custom content instead. Cells are reused: before a row configures a cell, its appearance
/// is reset to the one that its initializer gave it. Subclass `TableCell` to customize the
/// appearance, and override ``prepareForReuse()`` to reset your own properties.
@MainActor open class TableCell {
  /// The text of the row.
  public final var text: String {
    get { look.text }
    set { look.text = newValue }
  }

  /// The detail text, placed as determined by ``style``.
  ///
  /// It is stored in every style.
  public final var detailText: String? {
    get { look.detailText }
    set { look.detailText = newValue }
  }

  /// The placement of the detail text.
  ///
  /// The default, ``CellStyle/default``, doesn't show it: set another style together with
  /// ``detailText``.
  public final var style: CellStyle {
    get { look.style }
    set { look.style = newValue }
  }

  /// The image at the left.
  public final var image: CellImage? {
    get { look.image }
    set { look.image = newValue }
  }

  /// The symbol at the right.
  public final var accessory: CellAccessory {
    get { look.accessory }
    set { look.accessory = newValue }
  }

  /// The distance of the content from the left edge, in columns.
  ///
  /// Negative values count as 0.
  public final var indentation: Int {
    get { look.indentation }
    set { look.indentation = newValue }
  }

  /// Whether the row is enabled.
  ///
  /// If not, its text and detail text are greyed out.
  public final var isEnabled: Bool {
    get { look.isEnabled }
    set { look.isEnabled = newValue }
  }

  /// The horizontal alignment of the text.
  public final var alignment: TextAlignment {
    get { look.alignment }
    set { look.alignment = newValue }
  }

  /// The maximum number of lines of the text, or 0 for no limit.
  ///
  /// The default is 1. Negative values count as 0. A cell with the style ``CellStyle/caption`` has one
  /// line.
  public final var numberOfLines: Int {
    get { look.numberOfLines }
    set { look.numberOfLines = newValue }
  }

  /// The style of the text.
  public final var textStyle: Style {
    get { look.textStyle }
    set { look.textStyle = newValue }
  }

  /// The style of the detail text.
  public final var detailStyle: Style {
    get { look.detailStyle }
    set { look.detailStyle = newValue }
  }

  /// The appearance of the cell when its row has the cursor.
  public final var selectionStyle: CellSelectionStyle {
    get { look.selectionStyle }
    set { look.selectionStyle = newValue }
  }

  /// The background colour of the row.
  ///
  /// `.clear` shows the table's background.
  public final var background: Color {
    get { look.background }
    set { look.background = newValue }
  }

  /// The content drawn instead of the text and detail text, or `nil` for those.
  public final var content: (any CellContent)? {
    get { look.content }
    set {
      // Swapped, so that the former content is released after the access.
      var content = newValue
      swap(&look.content, &content)
    }
  }

  /// The text that is read or printed for the row, or `nil` for the displayed text.
  public final var accessibilityLabel: String? {
    get { look.speech.label }
    set { look.speech.label = newValue }
  }

  /// The parts of the row's text that are signs, and are read out in words.
  ///
  /// All other text is read out as it is written.
  package final var signs: [SpokenText.Sign] {
    get { look.speech.signs }
    set { look.speech.signs = newValue }
  }

  /// The kind of the row, which is read out, or `nil` for the one that the cell shows.
  package final var spokenKind: SpokenText.Kind? {
    get { look.speech.kind }
    set { look.speech.kind = newValue }
  }

  /// The states of the row that are read out beside those that the cell shows.
  package final var spokenStates: [SpokenText.State] {
    get { look.speech.states }
    set { look.speech.states = newValue }
  }

  /// Whether the cell shows a control or a mark that is on, or `nil` if it shows neither.
  ///
  /// A reset sets it to `nil`.
  package final var showsOn: Bool? {
    get { isOn }
    set { isOn = newValue }
  }

  /// The state of the row.
  public package(set) final var state: CellState {
    get { rowState }
    set { rowState = newValue }
  }

  /// Returns whether the row has some states, and is neither selected, edited, refused, expanded nor in
  /// an expanded row.
  ///
  /// Copies no state, because a table asks for each row in view.
  package final func isPlain(
    hasCursor: Bool, isEditing: Bool, position: GroupPosition, width: Int
  ) -> Bool {
    rowState.isPlain && rowState.hasCursor == hasCursor && rowState.isEditing == isEditing
      && rowState.position == position && rowState.width == width
  }

  package final var hasCursor: Bool { rowState.hasCursor }
  package final var isSelected: Bool { rowState.isSelected }
  package final var depth: Int { rowState.depth }

  /// The framework's own words, for rows that show some of them.
  public final var words: LocalizedStrings { stage?.words ?? .english }

  // These are stored privately, because a table reads and sets them for each row: the compiler then
  // knows that no access overlaps another one, and checks nothing at run time.
  private final var rowState = CellState()
  private final weak var wordsStage: Stage?
  private final weak var tableHost: (any CellHost)?
  private final var rowPath: RowPath?

  private final var look = CellLook() {
    didSet { changed() }
  }

  /// Derives the content of the cell whenever it is measured or drawn, or `nil` for ``content``.
  package final var contentSource: ((TableCell) -> any CellContent)? {
    get { derivedContent }
    set { derivedContent = newValue }
  }

  /// The content drawn instead of the text and detail text.
  package final var shownContent: (any CellContent)? { derivedContent?(self) ?? look.content }

  private final var derivedContent: ((TableCell) -> any CellContent)?
  private final var constructedLook: CellLook?
  private final var subclassBackground: (any CellBackground)?
  private final var isOn: Bool?
  private final var seenOn: Bool?
  private final var seenRow: ObjectIdentifier?

  /// The stage that provides the words.
  package final var stage: Stage? {
    get { wordsStage }
    set { wordsStage = newValue }
  }

  /// The table to notify when the cell of a row in view changes outside `configure`.
  package final var host: (any CellHost)? {
    get { tableHost }
    set { tableHost = newValue }
  }

  /// The path of the row when it was last configured.
  package final var configuredPath: RowPath? {
    get { rowPath }
    set { rowPath = newValue }
  }

  /// The row that retains the cell, or `nil` for a cell that is reused.
  ///
  /// It is notified of each change of the cell, in view or not.
  package final weak var owner: (any CellHost)?

  /// Creates a cell.
  public required init() {}

  /// Resets the properties of a subclass before the cell shows another row.
  ///
  /// The default implementation does nothing.
  open func prepareForReuse() {}

  /// Returns the height in lines that the cell needs for a width in columns.
  open func height(forWidth width: Int) -> Int {
    let area = StandardCellLayout(self, width: width).contentWidth
    return max(1, shownContent?.height(forWidth: area) ?? standardContent.height(forWidth: area))
  }

  /// Draws the cell on a canvas of its width and height.
  ///
  /// The background is already drawn.
  open func draw(on canvas: Canvas) {
    let layout = StandardCellLayout(self, width: canvas.width)
    layout.drawImageAndAccessory(of: self, on: canvas)
    let area = canvas.inset(left: layout.contentColumn, right: canvas.width - layout.contentEnd)
    if let content = shownContent { content.draw(on: area) } else { standardContent.draw(on: area) }
  }

  /// Draws the background of the whole row on a canvas.
  ///
  /// The standard background is already drawn.
  ///
  /// The default implementation does nothing.
  open func drawBackground(on canvas: Canvas) {}

  /// The text of the row in one line, for printing and searching.
  open var plainText: String {
    if let accessibilityLabel { return accessibilityLabel }
    if let content = shownContent { return content.plainText }
    guard style != .default, let detailText, !detailText.isEmpty else { return text }
    return text.isEmpty ? detailText : text + "\t" + detailText
  }

  /// The text that copying the row puts on the clipboard, or `nil` if it is too long for that.
  package var copiedText: String? {
    guard accessibilityLabel == nil, let content = shownContent else { return plainText }
    return content.copiedText
  }

  /// The words for the cell: its text, the states that it shows, and the kind of its row.
  open var spokenText: SpokenText {
    let own = accessibilityLabel == nil ? shownContent?.spokenText : nil
    var text = own ?? SpokenText(plainText: plainText)
    text.signs += signs
    if !isEnabled { text.states.append(.disabled) }
    if accessory == .checkmark || state.isSelected { text.states.append(.selected) }
    text.states += look.speech.states
    if let kind = look.speech.kind { text.kind = kind }
    if text.kind == nil, accessory.leadsOn { text.kind = .link }
    return text
  }

  /// The background of a subclass, whose colours don't come from the theme, or `nil` for none.
  package final var ownBackground: (any CellBackground)? {
    get { subclassBackground }
    set { subclassBackground = newValue }
  }

  /// Prepares the cell for being configured for a row.
  ///
  /// - Parameters:
  ///   - path: The path of the row.
  ///   - state: The state of the row.
  ///   - stage: The stage that provides the words.
  ///   - resets: Whether the cell gets the appearance back that it was constructed with.
  package final func prepare(
    for path: RowPath, _ state: CellState, on stage: Stage?, resets: Bool
  ) {
    tableHost = nil
    if resets { reset() }
    rowState = state
    rowPath = path
    if wordsStage !== stage { wordsStage = stage }
  }

  /// Resets the cell to the appearance that it was constructed with.
  ///
  /// The first reset, before the cell is configured, records that appearance.
  private func reset() {
    isOn = nil
    if var look = constructedLook {
      // Swapped, so that the former look is released after the access.
      swap(&self.look, &look)
    } else {
      constructedLook = look
    }
    prepareForReuse()
  }

  /// Records the current look as seen for a row.
  package final func noteDrawing(of row: AnyObject?) {
    (seenOn, seenRow) = (isOn, row.map(ObjectIdentifier.init))
  }

  /// Returns whether the cell last drawn for a row showed it as on, or `nil` if it showed neither on nor
  /// off, or another row.
  package final func sawOn(_ row: AnyObject) -> Bool? {
    seenRow == ObjectIdentifier(row) ? seenOn : nil
  }

  /// Discards the look last drawn, after a person changed the value that it shows, or before the cell is
  /// reused.
  ///
  /// The next change begins with the new value, even if it comes before the next frame.
  package final func forgetDrawing() { seenRow = nil }

  /// Asks the table to measure and redraw the cell, for appearances that a subclass adds.
  public final func setNeedsDisplay() {
    changed()
  }

  private func changed() {
    host?.cellChanged(self)
    owner?.cellChanged(self)
  }

  private var standardContent: StandardCellContent { StandardCellContent(self) }
}

/// An owner of cells, called when a cell changes: a table when one in view changes outside
/// `configure`, or the row that retains the cell.
@MainActor package protocol CellHost: AnyObject {
  func cellChanged(_ cell: TableCell)
}
