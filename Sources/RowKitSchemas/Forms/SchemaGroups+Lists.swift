import JSONSchema
import JSONText
import RowKit

/// The rows of lists.
extension SchemaGroups {
  func listGroup(
    _ place: FormPlace, _ shape: SchemaShape, _ header: String?, _ notes: [any CellController]
  ) -> TableGroup {
    let count = session.count(at: place)
    let groups = self
    var rows = RowList(notes.isEmpty ? ownMessages(of: place) : notes)
    if count <= SchemaGroups.eagerCount {
      for index in 0..<count {
        let child = element(index, of: place, shape)
        rows.append(self.rows(of: child, label: label(index, child, shape), isRequired: false))
      }
    } else {
      rows.append(messagesBelow(place))
      rows.append(
        RowList(
          0..<count,
          id: { index in RowID(groups.element(index, of: place, shape).id) },
          row: { index in
            let child = groups.element(index, of: place, shape)
            return groups.row(of: child, label: groups.label(index, child, shape))
          }))
    }
    if count < shape.greatestCount, !session.isReadOnly(place) {
      rows.append([
        .action("Add Entry", image: CellImage("+"), verb: "add", id: RowID("add \(place.id)")) {
          groups.addElement(to: place, $0)
        }
      ])
    }
    return TableGroup(
      header: header.map { GroupTitle($0) },
      footer: isFirst ? nil : shape.rules?.summary.map { GroupTitle($0) },
      id: RowID("list \(place.id)"), rows: rows)
  }

  /// The label of the value in the groups of its container, or `nil` for that of the whole document.
  var label: String? {
    guard let parent = place.parent else { return nil }
    let shape = session.shape(of: parent)
    switch place.step {
    case .index(let index): return label(index, place, shape)
    case .key(let key):
      return shape.member(key) == nil ? key : title(of: place, key: key)
    }
  }

  /// Returns the title of an element: that of its place in a tuple, or its number.
  private func label(_ index: Int, _ place: FormPlace, _ shape: SchemaShape) -> String {
    guard index < shape.rules?.tupleCount ?? 0, let title = place.rules?.title else {
      return String(index + 1)
    }
    return title
  }

  func element(_ index: Int, of place: FormPlace, _ shape: SchemaShape) -> FormPlace {
    session.child(.index(index), of: place, rules: shape.rules?.place(ofElement: index))
  }

  /// Adds an element, and moves to it: to its screen, or to its row, where the row that adds was.
  func addElement(to place: FormPlace, _ row: RowContext) {
    let path = row.path
    let shape = session.shape(of: place)
    let index = session.count(at: place)
    let rules = shape.rules?.place(ofElement: index)
    let value = shape.rules == nil ? likeLast(of: place) : SchemaDefaults.element(at: rules)
    session.insertElement(value, at: index, in: place)
    let child = element(index, of: place, session.shape(of: place))
    session.didPut(value, at: child)
    guard value.members != nil || value.array != nil else {
      guard let screen = row.screen, let path else { return }
      screen.updateAndReload()
      return screen.moveCursor(to: path)
    }
    row.push(SchemaForm(session, registry, child, title: "\(index + 1)"))
  }

  /// Returns an empty value of the last element's type.
  func likeLast(of place: FormPlace) -> JSONValue {
    guard let node = session.node(of: place), let last = session.contents(of: node).last else {
      return JSONValue(.string(""))
    }
    return SchemaDefaults.empty(ValueType(of: session.document.plainValue(of: last.value)))
  }
}
