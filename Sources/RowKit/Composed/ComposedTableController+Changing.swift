/// Changing by reference what was composed before.
extension ComposedTableController {
  // MARK: Cells

  /// Appends a cell to a section.
  public final func add(
    _ cell: TableCell, to section: ComposedSection, animation: RowAnimation = .automatic
  ) {
    change(animation: animation) { $0.add(cell, to: section) }
  }

  /// Puts a cell above another; at the end when the other is not in the table.
  public final func insert(
    _ cell: TableCell, before other: TableCell, animation: RowAnimation = .automatic
  ) {
    change(animation: animation) { $0.insert(cell, before: other) }
  }

  /// Puts a cell below another; at the end when the other is not in the table.
  public final func insert(
    _ cell: TableCell, after other: TableCell, animation: RowAnimation = .automatic
  ) {
    change(animation: animation) { $0.insert(cell, after: other) }
  }

  /// Puts a cell in the place of another; at the end when the other is not in the table.
  public final func replace(
    _ cell: TableCell, with other: TableCell, animation: RowAnimation = .automatic
  ) {
    change(animation: animation) { $0.replace(cell, with: other) }
  }

  /// Removes a cell; does nothing when it is not in the table.
  public final func remove(_ cell: TableCell, animation: RowAnimation = .automatic) {
    change(animation: animation) { $0.remove(cell) }
  }

  // MARK: Sections

  /// Puts a new section above another, at the end when the other is not in the table.
  @discardableResult
  public final func insertSection(
    before other: ComposedSection, animation: RowAnimation = .automatic
  ) -> ComposedSection {
    let section = ComposedSection()
    change(animation: animation) { $0.insert(section, before: other) }
    return section
  }

  /// Puts a new section below another, at the end when the other is not in the table.
  @discardableResult
  public final func insertSection(
    after other: ComposedSection, animation: RowAnimation = .automatic
  ) -> ComposedSection {
    let section = ComposedSection()
    change(animation: animation) { $0.insert(section, after: other) }
    return section
  }

  /// Removes a section with all that is in it; does nothing when it is not in the table.
  public final func remove(_ section: ComposedSection, animation: RowAnimation = .automatic) {
    change(animation: animation) { $0.remove(section) }
  }

  /// Removes all cells and rows of a section; its titles stay.
  public final func removeAllCells(
    in section: ComposedSection, animation: RowAnimation = .automatic
  ) {
    change(animation: animation) { $0.removeAllCells(in: section) }
  }

  /// Sets the words above a section; nil or empty takes them away.
  public final func setHeader(_ header: String?, of section: ComposedSection) {
    change { $0.setHeader(header, of: section) }
  }

  /// Sets the words below a section; nil or empty takes them away.
  public final func setFooter(_ footer: String?, of section: ComposedSection) {
    change { $0.setFooter(footer, of: section) }
  }
}
