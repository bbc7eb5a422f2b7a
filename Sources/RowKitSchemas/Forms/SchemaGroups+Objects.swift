import JSONSchema
import JSONText
import RowKit

/// The rows of objects.
extension SchemaGroups {
  func objectGroups(
    _ place: FormPlace, _ shape: SchemaShape, _ header: String?, isFirst: Bool,
    _ notes: [any CellController]
  ) -> [TableGroup] {
    var parts = ObjectParts(self, showsUnionsBefore(place) ? [] : unionRows(of: place, shape))
    parts.list.append(notes.isEmpty ? ownMessages(of: place) : notes)
    let present = session.keys(at: place)
    let described = shownMembers(of: place, shape, Set(present.map { JSONPath.Step.key($0) }))
    add(described, of: place, isFirst: isFirst, to: &parts)
    let rows = parts.list.rows
    var sections = parts.sections + foldedGroup(parts.deprecated, of: place)
    let isDescribed = Set(described.lazy.filter(\.isPresent).map(\.place.step))
    let keys = present.filter { !isDescribed.contains(.key($0)) }
    var others: [(place: FormPlace, key: String)] = []
    // Of many members, only those that have had a group are looked at.
    let isLong = keys.count > SchemaGroups.eagerCount
    let open = isLong && isFirst ? openSections(of: place) : []
    var grouped: Set<JSONPath.Step> = []
    for key in keys where !isLong || open.contains(.key(key)) {
      let child = session.child(.key(key), of: place, rules: shape.rules?.place(ofMember: key))
      if isFirst, takesSection(child) {
        grouped.insert(.key(key))
        sections += groups(
          of: child, header: key, isFirst: false, notes: messages(of: child, key: key, in: place))
      } else {
        others.append((child, key))
      }
    }
    if isLong {
      let others = grouped.isEmpty ? keys : keys.filter { !grouped.contains(.key($0)) }
      return [manyMembers(others, of: place, shape, header, rows)] + sections
    }
    let footer = isFirst ? shape.rules?.summary : nil
    let rest = otherRows(others, of: place, shape, header)
    let id = RowID("object \(place.id)")
    if header == nil, rows.isEmpty, others.isEmpty, !sections.isEmpty, !rest.isEmpty {
      return sections + [TableGroup(nil, footer: footer, id: id, rows: rest)]
    }
    if described.isEmpty || header != nil || rest.isEmpty {
      var rows = rows
      rows.append(rest)
      return [TableGroup(header, footer: footer, id: id, rows: rows)] + sections
    }
    let own = rows.isEmpty ? [] : [TableGroup(header, footer: footer, id: id, rows: rows)]
    return own + sections + [
      TableGroup(words[SchemaStrings.more], id: RowID("others \(place.id)"), rows: rest)
    ]
  }

  /// Returns the group of members that should no longer be used.
  ///
  /// Those that have had a problem on this screen are shown, and the others on request.
  private func foldedGroup(
    _ members: [(place: FormPlace, rows: [any CellController])], of place: FormPlace
  ) -> [TableGroup] {
    guard !members.isEmpty else { return [] }
    for member in members where hasProblem(member.place, member.rows) {
      keptRows.noteProblem(member.place)
    }
    let session = session
    let isShown = place.showsDeprecated
    var rows = members.filter { isShown || keptRows.hadProblem($0.place) }.flatMap(\.rows)
    if members.contains(where: { !keptRows.hadProblem($0.place) }) {
      let fold = ActionRowController(
        words[isShown ? SchemaStrings.hide : .show],
        verb: words[isShown ? SchemaStrings.hideVerb : .showVerb], id: RowID("fold \(place.id)")
      ) { _ in session.setShowsDeprecated(!isShown, at: place) }
      rows.append(fold)
    }
    let title = words[SchemaStrings.deprecated]
    return [TableGroup(title, id: RowID("deprecated \(place.id)"), rows: rows)]
  }

  private func hasProblem(_ place: FormPlace, _ rows: [any CellController]) -> Bool {
    rows.contains { $0 is FormMessageRow } || !session.violations(at: place).isEmpty
  }

  /// Returns a group of many members, whose rows are made as they come into view.
  private func manyMembers(
    _ keys: [String], of place: FormPlace, _ shape: SchemaShape, _ header: String?,
    _ rows: RowList
  ) -> TableGroup {
    let groups = self
    func child(_ key: String) -> FormPlace {
      groups.session.child(.key(key), of: place, rules: shape.rules?.place(ofMember: key))
    }
    var list = rows
    list.append(messagesBelow(place))
    list.append(
      RowList(
        0..<keys.count, id: { RowID(child(keys[$0]).id) },
        row: {
          groups.row(of: child(keys[$0]), label: SchemaText.visible(keys[$0]), isDescribed: false)
        }))
    list.append(otherRows([], of: place, shape, header))
    return TableGroup(
      header: header.map { GroupTitle($0) }, id: RowID("object \(place.id)"), rows: list)
  }

