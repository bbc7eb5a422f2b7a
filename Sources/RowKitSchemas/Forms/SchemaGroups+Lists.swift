import JSONSchema
import JSONText
import RowKit

/// The rows of lists.
extension SchemaGroups {
  func listGroup(
    _ place: FormPlace, _ shape: SchemaShape, _ header: String?, _ notes: [any CellController]
  ) -> TableGroup {
    let count = session.count(at: place)
    let id = RowID("list \(place.id)")
    let groups = self
    guard count <= SchemaGroups.eagerCount else {
      return TableGroup(
        header: header.map { GroupTitle($0) }, id: id,
        rows: RowList(
          0..<count,
          id: { index in RowID(groups.element(index, of: place, shape).id) },
          row: { index in
            groups.row(of: groups.element(index, of: place, shape), label: "\(index + 1)")
          }))
    }
    var rows = notes.isEmpty ? ownMessages(of: place) : notes
    for index in 0..<count {
      let child = element(index, of: place, shape)
      rows += self.rows(of: child, label: "\(index + 1)", isRequired: false)
    }
    if count < shape.greatestCount {
      rows.append(
        .action("+ Add Entry", id: RowID("add \(place.id)")) { row in
          groups.addElement(to: place, row)
        })
    }
    return TableGroup(header, footer: isFirst ? nil : shape.rules?.summary, id: id, rows: rows)
  }

  func element(_ index: Int, of place: FormPlace, _ shape: SchemaShape) -> FormPlace {
    session.child(.index(index), of: place, rules: shape.rules?.place(ofElement: index))
  }

  func addElement(to place: FormPlace, _ row: RowContext) {
    let shape = session.shape(of: place)
    let index = session.count(at: place)
    let rules = shape.rules?.place(ofElement: index)
    let value = shape.rules == nil ? likeLast(of: place) : SchemaDefaults.element(at: rules)
    session.insertElement(value, at: index, in: place)
    let child = element(index, of: place, session.shape(of: place))
    guard value.members != nil || value.array != nil else { return }
    row.push(SchemaForm(session, registry, child, title: "\(index + 1)"))
  }

  /// Returns an empty value of the last element's type.
  func likeLast(of place: FormPlace) -> JSONValue {
    guard let node = session.node(of: place), let last = session.contents(of: node).last else {
      return JSONValue(.string(""))
    }
    return SchemaDefaults.empty(ValueType(of: session.document.value(of: last.value)))
  }
}
