/// A table screen whose rows consist of a type of cell and its data.
///
/// Rows and sections are inserted and removed by position with animations, before or after the
/// screen is shown, one by one or in a batch:
///
/// ```swift
/// let page = PageTableController(title: "Numbers", style: .grouped)
/// page.addSection(PageSection("Mobile"))
/// page.addRow(NumberCell.self, data: "+44 7700 900101", animation: .left)
/// ```
///
/// Positions are never an error. Inserting out of range appends. Inserting into a missing section
/// uses the last one, creating it if necessary. Removing a missing row does nothing; reading one
/// returns `nil`. Each repair is reported once to `onDiagnostic`.
///
/// The class continues the page view controller of Gallagher's article of 2010. `tableGroups`
/// remains the single source of the table's content: a section is a group with its own titles.
open class PageTableController: GenericTableController {
  /// A bar above the table, or `nil` for none.
  public final var headerBar: PageBar? { didSet { setNeedsRegions() } }

  /// A bar below everything else, or `nil` for none.
  public final var footerBar: PageBar? { didSet { setNeedsRegions() } }

  /// A note beside the table, shown if the screen is at least 80 columns wide, or `nil` for none.
  public final var sideNote: PageBar? { didSet { setNeedsRegions() } }

  /// A panel below the table, such as suggestions, or `nil` for none.
  ///
  /// The table shrinks to make room, and keeps the row with the cursor visible with a line of
  /// context. When the panel is removed, the table returns to its previous scroll position, unless
  /// a person scrolled it.
  public final var bottomPanel: PageBar? { didSet { setNeedsRegions() } }

  /// A panel below the table while text is edited, such as keyboard help, or `nil` for none.
  ///
  /// The table shrinks to make room, as for ``bottomPanel``. The keyboard panel is shown below that
  /// panel.
  public final var keyboardPanel: PageBar? { didSet { setNeedsRegions() } }

  let settings = PageSettings()
  private var spinner: Int?
  private var spinnerStep = 0

  /// Creates a screen.
  ///
  /// The default style shows sections in cards.
  public override init(title: String = "", style: TableStyle = .grouped) {
    super.init(title: title, style: style)
    dialect = self
    settings.useCustomBackgrounds = Self.useCustomBackgroundsByDefault
    settings.backgroundType = Self.pageCellBackgroundType
    settings.page = self
    useCustomHeaders = Self.useCustomHeadersByDefault
    tableBackground = Self.defaultTableBackground
  }

  // MARK: Defaults

  /// Whether the cells' own backgrounds are drawn on new pages of the class.
  ///
  /// The default is `true`. To set a default for a whole app, override it in a common superclass of
  /// the app's pages:
  ///
  /// ```swift
  /// class AppPage: PageTableController {
  ///   override class var useCustomHeadersByDefault: Bool { true }
  ///   override class var pageCellBackgroundType: PageCellBackground.Type { DuskBackground.self }
  /// }
  /// ```
  open class var useCustomBackgroundsByDefault: Bool { true }

  /// Whether headers are drawn in the page tables' own style on new pages of the class.
  ///
  /// The default is `false`.
  open class var useCustomHeadersByDefault: Bool { false }

  /// The gradient behind the table of new pages of the class.
  ///
  /// The default is `nil`.
  open class var defaultTableBackground: Gradient? { nil }

  /// The type of the background of cells whose class doesn't choose another.
  ///
  /// The default is ``PageCellBackground``.
  open class var pageCellBackgroundType: PageCellBackground.Type { PageCellBackground.self }

  /// Constructs the initial sections.
  ///
  /// The default implementation returns none.
  open override func constructTableGroups() -> [TableGroup] {
    construction.isFilledInPlace = true
    return []
  }