  /// Returns whether a value on the first level has a group of its own, and notes that it has.
  ///
  /// A short value has one. So does one that had it before on this screen, since a person may be
  /// working in it.
  func takesSection(_ place: FormPlace) -> Bool {
    guard let count = partCount(of: place) else { return false }
    let shape = session.shape(of: place)
    let isList = kind(of: session.node(of: place), shape) == .array
    if keptRows.isSection(place) {
      return isList || count > 0 || takesOthers(place, shape)
    }
    guard isList || count > 0, count <= SchemaGroups.sectionCount, hasScalarsAlone(place) else {
      return false
    }
    keptRows.noteSection(place)
    return true
  }

  /// Returns the steps to the members of an object that have groups of their own already.
  private func openSections(of place: FormPlace) -> Set<JSONPath.Step> {
    Set(keptRows.sections.lazy.filter { $0.parent === place && takesSection($0) }.map(\.step))
  }

  /// Returns the number of parts of a value that may have a group of its own, or `nil` for any other.
  private func partCount(of place: FormPlace) -> Int? {
    let shape = session.shape(of: place)
    guard shape.unions.isEmpty, shape.choices == nil else { return nil }
    let node = session.node(of: place)
    if let node, session.document.isNull(node) { return nil }
    let count = node.map { session.contents(of: $0).count } ?? 0
    switch kind(of: node, shape) {
    case .object: return max(shape.members.count, count)
    case .array:
      guard let rules = shape.rules else { return node == nil ? nil : count }
      let element = SchemaShape(rules.place(ofElement: 0), nil)
      let isScalar = [.string, .integer, .number].contains(element.type) && element.choices == nil
      return isScalar ? count : nil
    default: return nil
    }
  }

  /// Returns whether a value is no list of objects or lists.
  private func hasScalarsAlone(_ place: FormPlace) -> Bool {
    guard let node = session.node(of: place), session.document.isArray(node) else { return true }
    return session.contents(of: node).allSatisfy {
      !session.document.isObject($0.value) && !session.document.isArray($0.value)
    }
  }

  /// Returns the rows of members that no schema describes, and the row that adds one.
  func otherRows(
    _ members: [(place: FormPlace, key: String)], of place: FormPlace, _ shape: SchemaShape,
    _ header: String?
  ) -> RowList {
    var rows = RowList(
      members.flatMap {
        self.rows(of: $0.place, label: SchemaText.visible($0.key), isDescribed: false)
      })
    rows.append(rowsWithoutKeys(of: place))
    guard takesOthers(place, shape) else { return rows }
    rows.append(addMemberRow(for: place, shape, header))
    return rows
  }

  /// Returns whether a person may add members that no schema describes.
  private func takesOthers(_ place: FormPlace, _ shape: SchemaShape) -> Bool {
    let count = session.node(of: place).map { session.contents(of: $0).count } ?? 0
    return shape.allowsOthers(beside: count) && !session.isReadOnly(place)
  }

  private func addMemberRow(
    for place: FormPlace, _ shape: SchemaShape, _ header: String?
  ) -> any CellController {
    let screen = { [session] in
      SchemaKeyScreen(title: session.words[SchemaStrings.newMember]) { key in
        session.problem(withKey: key, in: place)
      } use: { key, form in
        SchemaGroups.moveCursor(to: session.add(key, to: place), on: form)
      }
    }
    if let header { return SchemaAddMemberRow(addingItem(header, place, shape), screen: screen) }
    return LinkRowController(
      words[SchemaStrings.addMember], image: CellImage("+"), id: addingID(place), screen: screen)
  }

  /// Returns the rows of members whose keys can't be represented, as they are written.
  private func rowsWithoutKeys(of place: FormPlace) -> RowList {
    let members = session.membersWithoutKeys(at: place)
    // Rows that hold the document make each of its changes a copy.
    guard !members.isEmpty else { return [] }
    let (session, document) = (session, session.document)
    return RowList(
      members.indices, id: { RowID("member \($0) of \(place.id)") },
      row: { index in
        let member = members[index]
        return TextRowController(
          member.key.map { document.writtenText(of: $0) } ?? "",
          // No rule is found by such a key, so it may be that of a secret.
          detail: session.mayHaveSecrets
            ? SchemaText.mask : document.writtenText(of: member.value),
          id: RowID("member \(index) of \(place.id)"))
      })
  }
}
