extension TableGroup {
  /// Collapses or expands the group on the screen.
  package mutating func collapse(_ isCollapsed: Bool) {
    constructedCollapse = constructedCollapse ?? self.isCollapsed
    self.isCollapsed = isCollapsed
  }

  /// The identity by which a group is found again, or `nil` for one that can't collapse.
  fileprivate var collapsingID: RowID? {
    isCollapsible ? id ?? header.map { RowID("header " + $0.text) } : nil
  }
}

extension [TableGroup] {
  /// Returns constructed groups, collapsed as former ones were on the screen.
  ///
  /// A group that was made with another value than before keeps that. The first of several groups with
  /// one identity counts.
  @MainActor package func collapsed(like former: [TableGroup]) -> [TableGroup] {
    var known: [RowID: TableGroup] = [:]
    for group in former where group.constructedCollapse != nil {
      if let id = group.collapsingID, known[id] == nil { known[id] = group }
    }
    if known.isEmpty { return self }
    return map { group in
      guard let former = group.collapsingID.flatMap({ known[$0] }),
        former.constructedCollapse == group.isCollapsed
      else { return group }
      var group = group
      group.collapse(former.isCollapsed)
      return group
    }
  }
}
