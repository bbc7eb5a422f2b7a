/// Composing from top to bottom.
extension ComposedTableController {
  /// Appends a cell to the last section; one that is in the table already moves there.
  public final func add(_ cell: TableCell, animation: RowAnimation = .automatic) {
    change(animation: animation) { $0.add(cell) }
  }

  /// Appends rows of any kinds, which share the cells in view.
  public final func add(rows: RowList, animation: RowAnimation = .automatic) {
    change(animation: animation) { $0.add(rows: rows) }
  }

  /// Appends rows that share the cells in view; those of a lazy collection are made when they
  /// come into view, however many there are.
  ///
  /// ```swift
  /// add(rows: names.lazy.map { TextRowController($0) })
  /// ```
  public final func add<Rows: RandomAccessCollection>(
    rows: Rows, animation: RowAnimation = .automatic
  ) where Rows.Element: CellController {
    add(rows: RowList(rows), animation: animation)
  }

  /// Appends a section.
  ///
  /// - Returns: What names the section from now on.
  @discardableResult
  public final func addSection(animation: RowAnimation = .automatic) -> ComposedSection {
    let section = ComposedSection()
    change(animation: animation) { $0.addSection(section) }
    return section
  }

  /// The words above the last section; nil or empty for none.
  public final var sectionHeader: String? {
    get { composedTable.sectionHeader }
    set { change { $0.sectionHeader = newValue } }
  }

  /// The words below the last section; nil or empty for none.
  public final var sectionFooter: String? {
    get { composedTable.sectionFooter }
    set { change { $0.sectionFooter = newValue } }
  }

  /// Removes everything, so that composing begins again at the first section.
  public final func reset(animation: RowAnimation = .automatic) {
    change(animation: animation) { $0.reset() }
  }
}
