/// The groups of a table, composed by appending cells.
///
/// It is what ``ComposedTableController`` composes with, and serves any other table as well:
///
/// ```swift
/// override func constructTableGroups() -> [TableGroup] {
///   var table = ComposedTable()
///   table.sectionHeader = "This Phone"
///   table.add(ActiveCell("Name", value: phone.name))
///   return table.groups
/// }
/// ```
///
/// Cells are kept, each by a row of its own. Long lists of rows go into the same sections by
/// ``add(rows:)`` and share the few cells in view.
@MainActor public struct ComposedTable {
  /// The groups; there is always one.
  public internal(set) var groups: [TableGroup]

  /// What could not be followed to the letter.
  public internal(set) var diagnostics: [TableDiagnostic] = []

  /// Begins with groups, which may have been composed before; by default with a section without
  /// rows and titles.
  public init(_ groups: [TableGroup] = []) {
    self.groups = groups
    if groups.isEmpty { self.groups = [TableGroup(id: ComposedSection.first.id)] }
    for index in self.groups.indices where self.groups[index].id == nil {
      self.groups[index].id = .unique()
    }
  }

  // MARK: Appending

  /// Appends a cell to the last section; one that is in the table already moves there.
  public mutating func add(_ cell: TableCell) {
    let row = takeRow(of: cell)
    groups[groups.count - 1].rows.append(row)
  }

  /// Appends rows to the last section: stored ones, or many that are made when they come into
  /// view.
  public mutating func add(rows: RowList) {
    groups[groups.count - 1].rows.append(rows)
  }

  /// Appends a section without rows and titles; as the first thing that is said about a table it
  /// is the section that the table begins with.
  @discardableResult
  public mutating func addSection(
    _ section: ComposedSection = ComposedSection()
  ) -> ComposedSection {
    let group = TableGroup(id: section.id)
    if isUntouched { groups = [group] } else { groups.append(group) }
    return section
  }

  /// The words above the last section; nil or empty for none.
  public var sectionHeader: String? {
    get { header(of: lastSection) }
    set { setHeader(newValue, of: lastSection) }
  }

  /// The words below the last section; nil or empty for none.
  public var sectionFooter: String? {
    get { footer(of: lastSection) }
    set { setFooter(newValue, of: lastSection) }
  }

  /// Removes all cells, rows and titles, so that composing begins again.
  public mutating func reset() {
    groups = ComposedTable().groups
  }

  /// Whether nothing was said about the table yet.
  private var isUntouched: Bool {
    groups.count == 1 && groups[0].id == ComposedSection.first.id && groups[0].rows.isEmpty
      && groups[0].header == nil && groups[0].footer == nil
  }

  // MARK: Rows of cells

  /// Returns the row of a cell, which must not stand in the table twice.
  mutating func takeRow(of cell: TableCell) -> any CellController {
    guard let row = cell.keeper else { return makeRow(of: cell) }
    if let path = path(of: cell) { groups[path.group].rows.remove(at: path.row) }
    return row
  }

  private func makeRow(of cell: TableCell) -> any CellController {
    let row: any CellController =
      if let cell = cell as? ActiveCell { ActiveCellRow(cell) } else { KeptCellRow(cell) }
    cell.keeper = row
    return row
  }

  /// Where a cell stands; nil if it is not in the table.
  ///
  /// It looks through the cells of the table; rows that are made on demand are not made for it.
  public func path(of cell: TableCell) -> RowPath? {
    guard let keeper = cell.keeper else { return nil }
    for (index, group) in groups.enumerated() {
      if let row = group.rows.position(of: keeper) { return RowPath(group: index, row: row) }
    }
    return nil
  }
}
