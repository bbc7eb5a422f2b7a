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
  /// A group that was made with another value than before keeps that. Of several groups with one
  /// identity, the first ones match, the second ones, and so on.
  @MainActor package func collapsed(like former: [TableGroup]) -> [TableGroup] {
    guard former.contains(where: { $0.constructedCollapse != nil }) else { return self }
    let known = Dictionary(uniqueKeysWithValues: zip(former.identities, former))
    return zip(identities, self).map { identity, group in
      guard let former = known[identity], identity.id != nil,
        former.constructedCollapse == group.isCollapsed
      else { return group }
      var group = group
      group.collapse(former.isCollapsed)
      return group
    }
  }

  /// The identity of a group, and how many groups before it have the same.
  private struct Identity: Hashable {
    let id: RowID?
    let occurrence: Int
  }

  @MainActor private var identities: [Identity] {
    var counts: [RowID?: Int] = [:]
    return map { group in
      let id = group.collapsingID
      defer { counts[id, default: 0] += 1 }
      return Identity(id: id, occurrence: counts[id, default: 0])
    }
  }
}
