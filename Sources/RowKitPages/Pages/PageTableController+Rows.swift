/// Rows by position. Every position is accepted.
extension PageTableController {
  // MARK: Inserting and removing

  /// Inserts a row.
  ///
  /// A position out of range appends it.
  ///
  /// - Parameters:
  ///   - position: The position in the section.
  ///   - section: The section. A position out of range means the last section.
  ///   - cell: The type of cell.
  ///   - data: The data of the row.
  ///   - animation: The animation of the insertion.
  public final func addRow<Cell, Data>(
    at position: Int, in section: Int, cell: Cell.Type, data: Data,
    animation: RowAnimation = .automatic
  ) where Cell: PageCell<Data> {
    let field = Cell.editableText.map { PageFieldRow<Cell, Data>(data, $0, settings) }
    let row = field ?? PageRow<Cell, Data>(data, settings)
    // Every position out of range means the last section.
    let section = section < 0 ? .max : section
    insert([row], at: RowPath(group: section, row: position), animation: animation)
  }

  /// Appends a row to a section.
  ///
  /// A position out of range means the last section.
  public final func appendRow<Cell, Data>(
    to section: Int, cell: Cell.Type, data: Data, animation: RowAnimation = .automatic
  ) where Cell: PageCell<Data> {
    addRow(at: end(of: section), in: section, cell: cell, data: data, animation: animation)
  }

  /// Appends a row to the last section, adding a section if there is none.
  public final func addRow<Cell, Data>(
    _ cell: Cell.Type, data: Data, animation: RowAnimation = .automatic
  ) where Cell: PageCell<Data> {
    let isAlone = !isDeferred
    if isAlone, store.groupCount == 0 { addSection(animation: animation) }
    // In a batch, the last section may be one that the batch adds.
    let last = isAlone ? store.groupCount - 1 : RowPath.end
    appendRow(to: last, cell: cell, data: data, animation: animation)
  }

  /// Removes a row.
  ///
  /// Does nothing if there is none.
  public final func removeRow(
    at position: Int, in section: Int, animation: RowAnimation = .automatic
  ) {
    removeRows(at: [RowPath(group: section, row: position)], animation: animation)
  }

  // MARK: Data

  /// Sets the data of a row.
  ///
  /// Does nothing if there is no such row, or if its cell has another type of data.
  ///
  /// A visible row is configured again in place, before the next frame. If the row is being edited, editing continues with
  /// the text of the new data.
  public final func setData<Data>(_ data: Data, forRow row: Int, in section: Int) {
    whenPositionsHold { $0.setDataNow(data, at: RowPath(group: section, row: row)) }
  }

  private func setDataNow<Data>(_ data: Data, at path: RowPath) {
    guard let pageRow = pageRow(path.row, in: path.group) else {
      return report(.rowReloadOutOfBounds, at: path)
    }
    guard pageRow.setData(data) else { return report(.dataTypeMismatch, at: path) }
    tableView.takeNewText(at: path)
    tableView.reconfigure(path)
    tableView.searchAgain([TableChanges.Rows(path)])
  }

  /// Returns the data of a row, or `nil` if there is no such row or its data has another type.
  ///
  /// ```swift
  /// let number: String? = page.data(forRow: 0, in: 1)
  /// ```
  public final func data<Data>(
    _ type: Data.Type = Data.self, forRow row: Int, in section: Int
  ) -> Data? {
    pageRow(row, in: section)?.data(type)
  }

  /// Returns the data of the rows of a section, omitting data of other types, or `nil` if there is
  /// no such section.
  public final func allData<Data>(_ type: Data.Type = Data.self, in section: Int) -> [Data]? {
    rows(in: section).map { rows in
      (0..<rows.count).compactMap { (rows[$0] as? any PageData)?.data(type) }
    }
  }

  /// Returns the type of a row's cell, or `nil` if there is no such row.
  public final func cellType(forRow row: Int, in section: Int) -> TableCell.Type? {
    pageRow(row, in: section)?.cellType
  }

  /// Configures a visible row again with its current data, before the next frame.
  ///
  /// Does nothing for other rows.
  public final func refreshCell(forRow row: Int, in section: Int) {
    tableView.reconfigure(RowPath(group: section, row: row))
  }

  // MARK: Lookup

  /// Returns the rows of a section, hidden or not, or `nil` if there is no such section.
  func rows(in section: Int) -> RowList? {
    store.group(at: section)?.rows
  }

  private func pageRow(_ row: Int, in section: Int) -> (any PageData)? {
    rows(in: section)?[row] as? any PageData
  }

  /// Makes a change by position at once, or, while the table is laid out, after the changes that were
  /// requested before it.
  ///
  /// While it waits, `preview` makes it to a copy of the groups, for reading ``tableGroups``.
  func whenPositionsHold(
    preview: TablePreview.Change? = nil, _ change: @escaping (PageTableController) -> Void
  ) {
    // In a batch, positions are those before it.
    guard batch == nil else { return change(self) }
    whenSettled(preview: preview) { [weak self] in self.map(change) }
  }

  /// Whether a position at the end depends on other changes: those of a batch, and those that wait.
  private var isDeferred: Bool { batch != nil || !gate.isOpen }

  /// Returns the position after the last row of a section.
  private func end(of section: Int) -> Int {
    if isDeferred { return RowPath.end }
    let isThere = section >= 0 && section < store.groupCount
    return rows(in: isThere ? section : store.groupCount - 1)?.count ?? 0
  }

  private func report(_ code: TableDiagnostic.Code, at path: RowPath) {
    let count = rows(in: path.group)?.count ?? 0
    diagnostics.report(TableDiagnostic(code, at: .row(path), count: count, repair: .ignored))
  }
}
