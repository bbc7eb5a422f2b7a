import JSONSchema
import JSONText
import RowKit

/// The groups of one value in a form: its members or elements, with what lies directly below.
@MainActor struct SchemaGroups {
  let session: SchemaSession
  let registry: SchemaRows
  let place: FormPlace
  let isFirst: Bool
  let keptRows: FormKeptRows

  /// Creates the groups of a value.
  ///
  /// - Parameters:
  ///   - session: The document.
  ///   - registry: The rows for values.
  ///   - place: The place of the value.
  ///   - isFirst: Whether objects and lists in the value have groups of their own.
  ///   - keptRows: The rows that were made before.
  init(
    _ session: SchemaSession, _ registry: SchemaRows, _ place: FormPlace, isFirst: Bool,
    keptRows: FormKeptRows
  ) {
    self.keptRows = keptRows
    self.session = session
    self.registry = registry
    self.place = place
    self.isFirst = isFirst
  }

  /// The number of elements above which rows are made as they come into view.
  static let eagerCount = 200

  /// The most members of an object that has a group of its own.
  static let sectionCount = 12

  var words: LocalizedStrings { session.words }

  var groups: [TableGroup] { groups(of: place, header: nil, isFirst: isFirst, notes: []) }

  func groups(
    of place: FormPlace, header: String?, isFirst: Bool, notes: [any CellController]
  ) -> [TableGroup] {
    let shape = session.shape(of: place)
    let node = session.node(of: place)
    if kind(of: node, shape) == .array { return [listGroup(place, shape, header, notes)] }
    guard kind(of: node, shape) == .object else {
      let rows = rows(
        of: place, label: header ?? words[SchemaStrings.value], isDescribed: isDescribed(place))
      return [TableGroup(header, id: RowID("value \(place.id)"), rows: rows)]
    }
    return objectGroups(place, shape, header, isFirst: isFirst, notes)
  }

  /// Returns the type that a value has, or should have if there is none or null.
  ///
  /// Returns `nil` for a value without parts.
  func kind(of node: Int?, _ shape: SchemaShape) -> ValueType? {
    guard let node else { return shape.type }
    if session.document.isArray(node) { return .array }
    if session.document.isObject(node) { return .object }
    return session.document.isNull(node) ? shape.type : nil
  }

  // MARK: Rows

  /// Returns the rows of a value: those that choose among alternatives, its own, and messages.
  func rows(
    of place: FormPlace, label: String, isRequired: Bool = false, isDescribed: Bool = true
  ) -> [any CellController] {
    let shape = session.shape(of: place)
    let isContainer = [.object, .array].contains(kind(of: session.node(of: place), shape))
    let isOwn = isContainer && !showsUnionsBefore(place)
    let unionLabel = label + (isRequired ? SchemaItem.requiredSign : "")
    var rows = isOwn ? [] : unionRows(of: place, shape, label: unionLabel)
    // A value that fits no alternative is shown with its menu. One that is null because of its alternative
    // needs no row, unless that row is the one to remove it.
    let isPresent = session.node(of: place) != nil
    let isShown = isPresent || shape.unions.allSatisfy { $0.chosen != nil }
    let isJustNull = isDescribed && !place.isElement && shape.unions.contains(where: \.isNull)
    if rows.isEmpty || isShown && !isJustNull {
      let own = rows.isEmpty ? label : kind(of: shape) ?? words[SchemaStrings.value]
      rows.append(row(of: place, label: own, isRequired: isRequired, isDescribed: isDescribed))
    }
    if let parent = place.parent, case .key(let key) = place.step {
      rows += messages(of: place, key: key, in: parent)
    } else if let parent = place.parent {
      rows += elementMessages(of: place, in: parent)
    } else {
      let own = ownMessages(of: place)
      rows += own.isEmpty ? formatMessages(of: place) : own
    }
    return rows
  }

  /// Returns the row of a value.
  ///
  /// Pass `false` for `isDescribed` if the value is a member that no schema describes.
  func row(
    of place: FormPlace, label: String, isRequired: Bool = false, isDescribed: Bool = true
  ) -> any CellController {
    let shape = session.shape(of: place)
    let item = SchemaItem(
      label: label + (isRequired ? SchemaItem.requiredSign : ""),
      rowID: RowID(place.id), isRequired: isRequired, isDescribed: isDescribed, session: session,
      rows: registry, place: place, shape: shape)
    let row = registry.row(for: item)
    if item.isReadOnly { (row as? any FormRow)?.access = .readOnly }
    connect(row, to: place, canRemove: !isDescribed && item.isRemovable)
    return row
  }

  /// Returns whether a value isn't a member, or is one that the schema describes by its key.
  func isDescribed(_ place: FormPlace) -> Bool {
    guard let parent = place.parent, case .key(let key) = place.step else { return true }
    return session.shape(of: parent).member(key) != nil
  }

  /// Connects the row of an element to its list, so that it can be removed and moved, or that of a member
  /// to its object, if it can be removed.
  private func connect(_ row: any CellController, to place: FormPlace, canRemove: Bool) {
    guard let parent = place.parent, let row = row as? any RepeatableRow else { return }
    let isElement = place.isElement
    guard isElement || canRemove else { return }
    let session = session
    func index() -> Int? {
      guard case .index(let index) = place.step else { return nil }
      return index
    }
    var removal: Int?
    row.repetition = RowRepetition(
      isOrdered: isElement, isOpen: { !session.isReadOnly(parent) },
      remove: {
        session.set(nil, at: place)
        removal = session.history.last
      },
      putBack: {
        if let removal { session.history.undo(removal) }
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
  func showsUnionsBefore(_ place: FormPlace) -> Bool {
    guard !place.isRoot, case .key = place.step else { return false }
    return true
  }

  /// Returns the titles of the alternatives in force, or `nil` if there are none.
  private func kind(of shape: SchemaShape) -> String? {
    let titles = shape.unions.compactMap { union in
      union.chosen.map { SchemaBranch.titles(of: union.branches, in: words)[$0] }
    }
    return titles.isEmpty ? nil : titles.joined(separator: ", ")
  }

  func unionRows(
    of place: FormPlace, _ shape: SchemaShape, label: String? = nil
  ) -> [any CellController] {
    let session = session
    return shape.unions.enumerated().map { index, union in
      let titles = SchemaBranch.titles(of: union.branches, in: words)
      let choices = titles.enumerated().map { Choice($0.offset, $0.element) }
      let (label, id) = (label ?? words[SchemaStrings.kind], RowID("union \(place.id) \(index)"))
      let choose: (Int?) -> Void = { session.choose($0, of: union, at: place) }
      let access: FieldAccess = session.isReadOnly(place) ? .readOnly : .editable
      let row: ChoiceRowController<Int>
      if let chosen = union.chosen, !showsUnionsBefore(place) || access == .readOnly {
        let selection = Binding<Int>(get: { chosen }, set: choose)
        row = ChoiceRowController(label, selection, choices, id: id)
      } else {
        let selection = Binding<Int?>(get: { union.chosen }, set: choose)
        row = ChoiceRowController(label, selection, choices, id: id)
      }
      row.access = access
      return row
    }
  }
}
