import JSONSchema
import JSONText
import RowKit

/// The rows of objects.
extension SchemaGroups {
  func objectGroups(
    _ place: FormPlace, _ shape: SchemaShape, _ header: String?, isFirst: Bool,
    _ notes: [any CellController]
  ) -> [TableGroup] {
    var rows = showsUnionsBefore(place) ? [] : unionRows(of: place, shape)
    rows += notes.isEmpty ? ownMessages(of: place) : notes
    var sections: [TableGroup] = []
    let present = session.keys(at: place)
    let described = shape.members.filter { isShown($0, among: present) }
    for member in described {
      let child = session.child(.key(member.key), of: place, rules: member.place)
      let title = title(of: member)
      if isFirst, isSection(child) {
        let notes = messages(of: child, key: member.key, in: place)
        sections += groups(of: child, header: title, isFirst: false, notes: notes)
      } else {
        rows += self.rows(of: child, label: title, isRequired: member.isRequired)
      }
    }
    if present.count > SchemaGroups.eagerCount {
      return [manyMembers(present, of: place, shape, header, rows)] + sections
    }
    var others: [(place: FormPlace, key: String)] = []
    for key in present where !described.contains(where: { $0.key.utf8.elementsEqual(key.utf8) }) {
      let child = session.child(.key(key), of: place, rules: shape.rules?.place(ofMember: key))
      if isFirst, isSection(child) {
        sections += groups(
          of: child, header: key, isFirst: false, notes: messages(of: child, key: key, in: place))
      } else {
        others.append((child, key))
      }
    }
    let footer = isFirst ? shape.rules?.summary : nil
    let rest = otherRows(others, of: place, shape)
    let id = RowID("object \(place.id)")
    if described.isEmpty || header != nil || rest.isEmpty {
      return [TableGroup(header, footer: footer, id: id, rows: rows + rest)] + sections
    }
    let own = rows.isEmpty ? [] : [TableGroup(header, footer: footer, id: id, rows: rows)]
    return own + sections + [TableGroup("More", id: RowID("others \(place.id)"), rows: rest)]
  }

  /// Returns a group of many members, whose rows are made as they come into view.
  func manyMembers(
    _ keys: [String], of place: FormPlace, _ shape: SchemaShape, _ header: String?,
    _ rows: [any CellController]
  ) -> TableGroup {
    let described = Set(shape.members.map { JSONPath.Step.key($0.key) })
    let others = keys.filter { !described.contains(.key($0)) }
    let groups = self
    func child(_ key: String) -> FormPlace {
      groups.session.child(.key(key), of: place, rules: shape.rules?.place(ofMember: key))
    }
    // The rows that stand before the many are their own runs in the same list.
    let first = rows.count
    let last = otherRows([], of: place, shape)
    return TableGroup(
      header: header.map { GroupTitle($0) }, id: RowID("object \(place.id)"),
      rows: RowList(
        0..<first + others.count + last.count,
        id: { index in
          guard index >= first, index < first + others.count else {
            return RowID("edge \(place.id) \(index)")
          }
          return RowID(child(others[index - first]).id)
        },
        row: { index in
          if index < first { return rows[index] }
          if index >= first + others.count { return last[index - first - others.count] }
          let key = others[index - first]
          return groups.row(of: child(key), label: key)
        }))
  }

  /// Returns whether a member has a row: deprecated ones only if they are present.
  func isShown(_ member: SchemaRules.Member, among present: [String]) -> Bool {
    if present.contains(where: { $0.utf8.elementsEqual(member.key.utf8) }) { return true }
    let rules = member.place.rules(for: nil)
    return !rules.isDeprecated && !rules.isForbidden
  }

  /// Returns whether a value on the first level has a group of its own.
  func isSection(_ place: FormPlace) -> Bool {
    let shape = session.shape(of: place)
    guard shape.unions.isEmpty, shape.choices == nil else { return false }
    let node = session.node(of: place)
    switch kind(of: node, shape) {
    case .object:
      let count = max(shape.members.count, session.keys(at: place).count)
      return count > 0 && count <= SchemaGroups.sectionCount
    case .array:
      guard let rules = shape.rules, !rules.hasUniqueElements || shape.choices == nil else {
        return node != nil && isList(place)
      }
      let element = SchemaShape(rules.place(ofElement: 0), nil)
      let isScalar = [.string, .integer, .number].contains(element.type) && element.choices == nil
      return isScalar && isList(place)
    default: return false
    }
  }

  /// Returns whether a list is short and has only scalars.
  func isList(_ place: FormPlace) -> Bool {
    guard let node = session.node(of: place) else { return true }
    let items = session.contents(of: node)
    return items.count <= SchemaGroups.sectionCount
      && items.allSatisfy {
        !session.document.isObject($0.value) && !session.document.isArray($0.value)
      }
  }

  func title(of member: SchemaRules.Member) -> String {
    member.place.title ?? SchemaText.readable(member.key)
  }

  /// Returns the rows of members that no schema describes, and the row that adds one.
  func otherRows(
    _ members: [(place: FormPlace, key: String)], of place: FormPlace, _ shape: SchemaShape
  ) -> [any CellController] {
    var rows = members.flatMap { self.rows(of: $0.place, label: $0.key, isRequired: false) }
    guard shape.allowsOthers else { return rows }
    rows.append(
      LinkRowController("+ Add Member", id: RowID("add \(place.id)")) {
        SchemaKeyScreen(title: "New Member") { [session] key in
          SchemaGroups.add(key, to: place, in: session)
        }
      })
    return rows
  }

  /// Adds a member, or returns a sentence why it can't be added.
  static func add(
    _ key: String, to place: FormPlace, in session: SchemaSession
  ) -> String? {
    let shape = session.shape(of: place)
    if session.keys(at: place).contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
      return "“\(key)” exists already."
    }
    if shape.rules?.allowsMember(key) == false { return "“\(key)” isn't allowed here." }
    let rules = shape.rules?.place(ofMember: key)
    let child = session.child(.key(key), of: place, rules: rules)
    session.set(SchemaDefaults.element(at: rules), at: child)
    return nil
  }
}
