/// A table screen that shows the models of a data source, bound to cells by their type.
///
/// Say where the models come from, and for each type of model which cell shows it and what
/// selecting it does. Loading, failing, paging and refreshing are taken care of.
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
/// It is a thin shell: what decides is its ``binding``, and what is shown is what the groups hold.
/// Override a method to decide otherwise, with or without calling super.
///
/// Every change of the data source shows as a difference in the next frame; `r` fetches again.
open class ModelTableController: GenericTableController {
  /// Where the models come from.
  ///
  /// A source is observed by the table unless it has an observer already, which then has to call
  /// ``setNeedsGroups()``. A source that is taken away no longer calls back.
  public final var dataSource: (any DataSource)? {
    didSet { follow(oldValue) }
  }

  /// Which cells show which models, and what is done with them.
  ///
  /// It may be made and kept anywhere, and be the same for several screens.
  public final var binding: ModelBinding {
    didSet { setNeedsGroups() }
  }

  /// The key that fetches the models again; nil for none.
  ///
  /// By default `r`.
  public final var refreshKey: KeyPress? = KeyPress("r")

  /// Whether a source that never loaded is fetched when the screen is first shown, or when the
  /// source is set on a screen that is.
  ///
  /// By default true.
  public final var fetchesWhenNeeded = true

  private let version = ModelVersion()
  private var isScreenLoaded = false

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The words in the title bar.
  ///   - style: How groups are set apart.
  ///   - dataSource: Where the models come from.
  ///   - binding: Which cells show which models.
  public init(
    title: String = "", style: TableStyle = .plain, dataSource: (any DataSource)? = nil,
    binding: ModelBinding = ModelBinding()
  ) {
    self.dataSource = dataSource
    self.binding = binding
    super.init(title: title, style: style)
    follow(nil)
  }

  // MARK: Contents

  /// Makes a group for each section of the data source.
  ///
  /// Call super and add groups of your own to mix models with other rows.
  open override func constructTableGroups() -> [TableGroup] {
    _ = version.number
    let sections = dataSource?.sections ?? []
    return sections.enumerated().map { group(of: $1, at: $0) }
  }

  /// Has the groups made anew in the next frame, which shows what is different.
  public final func setNeedsGroups() {
    version.number += 1
  }

  private func group(of section: DataSourceSection, at position: Int) -> TableGroup {
    var ids = OccurrenceIDs()
    let rows = section.items.enumerated().map { row, model in
      let id = ids.id(for: ModelRowID.id(of: model, at: row))
      return self.row(of: model, id: id, at: RowPath(group: position, row: row))
    }
    return TableGroup(
      header: GroupTitle(section.title), id: section.id, indexTitle: section.indexTitle,
      rows: RowList(rows))
  }

  private func row(of model: any Model, id: RowID?, at path: RowPath) -> any CellController {
    if let row = model as? any CellController { return row }
    return binding.cellKind(for: model).makeRow(model, id, path, self)
  }

  // MARK: Appearance and actions of models

  /// Makes a cell show a model or a placeholder.
  ///
  /// By default ``binding`` decides.
  open func configure(_ cell: TableCell, with model: any Model) {
    if binding.configure(cell, with: model) { return }
    StandardModelLook(words: words, time: stage?.now ?? .zero).configure(cell, with: model)
  }

  /// The height in lines for a width in columns; nil lets the cell decide.
  ///
  /// By default ``binding`` decides.
  open func height(of model: any Model, forWidth width: Int) -> Int? {
    binding.height(of: model, forWidth: width)
  }

  /// What the menu of a model's row offers.
  ///
  /// By default ``binding`` decides.
  open func actions(of model: any Model) -> [RowAction] { binding.actions(of: model) }

  /// Whether the row of a model can be selected.
  ///
  /// By default if there is a handler for it; an error always can.
  open func canSelect(_ model: any Model) -> Bool {
    if case .error? = model as? ModelPlaceholder { return true }
    return binding.canSelect(model)
  }

  /// Acts on the selection of a model.
  ///
  /// By default ``binding`` decides, and an error that nothing is registered for is tried again.
  open func didSelect(_ model: any Model, row: RowContext) {
    if binding.didSelect(model, row: row) { return }
    if case .error? = model as? ModelPlaceholder { retry() }
  }

  // MARK: Loading

  /// Fetches the models again.
  ///
  /// What is shown stays until the answer has come.
  open func refresh() {
    dataSource?.fetch()
  }

  /// Tries again what failed.
  open func retry() {
    dataSource?.retry()
  }

  private func follow(_ former: (any DataSource)?) {
    guard former !== dataSource else { return }
    if former?.observer === self { former?.observer = nil }
    if let dataSource, dataSource.observer == nil { dataSource.observer = self }
    setNeedsGroups()
    if isScreenLoaded { fetchIfNeeded() }
  }

  private func fetchIfNeeded() {
    if fetchesWhenNeeded, let dataSource, dataSource.state.isIdle { dataSource.fetch() }
  }

  // MARK: ScreenController

  /// Fetches the models when the screen is first shown.
  ///
  /// Call super.
  open override func screenDidLoad() {
    isScreenLoaded = true
    fetchIfNeeded()
  }

  open override func handle(_ key: KeyPress) -> Bool {
    if super.handle(key) { return true }
    guard key == refreshKey, dataSource != nil else { return false }
    refresh()
    return true
  }

  open override var keyHints: [KeyHint] {
    guard let refreshKey, dataSource != nil else { return super.keyHints }
    return super.keyHints + [KeyHint("\(refreshKey)", words.refresh)]
  }
}

// MARK: DataSourceObserver

extension ModelTableController: DataSourceObserver {
  public func dataSource(_ source: any DataSource, didSend event: DataSourceEvent) {
    setNeedsGroups()
  }
}

// MARK: ModelRouting

extension ModelTableController: ModelRouting {
  func willDisplay(itemAt path: RowPath) {
    dataSource?.willDisplay(path)
  }
}
