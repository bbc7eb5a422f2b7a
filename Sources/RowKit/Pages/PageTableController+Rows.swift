/// Rows by position, forgiving of every position.
extension PageTableController {
  // MARK: Inserting and removing

  /// Inserts a row; one beyond the end of its section, or at a negative position, is appended.
  ///
  /// - Parameters:
  ///   - position: The place in the section.
  ///   - section: The section; one beyond the last means the last.
  ///   - cell: The kind of cell.
  ///   - data: What the cell shows.
  ///   - animation: How the row comes.
  public final func addRow<Cell, Data>(
    at position: Int, in section: Int, cell: Cell.Type, data: Data,
    animation: RowAnimation = .automatic
  ) where Cell: PageCell<Data> {
    let field = Cell.editableText.map { PageFieldRow<Cell, Data>(data, $0, settings) }
    let row = field ?? PageRow<Cell, Data>(data, settings)
    // Whatever is no section means the last one.
    let section = section < 0 ? .max : section
    insert([row], at: RowPath(group: section, row: position), animation: animation)
  }

  /// Appends a row to a section; one beyond the last means the last.
  public final func appendRow<Cell, Data>(
    to section: Int, cell: Cell.Type, data: Data, animation: RowAnimation = .automatic
  ) where Cell: PageCell<Data> {
    addRow(at: end(of: section), in: section, cell: cell, data: data, animation: animation)
  }

  /// Appends a row to the last section, which is made if there is none.
  public final func addRow<Cell, Data>(
    _ cell: Cell.Type, data: Data, animation: RowAnimation = .automatic
  ) where Cell: PageCell<Data> {
    let isAlone = batch == nil
    if isAlone, store.groupCount == 0 { addSection(animation: animation) }
    // In a batch the last section may be one that the batch adds.
    let last = isAlone ? store.groupCount - 1 : RowPath.end
    appendRow(to: last, cell: cell, data: data, animation: animation)
  }

  /// Removes a row; does nothing if there is none.
  public final func removeRow(
    at position: Int, in section: Int, animation: RowAnimation = .automatic
  ) {
    removeRows(at: [RowPath(group: section, row: position)], animation: animation)
  }

  // MARK: Data

  /// Sets what a row shows; does nothing if there is no such row, or its cell takes other data.
  ///
  /// A row in view is configured again, in place; another shows the data later. A row that is edited
  /// goes on with the text of the data.
  public final func setData<Data>(_ data: Data, forRow row: Int, in section: Int) {
    let path = RowPath(group: section, row: row)
    guard let pageRow = pageRow(row, in: section) else {
      return report(.rowReloadOutOfBounds, at: path)
    }
    guard pageRow.setData(data) else { return report(.dataOfOtherType, at: path) }
    tableView.takeNewText(at: path)
    tableView.reconfigure(path)
    tableView.searchAgain([TableChanges.Rows(path)])
  }

  /// Returns what a row shows; nil if there is no such row, or its data are of another type.
  ///
  /// ```swift
  /// let number: String? = page.data(forRow: 0, in: 1)
  /// ```
  public final func data<Data>(
    _ type: Data.Type = Data.self, forRow row: Int, in section: Int
  ) -> Data? {
    pageRow(row, in: section)?.data(type)
  }

  /// Returns what the rows of a section show, without data of other types; nil if there is no
  /// such section.
  public final func allData<Data>(_ type: Data.Type = Data.self, in section: Int) -> [Data]? {
    rows(in: section).map { rows in
      (0..<rows.count).compactMap { (rows[$0] as? any PageData)?.data(type) }
    }
  }

  /// Returns the kind of a row's cell; nil if there is no such row.
  public final func cellType(forRow row: Int, in section: Int) -> TableCell.Type? {
    pageRow(row, in: section)?.cellType
  }

  /// Configures a row in view again, with the data it has; does nothing for others.
  public final func refreshCell(forRow row: Int, in section: Int) {
    tableView.reconfigure(RowPath(group: section, row: row))
  }

  // MARK: Lookup

  /// The rows of a section, hidden or not; nil if there is no such section.
  func rows(in section: Int) -> RowList? {
    store.group(at: section)?.rows
  }

  private func pageRow(_ row: Int, in section: Int) -> (any PageData)? {
    rows(in: section)?[row] as? any PageData
  }

  /// The position after the last row of a section.
  private func end(of section: Int) -> Int {
    // In a batch it depends on what else the batch does.
    if batch != nil { return RowPath.end }
    let isThere = section >= 0 && section < store.groupCount
    return rows(in: isThere ? section : store.groupCount - 1)?.count ?? 0
  }

  private func report(_ code: TableDiagnostic.Code, at path: RowPath) {
    let count = rows(in: path.group)?.count ?? 0
    diagnostics.report(TableDiagnostic(code, at: .row(path), count: count, repair: .ignored))
  }
}
