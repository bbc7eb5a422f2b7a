/// Changing a composed table by reference.
extension ComposedTableController {
  // MARK: Cells

  /// Appends a cell to a section.
  ///
  /// A cell that is already in the table moves there.
  public final func add(
    _ cell: TableCell, to section: ComposedSection, animation: RowAnimation = .automatic
  ) {
    change(animation: animation) { $0.add(cell, to: section) }
  }

  /// Inserts a cell before another, or appends it if the other is not in the table.
  public final func insert(
    _ cell: TableCell, before other: TableCell, animation: RowAnimation = .automatic
  ) {
    change(animation: animation) { $0.insert(cell, before: other) }
  }

  /// Inserts a cell after another, or appends it if the other is not in the table.
  public final func insert(
    _ cell: TableCell, after other: TableCell, animation: RowAnimation = .automatic
  ) {
    change(animation: animation) { $0.insert(cell, after: other) }
  }

  /// Replaces a cell with another, or appends the other if the cell is not in the table.
  public final func replace(
    _ cell: TableCell, with other: TableCell, animation: RowAnimation = .automatic
  ) {
    change(animation: animation) { $0.replace(cell, with: other) }
  }

  /// Removes a cell.
  ///
  /// Does nothing if it is not in the table.
  public final func remove(_ cell: TableCell, animation: RowAnimation = .automatic) {
    change(animation: animation) { $0.remove(cell) }
  }

  // MARK: Sections

  /// Inserts a new section before another, or appends it if the other is not in the table.
  @discardableResult
  public final func insertSection(
    before other: ComposedSection, animation: RowAnimation = .automatic
  ) -> ComposedSection {
    let section = makeSection()
    change(animation: animation) { $0.insert(section, before: other) }
    return section
  }

  /// Inserts a new section after another, or appends it if the other is not in the table.
  @discardableResult
  public final func insertSection(
    after other: ComposedSection, animation: RowAnimation = .automatic
  ) -> ComposedSection {
    let section = makeSection()
    change(animation: animation) { $0.insert(section, after: other) }
    return section
  }

  /// Removes a section with its content.
  ///
  /// Does nothing if it is not in the table.
  public final func remove(_ section: ComposedSection, animation: RowAnimation = .automatic) {
    change(animation: animation) { $0.remove(section) }
  }

  /// Removes all cells and rows of a section, keeping its titles.
  public final func removeAllCells(
    in section: ComposedSection, animation: RowAnimation = .automatic
  ) {
    change(animation: animation) { $0.removeAllCells(in: section) }
  }

  /// Sets the header of a section.
  ///
  /// Passing `nil` or an empty string removes it.
  public final func setHeader(_ header: String?, of section: ComposedSection) {
    change { $0.setHeader(header, of: section) }
  }

  /// Sets the footer of a section.
  ///
  /// Passing `nil` or an empty string removes it.
  public final func setFooter(_ footer: String?, of section: ComposedSection) {
    change { $0.setFooter(footer, of: section) }
  }
}
