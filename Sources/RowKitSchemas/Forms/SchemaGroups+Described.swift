import JSONSchema
import JSONText
import RowKit

/// The rows of an object, and those that have groups of their own.
@MainActor struct ObjectParts {
  /// The rows of the object's own group.
  var list: MemberRowList

  /// The groups of members.
  var sections: [TableGroup] = []

  /// The members that should no longer be used, with their rows.
  var deprecated: [(place: FormPlace, rows: [any CellController])] = []

  /// Creates the parts of an object whose group begins with some rows.
  init(_ groups: SchemaGroups, _ rows: [any CellController]) {
    list = MemberRowList(groups, rows)
  }
}

/// The rows of members that a schema describes, in objects of any size.
extension SchemaGroups {
  /// Adds the rows of described members.
  ///
  /// Of many members, those without values have rows that are made as they come into view.
  func add(
    _ described: [ShownMember], of place: FormPlace, isFirst: Bool, to parts: inout ObjectParts
  ) {
    let waits = MemberRowList.lazyCounts.contains(described.count)
    let findings = waits ? session.findings(at: place) : SchemaFindings()
    for shown in described {
      let (member, child) = (shown.member, shown.place)
      if waits, !shown.isPresent, absence(of: child).isPlain {
        parts.list.append(.value(child, key: member.key, isRequired: member.isRequired))
        if findings.isMissing(member.key) { parts.list.append(.required(child)) }
      } else {
        add(member, at: child, in: place, isFirst: isFirst, to: &parts)
      }
    }
  }

  private func add(
    _ member: SchemaRules.Member, at child: FormPlace, in place: FormPlace, isFirst: Bool,
    to parts: inout ObjectParts
  ) {
    let title = title(of: child, key: member.key)
    let circumstances = circumstances(of: child, member, title, in: place)
    if let own = circumstances.flatMap({ keptRows.rows(of: child, $0) }) {
      parts.list.append(own)
    } else if session.shape(of: child).rules?.isDeprecated == true {
      let own = rows(of: child, label: title, isRequired: member.isRequired)
      parts.deprecated.append((child, own))
    } else if isFirst, takesSection(child) {
      let notes = messages(of: child, key: member.key, in: place)
      parts.sections += groups(of: child, header: title, isFirst: false, notes: notes)
    } else {
      let own = rows(of: child, label: title, isRequired: member.isRequired)
      keep(own, of: child, circumstances)
      parts.list.append(own)
    }
  }
}
