/// Composing from top to bottom.
extension ComposedTableController {
  /// Appends a cell to the last section.
  ///
  /// A cell that is already in the table moves there.
  public final func add(_ cell: TableCell, animation: RowAnimation = .automatic) {
    change(animation: animation) { $0.add(cell) }
  }

  /// Appends rows of any type, which share the cells in view.
  public final func add(rows: RowList, animation: RowAnimation = .automatic) {
    change(animation: animation) { $0.add(rows: rows) }
  }

  /// Appends rows that share the cells in view.
  ///
  /// Rows of a lazy collection are created when they come into view.
  ///
  /// ```swift
  /// table.add(rows: names.lazy.map { TextRowController($0) })
  /// ```
  public final func add<Rows: RandomAccessCollection>(
    rows: Rows, animation: RowAnimation = .automatic
  ) where Rows.Element: CellController {
    add(rows: RowList(rows), animation: animation)
  }

  /// Appends a section.
  ///
  /// - Returns: The identifier of the new section.
  @discardableResult
  public final func addSection(animation: RowAnimation = .automatic) -> ComposedSection {
    let section = makeSection()
    change(animation: animation) { $0.addSection(section) }
    return section
  }

  /// The header of the last section.
  ///
  /// Setting `nil` or an empty string removes it.
  public final var sectionHeader: String? {
    get { composedTable.sectionHeader }
    set { change { $0.sectionHeader = newValue } }
  }

  /// The footer of the last section.
  ///
  /// Setting `nil` or an empty string removes it.
  public final var sectionFooter: String? {
    get { composedTable.sectionFooter }
    set { change { $0.sectionFooter = newValue } }
  }

  /// Removes all content, so that composing begins again with the first section.
  public final func reset(animation: RowAnimation = .automatic) {
    change(animation: animation) { $0.reset() }
  }
}
