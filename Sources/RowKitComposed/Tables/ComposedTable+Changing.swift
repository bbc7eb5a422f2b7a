/// Changing a composed table by reference.
///
/// Changing a cell or section that is not in the table does nothing. Inserting beside one that is
/// not in the table appends. Each such case is reported in ``ComposedTable/diagnostics``.
extension ComposedTable {
  // MARK: Cells

  /// Returns the cells of a section, in order, excluding rows that share cells.
  package func cells(in section: ComposedSection) -> [TableCell] {
    guard let index = position(of: section) else { return [] }
    var cells: [TableCell] = []
    groups[index].rows.forEachStored { _, row in
      if let cell = row.retainedCell { cells.append(cell) }
    }
    return cells
  }

  /// Appends a cell to a section.
  ///
  /// A cell that is already in the table moves there.
  package mutating func add(_ cell: TableCell, to section: ComposedSection) {
    let row = takeRow(of: cell)
    append(row, to: positionForInsertion(section))
  }

  /// Appends rows to a section.
  package mutating func add(rows: RowList, to section: ComposedSection) {
    append(rows, to: positionForInsertion(section))
  }

  /// Inserts a cell before another.
  package mutating func insert(_ cell: TableCell, before other: TableCell) {
    insert(cell, at: 0, from: other)
  }

  /// Inserts a cell after another.
  package mutating func insert(_ cell: TableCell, after other: TableCell) {
    insert(cell, at: 1, from: other)
  }

  /// Replaces a cell with another.
  package mutating func replace(_ cell: TableCell, with other: TableCell) {
    guard cell !== other else { return }
    insert(other, before: cell)
    guard path(of: cell) != nil else { return }
    if let row = cell.keeper { replacedRows.append(row) }
    remove(cell)
  }

  /// Removes a cell.
  package mutating func remove(_ cell: TableCell) {
    guard let path = path(of: cell) else {
      return report(.rowRemovalOutOfBounds, .ignored)
    }
    remove(at: path)
  }

  private mutating func insert(_ cell: TableCell, at distance: Int, from other: TableCell) {
    guard cell !== other else { return }
    let row = takeRow(of: cell)
    guard let path = path(of: other) else {
      report(.rowInsertionOutOfBounds, .appended)
      return append(row, to: groups.count - 1)
    }
    insert(row, at: path.adding(rows: distance))
  }

  // MARK: Sections

  /// The sections, in order.
  package var sections: [ComposedSection] {
    groups.compactMap { $0.id.map { ComposedSection(id: $0) } }
  }

  /// The section to which cells are appended.
  package var lastSection: ComposedSection {
    groups.last?.id.map { ComposedSection(id: $0) } ?? ComposedSection()
  }

  /// Returns the section that contains a cell, or `nil` if the cell is not in the table.
  package func section(of cell: TableCell) -> ComposedSection? {
    path(of: cell).map { sections[$0.group] }
  }

  /// Inserts a new section without rows and titles before another.
  package mutating func insert(_ section: ComposedSection, before other: ComposedSection) {
    insert(section, at: 0, from: other)
  }

  /// Inserts a new section without rows and titles after another.
  package mutating func insert(_ section: ComposedSection, after other: ComposedSection) {
    insert(section, at: 1, from: other)
  }

  /// Removes a section with its content.
  ///
  /// Removing the last section resets the table.
  package mutating func remove(_ section: ComposedSection) {
    guard let index = position(of: section) else {
      return report(.groupRemovalOutOfBounds, .ignored)
    }
    noteAway(index)
    reloadsRows = true
    groups.remove(at: index)
    if groups.isEmpty { reset() }
  }

  /// Removes all cells and rows of a section, keeping its titles.
  package mutating func removeAllCells(in section: ComposedSection) {
    guard let index = position(of: section) else {
      return report(.groupRemovalOutOfBounds, .ignored)
    }
    reloadsRows = true
    noteAway(index)
    groups[index].rows = RowList()
  }

  private mutating func insert(
    _ section: ComposedSection, at distance: Int, from other: ComposedSection
  ) {
    guard position(of: section) == nil else { return }
    guard let index = position(of: other) else {
      report(.groupInsertionOutOfBounds, .appended)
      return insert(section, at: groups.count)
    }
    insert(section, at: index + distance)
  }

  // MARK: Titles

  /// Returns the header of a section, or `nil` if there is none.
  package func header(of section: ComposedSection) -> String? {
    position(of: section).flatMap { groups[$0].header?.text }
  }

  /// Returns the footer of a section, or `nil` if there is none.
  package func footer(of section: ComposedSection) -> String? {
    position(of: section).flatMap { groups[$0].footer?.text }
  }

  /// Sets the header of a section.
  ///
  /// Passing `nil` or an empty string removes it.
  package mutating func setHeader(_ header: String?, of section: ComposedSection) {
    setTitle(header, \.header, of: section)
  }

  /// Sets the footer of a section.
  ///
  /// Passing `nil` or an empty string removes it.
  package mutating func setFooter(_ footer: String?, of section: ComposedSection) {
    setTitle(footer, \.footer, of: section)
  }

  private mutating func setTitle(
    _ title: String?, _ part: WritableKeyPath<TableGroup, GroupTitle?>,
    of section: ComposedSection
  ) {
    guard let index = position(of: section) else {
      return report(.groupReloadOutOfBounds, .ignored)
    }
    reloadsRows = true
    groups[index][keyPath: part] = title.flatMap { $0.isEmpty ? nil : GroupTitle($0) }
  }

  // MARK: Positions

  private func position(of section: ComposedSection) -> Int? {
    groups.firstIndex { $0.id == section.id }
  }

  private mutating func positionForInsertion(_ section: ComposedSection) -> Int {
    if let index = position(of: section) { return index }
    report(.groupInsertionOutOfBounds, .lastGroup)
    return groups.count - 1
  }

  /// Reports a request about a cell or section that isn't in the table.
  mutating func report(_ code: TableDiagnostic.Code, _ repair: TableDiagnostic.Repair) {
    diagnostics.append(TableDiagnostic(code, at: .unknown, count: 1, repair: repair))
  }
}
