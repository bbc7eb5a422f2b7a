/// Sections by position. Every position is accepted.
extension PageTableController {
  /// The number of sections.
  public final var sectionCount: Int { store.groupCount }

  /// Returns the number of rows of a section, hidden or not, or `nil` if there is no such section.
  public final func rowCount(in section: Int) -> Int? { rows(in: section)?.count }

  /// Adds an empty section.
  ///
  /// - Parameters:
  ///   - description: The title, header and footer of the section.
  ///   - position: The position of the section. A position out of range, or `nil`, appends it. The
  ///     default is `nil`.
  ///   - animation: The animation of the insertion.
  public final func addSection(
    _ description: PageSection = PageSection(), at position: Int? = nil,
    animation: RowAnimation = .automatic
  ) {
    var group = TableGroup(id: .unique())
    description.describe(&group, nil)
    insert(group, at: position ?? RowPath.end, animation: animation)
  }

  /// Removes a section with its rows.
  ///
  /// Does nothing if there is none.
  public final func removeSection(at position: Int, animation: RowAnimation = .automatic) {
    removeGroup(at: position, animation: animation)
  }

  /// Removes all sections.
  public final func removeAllSections(animation: RowAnimation = .automatic) {
    whenPositionsHold(preview: { $0.replace(with: []) }) { page in
      page.performUpdates {
        for position in 0..<page.sectionCount {
          page.removeGroup(at: position, animation: animation)
        }
      }
    }
  }

  /// Removes all rows of a section, which stays.
  ///
  /// A position after the last section adds a section.
  public final func emptySection(at position: Int, animation: RowAnimation = .automatic) {
    whenPositionsHold(preview: { $0.changeRows(of: position) { $0 = RowList() } }) { page in
      page.emptySectionNow(at: position, animation)
    }
  }

  private func emptySectionNow(at position: Int, _ animation: RowAnimation) {
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

  /// Returns the description of a section, or `nil` if there is no such section.
  public final func description(ofSection section: Int) -> PageSection? {
    store.group(at: section).map { PageSection($0) }
  }

  /// Sets the description of a section.
  ///
  /// Does nothing if there is no such section. What a description doesn't contain stays: the action of
  /// the header, and the content of a footer whose text is the same.
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

  /// Collapses a section.
  ///
  /// Does nothing if there is no such section.
  public final func collapseSection(at section: Int, animation: RowAnimation = .automatic) {
    if isThere(section) { setCollapsed(true, group: section, animation: animation) }
  }

  /// Expands a section.
  ///
  /// Does nothing if there is no such section.
  public final func expandSection(at section: Int, animation: RowAnimation = .automatic) {
    if isThere(section) { setCollapsed(false, group: section, animation: animation) }
  }

  /// Returns whether a section is collapsed, or `false` if there is no such section.
  public final func isCollapsed(_ section: Int) -> Bool { store.isCollapsed(section) }

  /// Returns whether a section exists, and reports a diagnostic if not.
  private func isThere(_ section: Int) -> Bool {
    let count = store.groupCount
    if section >= 0, section < count { return true }
    diagnostics.report(
      TableDiagnostic(
        .groupReloadOutOfBounds, at: .group(section), count: count, repair: .ignored))
    return false
  }
}