  open override func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
    var page = PageRegions(bounds)
    page.placeTop(headerBar)
    page.placeBottom(footerBar)
    page.placeRight(sideNote)
    page.placeBottom(isEditingText ? keyboardPanel : nil)
    page.placeBottom(bottomPanel)
    page.fill(with: tableView)
    return page.regions
  }

  /// Called when editing ended after a person changed the data of a row.
  ///
  /// The default implementation does nothing: the row already holds the data.
  open func dataDidChange(forRow row: Int, in section: Int) {}

  // MARK: Appearance

  /// The appearance of the sections.
  public final var style: TableStyle {
    get { tableView.style }
    set {
      tableView.style = newValue
      redescribe()
    }
  }

  /// Whether all rows have the height ``rowHeight``, regardless of their cells.
  ///
  /// The default is `false`.
  public final var constantRowHeight: Bool {
    get { settings.constantRowHeight }
    set { settings.constantRowHeight = newValue }
  }

  /// The height of all rows in lines, if constant.
  ///
  /// The default is 1. Values less than 1 count as 1.
  public final var rowHeight: Int {
    get { settings.rowHeight }
    set { settings.rowHeight = newValue }
  }

  /// The library of the cells' layouts.
  ///
  /// The default is empty.
  public final var layouts: LayoutLibrary {
    get { settings.layouts }
    set { settings.layouts = newValue }
  }

  /// Whether the cells' own backgrounds are drawn instead of the table's.
  ///
  /// The default is `true`.
  public final var useCustomBackgrounds: Bool {
    get { settings.useCustomBackgrounds }
    set { settings.useCustomBackgrounds = newValue }
  }

  /// The gradient behind the table, from top to bottom, or `nil` for the screen's colors.
  ///
  /// The default is `nil`. Text on RGB colors is drawn in black or white, whichever is readable.
  public final var tableBackground: Gradient? {
    get { tableView.background }
    set { tableView.background = newValue }
  }

  /// Whether headers are drawn in the page tables' own style.
  ///
  /// The default is `false`.
  public final var useCustomHeaders = false {
    didSet { redescribe() }
  }

  /// The appearance of headers, or `nil` for the table's style.
  var headerLook: PageHeaderContent.Look? {
    guard useCustomHeaders else { return nil }
    return style == .plain ? .plain : .grouped
  }

  /// Updates all headers to the current appearance.
  private func redescribe() {
    guard store.isBuilt else { return }
    changeGroups { groups, look in self.describe(&groups, look) }
  }

  private func describe(_ groups: inout [TableGroup], _ look: PageHeaderContent.Look?) {
    for index in groups.indices { PageSection(groups[index]).describe(&groups[index], look) }
  }

  /// Changes the groups at once, or as soon as the current layout has finished.
  func changeGroups(
    animation: RowAnimation = .automatic,
    _ change: @escaping (inout [TableGroup], PageHeaderContent.Look?) -> Void
  ) {
    store.build()
    whenSettled { [weak self] in
      guard let self else { return }
      // The rows stay, whatever the titles are.
      var groups = store.groups
      change(&groups, headerLook)
      telling {
        follow(TableChanges(unchanged: groups.count), ChangeAnimations(animation), to: groups)
      }
    }
  }

  // MARK: Refreshing

  /// Refreshes the data.
  ///
  /// Called when a person presses `r`.
  ///
  /// The default implementation does nothing.
  open func refresh() {}

  /// Whether the loading indicator is shown.
  public final var isLoading: Bool { spinner != nil }

  /// The key that calls ``refresh()``, or `nil` for none.
  ///
  /// The default is `r`. The row with the cursor and the table use a key first, if it means something to
  /// them.
  public final var refreshKey: KeyPress? = KeyPress("r")

  /// Shows the loading indicator in the title bar.
  public final func showLoadingIndicator() {
    guard spinner == nil else { return }
    spinner = 0
    spinnerStep = 0
    turnSpinner()
  }

  /// Hides the loading indicator in the title bar.
  public final func hideLoadingIndicator() {
    guard let spinner else { return }
    stage?.cancelScheduled(spinner)
    self.spinner = nil
    titleAccessory = nil
  }

  private func turnSpinner() {
    guard let spinner else { return }
    titleAccessory = SpinnerContent.sign(spinnerStep)
    spinnerStep += 1
    guard let stage, stage.screen === self, stage.animatesChanges else { return }
    // The screen may have begun before it appeared.
    stage.cancelScheduled(spinner)
    self.spinner = stage.schedule(after: SpinnerContent.stepDuration) { [weak self] in
      self?.turnSpinner()
    }
  }
}

extension PageTableController: ScreenWithLoadingIndicator, RefreshingTable {
  package var canRefresh: Bool { true }

  package func refreshForPerson() {
    if !isLoading { refresh() }
  }

  package func willShow(_ groups: inout [TableGroup]) { describe(&groups, headerLook) }

  package func screenWasShown() {
    if isLoading { turnSpinner() }
  }

  package func screenWillHide() {
    if let spinner { stage?.cancelScheduled(spinner) }
  }

  package func textEditingDidChange() {
    if keyboardPanel != nil { setNeedsRegions() }
  }
}
