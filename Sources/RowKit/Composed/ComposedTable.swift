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

  /// The controller that shows the table, if one does already.
  weak var owner: ComposedTableController?

  /// The rows of cells that may be in the table; nil where that isn't known.
  private var placed: Set<ObjectIdentifier>?

  /// What is done to the groups from now on; nil where nobody asks, or it can't be said.
  var steps: ComposedSteps?

  /// Begins with groups, which may have been composed before; by default with a section without
  /// rows and titles.
  public init(_ groups: [TableGroup] = []) {
    placed = groups.isEmpty ? [] : nil
    self.groups = groups.isEmpty ? [TableGroup(id: ComposedSection.first.id)] : groups
    for index in self.groups.indices where self.groups[index].id == nil {
      self.groups[index].id = .unique()
    }
  }

  // MARK: Appending

  /// Appends a cell to the last section; one that is in the table already moves there.
  public mutating func add(_ cell: TableCell) {
    let row = takeRow(of: cell)
    append(row, to: groups.count - 1)
  }

  /// Appends rows to the last section: stored ones, or many that are made when they come into
  /// view.
  public mutating func add(rows: RowList) {
    append(rows, to: groups.count - 1)
  }

  /// Appends a section without rows and titles; as the first thing that is said about a table it
  /// is the section that the table begins with.
  @discardableResult
  public mutating func addSection(
    _ section: ComposedSection = ComposedSection()
  ) -> ComposedSection {
    guard isUntouched else {
      insert(section, at: groups.count)
      return section
    }
    steps = nil
    groups = [TableGroup(id: section.id)]
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
    steps = nil
    for group in groups.indices { noteAway(group) }
    groups = ComposedTable().groups
  }

  /// Whether nothing was said about the table yet.
  private var isUntouched: Bool {
    groups.count == 1 && groups[0].id == ComposedSection.first.id && groups[0].rows.isEmpty
      && groups[0].header == nil && groups[0].footer == nil
  }

  // MARK: Rows of cells

  /// Where a cell stands; nil if it is not in the table.
  ///
  /// It is looked for around the place where it stood last; only when many cells have come or gone
  /// since are all cells looked through. Rows that are made on demand are not made for it.
  public func path(of cell: TableCell) -> RowPath? {
    cell.keeper.flatMap { groups.path(of: $0) }
  }

  /// Returns the row of a cell, which must not stand in the table twice.
  mutating func takeRow(of cell: TableCell) -> any CellKeeper {
    guard let row = cell.keeper else { return makeRow(of: cell) }
    let placement = row.placement
    // Its owner would have been told of it.
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
    step(in: path.group) { $0.insert(row, at: path.row, in: $1) }
  }

  mutating func append(_ rows: RowList, to group: Int) {
    // Only a table that is seen has its rows counted.
    let place = steps.map { _ in groups[group].rows.count }
    groups[group].rows.append(rows)
    guard let place else { return }
    let count = groups[group].rows.count - place
    step(in: group) { $0.insert(count: count, at: place, in: $1) }
  }

  /// Puts a section without rows and titles at a place.
  mutating func insert(_ section: ComposedSection, at place: Int) {
    groups.insert(TableGroup(id: section.id), at: place)
    step(in: place) { $0.insert($1) }
  }

  mutating func remove(at path: RowPath) {
    guard let row = groups[path.group].rows[path.row] else { return }
    groups[path.group].rows.remove(at: path.row)
    note(row, isPlaced: false)
    step(in: path.group) { $0.remove(row, at: path.row, in: $1) }
  }

  /// Notes that the cells of a section are in the table no more.
  func noteAway(_ group: Int) {
    guard owner != nil else { return }
    groups[group].rows.forEachStored { _, row in note(row, isPlaced: false) }
  }

  /// Notes whether a cell is in the table that its owner shows; a copy of it means nothing.
  private func note(_ row: any CellController, isPlaced: Bool) {
    guard let owner, let placement = (row as? any CellKeeper)?.placement,
      placement.owner === owner
    else { return }
    placement.isPlaced = isPlaced
  }

  /// Notes what is done to a section.
  mutating func step(in group: Int, _ body: (inout ComposedSteps, RowID) -> Void) {
    guard var steps, let id = groups[group].id else { return }
    // Given up for the time of the change, so that it has one owner and is changed in place.
    self.steps = nil
    body(&steps, id)
    self.steps = steps
  }
}
