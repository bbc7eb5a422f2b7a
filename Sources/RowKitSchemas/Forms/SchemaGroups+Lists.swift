import JSONSchema
import JSONText
import RowKit

/// The rows of lists.
extension SchemaGroups {
  func listGroup(
    _ place: FormPlace, _ shape: SchemaShape, _ header: String?, _ notes: [any CellController]
  ) -> TableGroup {
    let count = session.count(at: place)
    var rows = RowList(notes.isEmpty ? ownMessages(of: place) : notes)
    if count <= SchemaGroups.eagerCount {
      for index in 0..<count {
        let child = element(index, of: place, shape)
        rows.append(self.rows(of: child, label: label(index, child, shape)))
      }
    } else {
      rows.append(messagesBelow(place))
      rows.append(longList(place, shape, count))
    }
    if count < shape.greatestCount, !session.isReadOnly(place) {
      rows.append(addEntryRow(for: place, shape, header))
    }
    return TableGroup(
      header: header.map { GroupTitle($0) },
      footer: isFirst ? nil : shape.rules?.summary.map { GroupTitle($0) },
      id: RowID("list \(place.id)"), rows: rows)
  }

  private func addEntryRow(
    for place: FormPlace, _ shape: SchemaShape, _ header: String?
  ) -> any CellController {
    let add = { (row: RowContext) in self.addElement(to: place, row) }
    if let header { return SchemaAddEntryRow(addingItem(header, place, shape), add: add) }
    return ActionRowController(
      words[SchemaStrings.addEntry], image: CellImage("+"), verb: words[ActionStrings.add],
      id: addingID(place), action: add)
  }

  /// Returns a value with a section, for the row that adds to it.
  func addingItem(_ title: String, _ place: FormPlace, _ shape: SchemaShape) -> SchemaItem {
    SchemaItem(
      label: title, rowID: addingID(place), isRequired: false, isDescribed: isDescribed(place),
      session: session, rows: registry, place: place, shape: shape)
  }

  /// Returns the identity of the row that adds to a value.
  func addingID(_ place: FormPlace) -> RowID { RowID("add \(place.id)") }

  /// Returns whether a row adds to a value, by its identity.
  static func isAdding(_ id: RowID) -> Bool { id.description.hasPrefix("add ") }

  /// Returns the rows of many elements, which are made as they come into view.
  ///
  /// A row stands for the element that was at its place, whatever becomes of the document. Of more rows
  /// than a table compares, each stands for a position.
  private func longList(_ place: FormPlace, _ shape: SchemaShape, _ count: Int) -> RowList {
    let groups = self
    func row(of child: FormPlace, _ index: Int) -> any CellController {
      groups.row(of: child, label: groups.label(index, child, shape))
    }
    guard count <= RowList.greatestComparedCount else {
      return RowList(
        0..<count, id: { RowID(groups.element($0, of: place, shape).id) },
        row: { row(of: groups.element($0, of: place, shape), $0) })
    }
    let ids = session.elementIDs(count: count, of: place)
    return RowList(
      0..<count, id: { RowID(ids[$0]) },
      row: { index in
        guard let now = place.index(ofElement: ids[index], near: index) else {
          return TextRowController(groups.words[SchemaStrings.gone], id: RowID(ids[index]))
        }
        return row(of: groups.element(now, of: place, shape), now)
      })
  }

  /// The label of the value in the groups of its container, or `nil` for that of the whole document.
  var label: String? {
    guard let parent = place.parent else { return nil }
    let shape = session.shape(of: parent)
    switch place.step {
    case .index(let index): return label(index, place, shape)
    case .key(let key):
      return shape.member(key) == nil ? SchemaText.visible(key) : title(of: place, key: key)
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

  /// Adds an element, and moves to it: to its screen, or to its row.
  func addElement(to place: FormPlace, _ row: RowContext) {
    let shape = session.shape(of: place)
    let index = session.count(at: place)
    let rules = shape.rules?.place(ofElement: index)
    let value = shape.rules == nil ? likeLast(of: place) : newElement(of: place, shape, rules)
    session.insertElement(value, at: index, in: place)
    let child = element(index, of: place, session.shape(of: place))
    session.didPut(value, at: child)
    guard value.members != nil || value.array != nil else {
      return SchemaGroups.moveCursor(to: child, on: row.screen)
    }
    row.push(SchemaForm(session, registry, child, title: "\(index + 1)"))
  }

  /// Returns the value of a new element.
  ///
  /// In a list of unique values, a listed value that isn't taken replaces one that is.
  private func newElement(
    of place: FormPlace, _ shape: SchemaShape, _ rules: SchemaPlace?
  ) -> JSONValue {
    let value = SchemaDefaults.element(at: rules)
    guard shape.rules?.hasUniqueElements == true,
      let choices = rules.flatMap({ SchemaShape($0, nil).choices })
    else { return value }
    let taken = Set((session.value(at: place)?.array ?? []).map { ExactValue($0) })
    guard taken.contains(ExactValue(value)) else { return value }
    return choices.first { !taken.contains(ExactValue($0.value)) }?.value ?? value
  }

  /// Moves the cursor to the row of a value that was added or changed, or to the first row of its kinds or
  /// its parts.
  ///
  /// Messages that came or went have moved the rows. Does nothing if the screen doesn't show the value.
  static func moveCursor(to child: FormPlace, on screen: GenericTableController?) {
    guard let screen else { return }
    screen.applyObservedChanges()
    for id in [RowID(child.id), RowID("union \(child.id) 0")] where screen.moveCursor(to: id) {
      return
    }
    let sections = [RowID("object \(child.id)"), RowID("list \(child.id)")]
    let groups = screen.tableGroups
    guard let group = groups.firstIndex(where: { $0.id.map(sections.contains) == true }) else {
      return
    }
    let rows = groups[group].rows
    let row = (0..<rows.count).first { !(rows[$0] is FormMessageRow) }
    screen.moveCursor(to: RowPath(group: group, row: row ?? 0))
  }

  /// Returns an empty value of the last element's type.
  func likeLast(of place: FormPlace) -> JSONValue {
    guard let node = session.node(of: place), let last = session.contents(of: node).last else {
      return JSONValue(.string(""))
    }
    return SchemaDefaults.empty(ValueType(of: session.document.plainValue(of: last.value)))
  }
}
