/// Sections by position, forgiving of every position.
extension PageTableController {
  /// How many sections there are.
  public final var sectionCount: Int { store.groupCount }

  /// Returns the number of rows of a section, hidden or not; nil if there is no such section.
  public final func rowCount(in section: Int) -> Int? { rows(in: section)?.count }

  /// Adds a section without rows.
  ///
  /// - Parameters:
  ///   - description: What stands around its rows.
  ///   - position: Its place; beyond the last or negative, and by default, it is appended.
  ///   - animation: How it comes.
  public final func addSection(
    _ description: PageSection = PageSection(), at position: Int? = nil,
    animation: RowAnimation = .automatic
  ) {
    var group = TableGroup(id: .unique())
    description.describe(&group, headerLook)
    insert(group, at: position ?? store.groupCount, animation: animation)
  }

  /// Removes a section with its rows; does nothing if there is none.
  public final func removeSection(at position: Int, animation: RowAnimation = .automatic) {
    removeGroup(at: position, animation: animation)
  }

  /// Removes all sections.
  public final func removeAllSections(animation: RowAnimation = .automatic) {
    performUpdates {
      for position in 0..<store.groupCount { removeGroup(at: position, animation: animation) }
    }
  }

  /// Removes all rows of a section, which stays; a section after the last one is added.
  public final func emptySection(at position: Int, animation: RowAnimation = .automatic) {
    let count = store.groupCount
    if position == count { return addSection(animation: animation) }
    guard position >= 0, position < count else {
      return diagnostics.report(
        TableDiagnostic(
          .groupRemovalOutOfBounds, at: .group(position), count: count, repair: .ignored))
    }
    let paths = (0..<store.rowCount(in: position)).map { RowPath(group: position, row: $0) }
    removeRows(at: paths, animation: animation)
  }

  // MARK: Descriptions

  /// Returns what stands around the rows of a section; nil if there is no such section.
  public final func description(ofSection section: Int) -> PageSection? {
    store.group(at: section).map { PageSection($0) }
  }

  /// Sets what stands around the rows of a section; does nothing if there is no such section.
  public final func setDescription(
    _ description: PageSection, ofSection section: Int, animation: RowAnimation = .automatic
  ) {
    guard isThere(section) else { return }
    changeGroups(animation: animation) { groups, look in
      guard groups.indices.contains(section) else { return }
      let isCollapsed = groups[section].isCollapsed
      description.describe(&groups[section], look)
      groups[section].isCollapsed = isCollapsed
    }
    setCollapsed(description.isCollapsed, group: section, animation: animation)
  }

  /// Hides the rows of a section; does nothing if there is no such section.
  public final func collapseSection(at section: Int, animation: RowAnimation = .automatic) {
    if isThere(section) { setCollapsed(true, group: section, animation: animation) }
  }

  /// Shows the rows of a section again; does nothing if there is no such section.
  public final func expandSection(at section: Int, animation: RowAnimation = .automatic) {
    if isThere(section) { setCollapsed(false, group: section, animation: animation) }
  }

  /// Whether the rows of a section are hidden; false if there is no such section.
  public final func isCollapsed(_ section: Int) -> Bool { store.isCollapsed(section) }

  /// Whether there is a section; reports when there is none.
  private func isThere(_ section: Int) -> Bool {
    let count = store.groupCount
    if section >= 0, section < count { return true }
    diagnostics.report(
      TableDiagnostic(
        .groupReloadOutOfBounds, at: .group(section), count: count, repair: .ignored))
    return false
  }
}
