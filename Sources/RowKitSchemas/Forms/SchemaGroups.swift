import JSONSchema
import JSONText
import RowKit

/// The groups of one value in a form: its members or elements, with what lies directly below.
@MainActor struct SchemaGroups {
  private let session: SchemaSession
  private let place: FormPlace
  private let isFirst: Bool

  /// Creates the groups of a value.
  ///
  /// - Parameters:
  ///   - session: The document.
  ///   - place: The place of the value.
  ///   - isFirst: Whether objects and lists in the value have groups of their own.
  init(_ session: SchemaSession, _ place: FormPlace, isFirst: Bool) {
    self.session = session
    self.place = place
    self.isFirst = isFirst
  }

  /// The number of elements above which rows are made as they come into view.
  private static let eagerCount = 200

  /// The most members of an object that has a group of its own.
  private static let sectionCount = 12

  /// The groups.
  var groups: [TableGroup] { groups(of: place, header: nil, isFirst: isFirst, notes: []) }

  private func groups(
    of place: FormPlace, header: String?, isFirst: Bool, notes: [any CellController]
  ) -> [TableGroup] {
    let shape = session.shape(of: place)
    let node = session.node(of: place)
    if kind(of: node, shape) == .array { return [listGroup(place, shape, header, notes)] }
    guard kind(of: node, shape) == .object else {
      let rows = rows(of: place, label: header ?? "Value", isRequired: false)
      return [TableGroup(header, id: RowID("value \(place.id)"), rows: rows)]
    }
    return objectGroups(place, shape, header, isFirst: isFirst, notes)
  }

  /// Returns the type that a value has, or should have if there is none.
  private func kind(of node: Int?, _ shape: SchemaShape) -> ValueType? {
    guard let node else { return shape.type }
    if session.document.isArray(node) { return .array }
    if session.document.isObject(node) { return .object }
    return nil
  }

  // MARK: Objects

