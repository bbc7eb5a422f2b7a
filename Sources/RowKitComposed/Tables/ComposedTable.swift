/// The groups of a table, composed by appending cells.
///
/// ``ComposedTableController`` uses it, and any other table can use it as well:
///
/// ```swift
/// final class PhoneScreen: GenericTableController {
///   override func constructTableGroups() -> [TableGroup] {
///     var table = ComposedTable()
///     table.sectionHeader = "This Phone"
///     table.add(ActiveCell("Name", value: phone.name))
///     return table.groups
///   }
/// }
/// ```
///
/// Each cell is kept by its row. To add long lists of rows that share the visible cells, use
/// ``add(rows:)``.
@MainActor public struct ComposedTable {
  /// The groups.
  ///
  /// There is always at least one.
  public internal(set) var groups: [TableGroup]

  /// The diagnostics of requests that couldn't be carried out exactly.
  package internal(set) var diagnostics: [TableDiagnostic] = []

  /// The controller that shows the table, or `nil` if there is none yet.
  weak var owner: ComposedTableController?

  /// The rows of cells that may be in the table, or `nil` if unknown.
  private var placed: Set<ObjectIdentifier>?

  /// The number of the table among those that a screen composes at a time.
  ///
  /// The sections of tables that are joined are different ones.
  private let number: Int

  /// The number of the next section, or `nil` if the table began with groups.
  ///
  /// The sections of a composition are numbered, so that they are the same ones when it is repeated.
  private var nextSection: Int?

  /// Whether rows that stay may be represented by other objects, or below other titles.
  var reloadsRows = false

  /// The rows whose place others took, which disappear at once.
  var replacedRows: [any CellKeeper] = []

  /// Creates a table from groups, which may have been composed before.
  ///
  /// The default is one section without rows and titles.
  public init(_ groups: [TableGroup] = []) {
    placed = groups.isEmpty ? [] : nil
    nextSection = groups.isEmpty ? 1 : nil
    number = groups.isEmpty ? OwnValues.current?.nextNumber() ?? 0 : 0
    self.groups = groups
    if groups.isEmpty { self.groups = [TableGroup(id: firstSection.id)] }
    for index in self.groups.indices where self.groups[index].id == nil {
      self.groups[index].id = .unique()
    }
  }

  // MARK: Appending

  /// Appends a cell to the last section.
  ///
  /// A cell that is already in the table moves there.
  public mutating func add(_ cell: TableCell) {
    let row = takeRow(of: cell)
    append(row, to: groups.count - 1)
  }

  /// Appends rows to the last section, either stored or created when they come into view.
  public mutating func add(rows: RowList) {
    append(rows, to: groups.count - 1)
  }

  /// Appends a section without rows and titles.
  ///
  /// In an empty table, the section replaces the one with which the table begins.
  @discardableResult
  public mutating func addSection(
    _ section: ComposedSection? = nil
  ) -> ComposedSection {
    let section = section ?? makeSection()
    guard isUntouched else {
      insert(section, at: groups.count)
      return section
    }
    reloadsRows = true
    groups = [TableGroup(id: section.id)]
    return section
  }

  /// Returns a section to add.
  mutating func makeSection() -> ComposedSection {
    guard let number = nextSection else { return ComposedSection() }
    nextSection = number + 1
    return ComposedSection(number: number, table: self.number)
  }

  /// The section with which the table begins.
  private var firstSection: ComposedSection { ComposedSection(number: 0, table: number) }

  /// The header of the last section.
  ///
  /// Setting `nil` or an empty string removes it.
  public var sectionHeader: String? {
    get { header(of: lastSection) }
    set { setHeader(newValue, of: lastSection) }
  }

  /// The footer of the last section.
  ///
  /// Setting `nil` or an empty string removes it.
  public var sectionFooter: String? {
    get { footer(of: lastSection) }
    set { setFooter(newValue, of: lastSection) }
  }

  /// Removes all cells, rows and titles, leaving one empty section.
  public mutating func reset() {
    reloadsRows = true
    for group in groups.indices { noteAway(group) }
    groups = [TableGroup(id: firstSection.id)]
  }

  /// Whether the table contains only its initial, empty section.
  private var isUntouched: Bool {
    groups.count == 1 && groups[0].id == firstSection.id && groups[0].rows.isEmpty
      && groups[0].header == nil && groups[0].footer == nil
  }

  // MARK: Rows of cells

  /// Returns the path of a cell, or `nil` if the cell is not in the table.
  ///
  /// The search begins near the last known path. Only if many cells have been inserted or removed
  /// since are all cells visited. Rows that are made on demand aren't made for this.
  package func path(of cell: TableCell) -> RowPath? {
    cell.keeper.flatMap { groups.path(of: $0) }
  }

  /// Returns the row of a cell, removing the row from its former place in the table.
  mutating func takeRow(of cell: TableCell) -> any CellKeeper {
    guard let row = cell.keeper else { return makeRow(of: cell) }
    let placement = row.placement
    if let former = placement.owner, former !== owner, former.contains(row) {
      report(.cellInTwoTables, .lastTable)
    }
    // If the cell were in the table, its owner would know.
    let isAway = owner != nil && placement.owner === owner && !placement.isPlaced
    placement.owner = owner
    if !isAway, placed?.contains(ObjectIdentifier(row)) != false, let path = path(of: cell) {
      remove(at: path)
    }
    return row
  }

  private func makeRow(of cell: TableCell) -> any CellKeeper {
    let row: any CellKeeper =
      switch cell {
      case let cell as ActiveTextCell: ActiveTextRow(cell)
      case let cell as ActiveCell: ActiveCellRow(cell)
      default: KeptCellRow(cell)
      }
    cell.keeper = row
    row.placement.owner = owner
    return row
  }

  mutating func append(_ row: any CellKeeper, to group: Int) {
    insert(row, at: RowPath(group: group, row: groups[group].rows.count))
  }

  mutating func insert(_ row: any CellKeeper, at path: RowPath) {
    groups[path.group].rows.insert([row], at: path.row)
    row.placement.note(path, in: groups[path.group].id)
    note(row, isPlaced: true)
    placed?.insert(ObjectIdentifier(row))
  }

  mutating func append(_ rows: RowList, to group: Int) {
    groups[group].rows.append(rows)
  }

  /// Inserts a section without rows and titles at a position.
  mutating func insert(_ section: ComposedSection, at place: Int) {
    groups.insert(TableGroup(id: section.id), at: place)
  }

  mutating func remove(at path: RowPath) {
    guard let row = groups[path.group].rows[path.row] else { return }
    groups[path.group].rows.remove(at: path.row)
    note(row, isPlaced: false)
  }

  /// Marks the cells of a section as no longer in the table.
  func noteAway(_ group: Int) {
    guard owner != nil else { return }
    groups[group].rows.forEachStored { _, row in note(row, isPlaced: false) }
  }

  /// Marks whether a cell is in its owner's table.
  ///
  /// Has no effect for a copy of the table.
  private func note(_ row: any CellController, isPlaced: Bool) {
    guard let owner, let placement = (row as? any CellKeeper)?.placement,
      placement.owner === owner
    else { return }
    placement.isPlaced = isPlaced
  }
}
