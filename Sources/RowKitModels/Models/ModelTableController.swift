/// A table screen that shows the models of a data source in cells chosen by their types.
///
/// Provide the data source, and for each type of model a cell and a selection handler. The screen
/// handles loading, errors, paging and refreshing.
///
/// ```swift
/// final class ContactsScreen: ModelTableController {
///   init(_ book: any DataSource) {
///     super.init(title: "Contacts", dataSource: book)
///     register(TableCell.self, for: Contact.self) { cell, contact in
///       cell.text = contact.name
///     }
///   }
/// }
/// ```
///
/// The controller delegates decisions to its ``binding``; its groups hold the rows. Override a
/// method to decide otherwise, with or without calling `super`.
///
/// Every change of the data source is shown as a difference in the next frame. Pressing `r` fetches
/// again.
open class ModelTableController: GenericTableController {
  /// The source of the models.
  ///
  /// An idle source is fetched when the screen is first shown, or when it is set on a screen that was
  /// shown.
  ///
  /// The table observes a source beside its other observers, so several tables can show one source.
  /// A replaced source stops calling back.
  public final var dataSource: (any DataSource)? {
    didSet { follow(oldValue) }
  }

  /// The cells and handlers for types of models.
  ///
  /// A binding can be created and stored anywhere, and shared by several screens.
  public final var binding: ModelBinding {
    didSet { setNeedsGroups() }
  }

  /// The key that fetches the models again, or `nil` for none.
  ///
  /// The default is `r`. The row with the cursor and the table use a key first, if it means something to
  /// them.
  public final var refreshKey: KeyPress? = KeyPress("r")

  private let version = ModelVersion()
  private var observation: DataSourceObservation?
  private var isScreenLoaded = false
  private let rows = ModelRows()

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The text in the title bar.
  ///   - style: The appearance of the groups.
  ///   - dataSource: The source of the models.
  ///   - binding: The cells and handlers for types of models.
  public init(
    title: String = "", style: TableStyle = .plain, dataSource: (any DataSource)? = nil,
    binding: ModelBinding = ModelBinding()
  ) {
    self.dataSource = dataSource
    self.binding = binding
    super.init(title: title, style: style)
    dialect = self
    follow(nil)
  }

  // MARK: Contents

  /// Constructs a group for each section of the data source.
  ///
  /// To mix models with other rows, call `super` and add your own groups.
  open override func constructTableGroups() -> [TableGroup] {
    _ = version.number
    let sections = dataSource?.sections ?? []
    let lists = rows.update(to: sections) { [self] model, id in
      if let row = model as? any CellController { return row }
      return binding.cellKind(for: model).makeRow(model, id, self)
    }
    // The text of a model may have changed, although its row is the same.
    whenSettled { [weak self] in self?.searchModelsAgain() }
    return zip(sections, lists).map { section, rows in
      TableGroup(
        header: GroupTitle(section.title), id: section.id, indexTitle: section.indexTitle,
        rows: rows)
    }
  }

  private func searchModelsAgain() {
    tableView.searchAgain(
      tableGroups.enumerated().map { TableChanges.Rows(group: $0, rows: 0..<$1.rows.count) })
  }

  /// Requests that the groups be constructed again in the next frame, which shows the difference.
  ///
  /// The row of each model is recreated. After an event of the data source, only the rows of other
  /// models are.
  public final func setNeedsGroups() {
    rows.setNeedsUpdate()
    version.number += 1
  }

  // MARK: Appearance and actions of models

  /// Configures a cell to show a model or a placeholder.
  ///
  /// The default implementation uses ``binding``.
  open func configure(_ cell: TableCell, with model: any Model) {
    if binding.configure(cell, with: model) { return }
    StandardModelLook(words: words, time: stage?.now ?? .zero).configure(cell, with: model)
  }

  /// Returns the height in lines for a width in columns, or `nil` to use the cell's height.
  ///
  /// The default implementation uses ``binding``.
  open func height(of model: any Model, forWidth width: Int) -> Int? {
    binding.height(of: model, forWidth: width)
  }

  /// Returns the actions in the menu of a model's row.
  ///
  /// The default implementation uses ``binding``.
  open func actions(of model: any Model) -> [RowAction] { binding.actions(of: model) }

  /// Returns whether the row of a model can be selected.
  ///
  /// The default implementation returns whether ``binding`` has a handler. Error placeholders can
  /// always be selected.
  open func canSelect(_ model: any Model) -> Bool {
    if case .failed? = model as? ModelPlaceholder { return true }
    return binding.canSelect(model)
  }

  /// Called when the row of a model is selected.
  ///
  /// The default implementation uses ``binding``. For an error placeholder without a handler, it
  /// tries again.
  open func didSelect(_ model: any Model, row: RowContext) {
    if binding.didSelect(model, row: row) { return }
    if case .failed? = model as? ModelPlaceholder { retry() }
  }

  // MARK: Loading

  /// Called after each event of the data source: when loading begins, when a part has arrived, and
  /// when it has finished or failed.
  ///
  /// The groups are constructed again in the next frame. The default implementation does nothing.
  ///
  /// ```swift
  /// override func dataSourceDidSend(_ event: DataSourceEvent) {
  ///   if case .finished = event { showMessage("Up to date.") }
  /// }
  /// ```
  open func dataSourceDidSend(_ event: DataSourceEvent) {}

  /// Fetches the models again.
  ///
  /// The current models stay visible until the result arrives.
  open func refresh() {
    dataSource?.fetch()
  }

  /// Tries the failed request again.
  open func retry() {
    dataSource?.retry()
  }

  private func follow(_ former: (any DataSource)?) {
    guard former !== dataSource else { return }
    observation?.end()
    observation = dataSource.map {
      DataSourceObservation(of: $0) { [weak self] in self?.follow($1) }
    }
    setNeedsGroups()
    if isScreenLoaded { dataSource?.fetchIfNeeded() }
  }

  private func follow(_ event: DataSourceEvent) {
    version.number += 1
    dataSourceDidSend(event)
  }

  // MARK: ScreenController

  /// Fetches the models when the screen is first shown.
  ///
  /// Overrides must call `super`.
  open override func screenDidLoad() {
    isScreenLoaded = true
    dataSource?.fetchIfNeeded()
  }
}

// MARK: TableDialect

extension ModelTableController: RefreshingTable {
  package var canRefresh: Bool { dataSource != nil }

  package func refreshForPerson() { refresh() }

  package func groupsWereReleased() { rows.removeAll() }

  package func willDisplay(_ row: any CellController, at path: RowPath) {
    guard row is any ModelShowing || row is any Model else { return }
    if let path = rows.path(of: row, near: path) { dataSource?.willDisplay(path) }
  }
}