  private func objectGroups(
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
  private func manyMembers(
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
  private func isShown(_ member: SchemaRules.Member, among present: [String]) -> Bool {
    if present.contains(where: { $0.utf8.elementsEqual(member.key.utf8) }) { return true }
    let rules = member.place.rules(for: nil)
    return !rules.isDeprecated && !rules.isForbidden
  }

  /// Returns whether a value on the first level has a group of its own.
  private func isSection(_ place: FormPlace) -> Bool {
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
  private func isList(_ place: FormPlace) -> Bool {
    guard let node = session.node(of: place) else { return true }
    let items = session.contents(of: node)
    return items.count <= SchemaGroups.sectionCount
      && items.allSatisfy {
        !session.document.isObject($0.value) && !session.document.isArray($0.value)
      }
  }

  private func title(of member: SchemaRules.Member) -> String {
    member.place.title ?? SchemaText.readable(member.key)
  }

  /// Returns the rows of members that no schema describes, and the row that adds one.
  private func otherRows(
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
  private static func add(
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

  // MARK: Lists

  private func listGroup(
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

  private func element(_ index: Int, of place: FormPlace, _ shape: SchemaShape) -> FormPlace {
    session.child(.index(index), of: place, rules: shape.rules?.place(ofElement: index))
  }

  private func addElement(to place: FormPlace, _ row: RowContext) {
    let shape = session.shape(of: place)
    let index = session.count(at: place)
    let rules = shape.rules?.place(ofElement: index)
    let value = shape.rules == nil ? likeLast(of: place) : SchemaDefaults.element(at: rules)
    session.insertElement(value, at: index, in: place)
    let child = element(index, of: place, session.shape(of: place))
    guard value.members != nil || value.array != nil else { return }
    row.push(SchemaForm(session, child, title: "\(index + 1)"))
  }

  /// Returns an empty value of the last element's type.
  private func likeLast(of place: FormPlace) -> JSONValue {
    guard let node = session.node(of: place), let last = session.contents(of: node).last else {
      return JSONValue(.string(""))
    }
    return SchemaDefaults.empty(ValueType(of: session.document.value(of: last.value)))
  }

  // MARK: Rows

  /// Returns the rows of a value: those that choose among alternatives, its own, and messages.
  private func rows(
    of place: FormPlace, label: String, isRequired: Bool
  ) -> [any CellController] {
    let shape = session.shape(of: place)
    let isContainer = [.object, .array].contains(kind(of: session.node(of: place), shape))
    let isOwn = isContainer && !showsUnionsBefore(place)
    var rows = isOwn ? [] : unionRows(of: place, shape, label: label)
    if rows.isEmpty || shape.unions.allSatisfy({ $0.chosen != nil }) {
      let indented = rows.isEmpty ? label : "Value"
      rows.append(row(of: place, label: indented, isRequired: isRequired))
    }
    if let parent = place.parent, case .key(let key) = place.step {
      rows += messages(of: place, key: key, in: parent)
    } else if place.parent != nil {
      rows += ownMessages(of: place)
    }
    return rows
  }

  private func row(
    of place: FormPlace, label: String, isRequired: Bool = false
  ) -> any CellController {
    let shape = session.shape(of: place)
    let isDeprecated = shape.rules?.isDeprecated == true
    let item = SchemaItem(
      label: label + (isRequired ? " *" : "") + (isDeprecated ? " (deprecated)" : ""),
      rowID: RowID(place.id), isRequired: isRequired, session: session, place: place, shape: shape)
    let row = session.rows.row(for: item)
    if shape.rules?.isReadOnly == true { (row as? any FormRow)?.access = .readOnly }
    connect(row, to: place)
    return row
  }

  /// Connects the row of an element to its list, so that it can be removed and moved.
  private func connect(_ row: any CellController, to place: FormPlace) {
    guard let parent = place.parent, case .index = place.step,
      let row = row as? any RepeatableRow
    else { return }
    let session = session
    func index() -> Int? {
      guard case .index(let index) = place.step else { return nil }
      return index
    }
    var former: (document: JSONDocument, bytes: [UInt8])?
    row.repetition = RowRepetition(
      isOpen: { true },
      remove: {
        let document = session.document
        session.set(nil, at: place)
        former = (document, session.document.bytes)
      },
      putBack: {
        guard let kept = former else { return }
        _ = session.restore(kept.document, after: kept.bytes)
      },
      canMove: { distance in
        index().map { (0..<session.count(at: parent)).contains($0 + distance) } ?? false
      },
      move: { distance in
        guard let index = index() else { return }
        session.moveElement(from: index, to: index + distance, in: parent)
      })
  }

  // MARK: Alternatives

  /// Returns whether the alternatives of a value stand before its row, and not on its own screen.
  private func showsUnionsBefore(_ place: FormPlace) -> Bool {
    guard place.parent != nil, case .key = place.step else { return false }
    return true
  }

  private func unionRows(
    of place: FormPlace, _ shape: SchemaShape, label: String? = nil
  ) -> [any CellController] {
    let session = session
    return shape.unions.enumerated().map { index, union in
      let choices = union.branches.enumerated().map { Choice($0.offset, $0.element.title) }
      let selection = Binding<Int?>(
        get: { union.chosen },
        set: { branch in
          guard let branch else { return }
          session.choose(branch, of: union, at: place)
        })
      return ChoiceRowController(
        label ?? "Kind", choices, selection: selection, id: RowID("union \(place.id) \(index)"))
    }
  }

  // MARK: Messages

  /// Returns the messages about a value as a whole.
  private func ownMessages(of place: FormPlace) -> [any CellController] {
    let path = place.path
    let own = session.violations(at: place).filter { violation in
      if case .missing = violation.reason { return false }
      return violation.instance == path
    }
    return own.prefix(1).map { message($0.description, place, "own") }
  }

  /// Returns the message about a member: that it is missing, or what is wrong with it.
  private func messages(
    of place: FormPlace, key: String, in parent: FormPlace
  ) -> [any CellController] {
    if session.node(of: place) == nil {
      let isMissing = session.violations(at: parent).contains { violation in
        guard case .missing(let name) = violation.reason else { return false }
        return name.utf8.elementsEqual(key.utf8) && violation.instance == parent.path
      }
      return isMissing ? [message("Required.", place, "required")] : []
    }
    let path = place.path
    let all = session.violations(at: parent) + session.violations(at: place)
    if let violation = all.first(where: { $0.instance == path && !$0.isMissing }) {
      return [message(violation.description, place, "wrong")]
    }
    return formatMessages(of: place)
  }

  /// Returns a warning about a text that doesn't have its format.
  private func formatMessages(of place: FormPlace) -> [any CellController] {
    guard let name = session.shape(of: place).rules?.format, let format = StringFormat(name),
      let text = session.value(at: place)?.string, !format.accepts(text)
    else { return [] }
    let sentence = "Not \(format.words) like \(format.example)."
    return [message(sentence, place, "format")]
  }

  private func message(_ text: String, _ place: FormPlace, _ kind: String) -> any CellController {
    let row = FormMessageRow(id: RowID("message \(place.id) \(kind) \(text)"))
    row.message = .wrong(text)
    return row
  }
}

extension Violation {
  /// Whether a key of the object is missing.
  fileprivate var isMissing: Bool { if case .missing = reason { true } else { false } }
}
