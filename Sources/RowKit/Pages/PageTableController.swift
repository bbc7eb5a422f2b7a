/// A screen with a table whose rows are a kind of cell and its data.
///
/// Rows and sections are inserted and removed by position, animated, before the screen is shown or
/// later, alone or several at once:
///
/// ```swift
/// let page = PageTableController(title: "Numbers", style: .grouped)
/// page.addSection(PageSection("Mobile"))
/// page.addRow(NumberCell.self, data: "+44 7700 900101", animation: .left)
/// ```
///
/// Positions are never an error. What is inserted beyond the end, or at a negative position, is
/// appended; a row for a section that there is not goes into the last one, which is made if need
/// be; what is not there is not removed and reads as nil. Each repair is told once to
/// `onDiagnostic`.
///
/// It carries on the page view controller of Gallagher's article of 2010. `tableGroups` stays the
/// only truth about what is in the table: a section is a group, and holds its own titles.
open class PageTableController: GenericTableController {
  /// A bar above the table; nil for none.
  public final var headerBar: PageBar? { didSet { setNeedsRegions() } }

  /// A bar below everything else; nil for none.
  public final var footerBar: PageBar? { didSet { setNeedsRegions() } }

  /// A note beside the table, where the screen has 80 columns or more; nil for none.
  public final var sideNote: PageBar? { didSet { setNeedsRegions() } }

  /// A panel below the table, such as suggestions; nil for none.
  ///
  /// The table gives way to it and keeps the row with the cursor in view, with a line beside it.
  /// Without the panel the table stands where it stood before, unless a person scrolled it.
  public final var bottomPanel: PageBar? { didSet { setNeedsRegions() } }

  /// A panel below the table while a text is edited, such as help for the keyboard; nil for none.
  ///
  /// The table gives way to it as to ``bottomPanel``, below which it stands.
  public final var keyboardPanel: PageBar? { didSet { setNeedsRegions() } }

  let settings = PageSettings()
  private var spinner: Int?
  private var spinnerStep = 0

  /// Creates a screen, by default with its sections in cards.
  public override init(title: String = "", style: TableStyle = .grouped) {
    super.init(title: title, style: style)
    settings.tableView = tableView
  }

  /// Makes the sections that the table begins with.
  ///
  /// By default none.
  open override func constructTableGroups() -> [TableGroup] { [] }

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

  override func textEditingDidChange() {
    if keyboardPanel != nil { setNeedsRegions() }
  }

  /// Called after a person changed the data of a row by typing, when editing has ended.
  ///
  /// By default nothing: the row holds the data already.
  open func dataDidChange(forRow row: Int, in section: Int) {}

  // MARK: Looks

  /// How the table sets its sections apart.
  public final var style: TableStyle {
    get { tableView.style }
    set {
      tableView.style = newValue
      redescribe()
    }
  }

  /// Whether all rows have the height ``rowHeight``, and cells are not asked for theirs.
  ///
  /// By default false.
  public final var constantRowHeight: Bool {
    get { settings.constantRowHeight }
    set {
      settings.constantRowHeight = newValue
      tableView.reloadAll()
    }
  }

  /// The height of the rows in lines, where all have the same.
  ///
  /// By default 1. Less than 1 counts as 1.
  public final var rowHeight: Int {
    get { settings.rowHeight }
    set {
      settings.rowHeight = newValue
      tableView.reloadAll()
    }
  }

  /// Reads the layouts that cells name.
  ///
  /// By default it has none.
  public final var layouts: LayoutLibrary {
    get { settings.layouts }
    set {
      settings.layouts = newValue
      tableView.reloadAll()
    }
  }

  /// Whether the cells' own backgrounds are drawn instead of the table's.
  ///
  /// By default true.
  public final var useCustomBackgrounds: Bool {
    get { settings.useCustomBackgrounds }
    set {
      settings.useCustomBackgrounds = newValue
      tableView.reloadAll()
    }
  }

  /// The colours behind the table, from its top to its bottom; nil for those of the screen.
  ///
  /// By default nil. Text on colours of red, green and blue is drawn black or white, whichever can
  /// be read.
  public final var tableBackground: Gradient? {
    get { tableView.background }
    set { tableView.background = newValue }
  }

  /// Whether headers are drawn in the page tables' own way instead of the table's.
  ///
  /// By default false.
  public final var useCustomHeaders = false {
    didSet { redescribe() }
  }

  /// How headers are drawn; nil for the table's way.
  var headerLook: PageHeaderContent.Look? {
    guard useCustomHeaders else { return nil }
    return style == .plain ? .plain : .grouped
  }

  /// Draws all headers in the way that is wanted now.
  private func redescribe() {
    guard store.isBuilt else { return }
    changeGroups { groups, look in
      for index in groups.indices { PageSection(groups[index]).describe(&groups[index], look) }
    }
  }

  /// Changes the groups at once, or as soon as no layout goes on.
  func changeGroups(
    animation: RowAnimation = .automatic,
    _ change: @escaping (inout [TableGroup], PageHeaderContent.Look?) -> Void
  ) {
    store.build()
    whenSettled { [weak self] in
      guard let self else { return }
      // Sections that can be told apart stay the same ones whatever their titles become.
      var groups = store.groups
      for index in groups.indices where groups[index].id == nil { groups[index].id = .unique() }
      store.groups = groups
      change(&groups, headerLook)
      replaceNow(with: groups, animation)
    }
  }

  // MARK: Refreshing

  /// Brings the data up to date, when a person presses `r`.
  ///
  /// By default nothing.
  open func refresh() {}

  /// Whether the table is known to be waiting for something.
  public final var isLoading: Bool { spinner != nil }

  /// Shows in the title bar that the table is waiting for something.
  public final func showLoadingIndicator() {
    guard spinner == nil else { return }
    spinner = 0
    spinnerStep = 0
    turnSpinner()
  }

  /// Shows in the title bar that the table waits no more.
  public final func hideLoadingIndicator() {
    guard let spinner else { return }
    stage?.cancelScheduled(spinner)
    self.spinner = nil
    titleSign = nil
  }

  private func turnSpinner() {
    guard spinner != nil else { return }
    titleSign = SpinnerContent.sign(spinnerStep)
    spinnerStep += 1
    guard let stage, stage.screen === self else { return }
    spinner = stage.schedule(after: SpinnerContent.stepDuration) { [weak self] in
      self?.turnSpinner()
    }
  }

  open override func screenDidAppear() {
    super.screenDidAppear()
    if isLoading { turnSpinner() }
  }

  open override func screenDidDisappear() {
    super.screenDidDisappear()
    if let spinner { stage?.cancelScheduled(spinner) }
  }

  open override func handle(_ key: KeyPress) -> Bool {
    guard key == KeyPress("r") else { return super.handle(key) }
    if !isLoading { refresh() }
    return true
  }

  open override var keyHints: [KeyHint] {
    isEditingText ? super.keyHints : super.keyHints + [KeyHint("r", words.refresh)]
  }
}
