/// A list of values with a row for each, kept in order while rows are inserted, removed and moved.
@MainActor package final class RepeatedValues<Value> {
  /// One of the values, at any position.
  private final class Item {
    var value: Value

    /// The position of the value when it was removed.
    var formerPlace = 0

    /// The row of the value.
    ///
    /// Weak, because the row retains the list.
    weak var row: (any RepeatableRow)?

    /// The name of the value, which identifies its row.
    ///
    /// Stored, because a key path of a generic type is another object each time.
    private(set) lazy var property = BoundProperty(self, \Item.value)

    init(_ value: Value) { self.value = value }
  }

  private let values: Binding<[Value]>
  private var row: (Binding<Value>) -> any RepeatableRow
  private var items: [Item]

  /// The values that the items were compared with last, or `nil` if the items have changed since.
  private var compared: [Value]?

  /// The comparison of two values, or `nil` if values can't be compared.
  private let areEqual = RepeatedValues.comparison

  /// Whether values can be inserted, removed and moved now.
  package var isOpen = true

  /// The maximum number of values, or `nil` for no limit.
  private var maximum: Int?

  /// Whether values can be removed while the list is open.
  package var canRemove = true

  /// Whether other programs may change the values.
  ///
  /// A value that they changed is another one then, whose row doesn't take what a person is typing for
  /// the former one.
  package var isShared = false

  /// Returns the indexes that former values have now, or `nil` if only a comparison can tell.
  ///
  /// A store knows them that merged the values with those of another program.
  package var mergedPlaces: ([Value]) -> [Int?]? = { _ in nil }

  /// Whether the same items are there when the rows are constructed again.
  ///
  /// Otherwise their names would say that the rows are others, which are recognized as any that are bound
  /// by closures.
  private var isKept = true

  /// Whether a value is being added.
  ///
  /// It is stored only together with its row.
  private var isAdding = false

  package init(_ values: Binding<[Value]>, row: @escaping (Binding<Value>) -> any RepeatableRow) {
    self.values = values
    self.row = row
    items = values.value.map { Item($0) }
  }

  /// Returns the list for a group that may be constructed again: the same one each time, so that its
  /// rows are recognized and keep the text that is being typed.
  static func kept(
    _ values: Binding<[Value]>, row: @escaping (Binding<Value>) -> any RepeatableRow
  ) -> RepeatedValues {
    guard let property = values.property, let record = OwnValues.current else {
      let list = RepeatedValues(values, row: row)
      list.isKept = OwnValues.current == nil
      return list
    }
    let list = record.object(of: property) { RepeatedValues(values, row: row) }
    list.row = row
    for item in list.items { item.row = nil }
    return list
  }

  /// The number of values.
  var count: Int { items.count }

  /// The rows of the values.
  ///
  /// Rows that were released are created again.
  package var rows: [any CellController] {
    refresh()
    return items.map { row(of: $0) }
  }

  /// Returns the row below the others that adds a value.
  package func addingRow(
    _ label: String, new: @escaping () -> Value, maximum: Int?
  ) -> AddItemRowController {
    self.maximum = maximum
    let id = isKept ? RowID(AddingID(list: ObjectIdentifier(self))) : nil
    return AddItemRowController(label, canAdd: { self.hasRoom }, id: id) { self.add(new()) }
  }

  /// The identity of the row that adds a value, which is the same when the rows are constructed again.
  private struct AddingID: Hashable, Sendable {
    let list: ObjectIdentifier
  }

  private var hasRoom: Bool { isOpen && count < maximum ?? .max }

  /// Appends a value and returns its row, or `nil` if the model doesn't take the value.
  private func add(_ value: Value) -> (any CellController)? {
    refresh()
    let item = Item(value)
    items.append(item)
    // The row must exist before an observer of the change asks for it.
    isAdding = true
    let row = row(of: item)
    isAdding = false
    store()
    return isListed(item) ? row : nil
  }

  /// Merges changes that others made to the values, which storing all values would overwrite.
  ///
  /// Values that can't be compared are assumed to be added and removed at the end.
  private func refresh() {
    guard !isAdding else { return }
    let values = values.value
    guard !isCompared(values) else { return }
    compared = values
    if let areEqual,
      !items.elementsEqual(values, by: { areEqual($0.value, $1) })
    {
      arrange(edits(to: values, by: areEqual), values)
    }
    for (item, value) in zip(items, values) { item.value = value }
    items.removeLast(max(0, items.count - values.count))
    for value in values.dropFirst(items.count) { items.append(Item(value)) }
  }

  private func edits(
    to values: [Value], by areEqual: (Value, Value) -> Bool
  ) -> ElementEdits<Value> {
    let former = items.map(\.value)
    guard let places = mergedPlaces(former) else {
      return ElementEdits(from: former, to: values, by: areEqual)
    }
    return ElementEdits(from: former, to: values, places: places, by: areEqual)
  }

  /// Returns whether an array certainly has the values that the items were compared with last.
  ///
  /// Both arrays exist, so the same storage has the same elements.
  private func isCompared(_ values: [Value]) -> Bool {
    guard let compared, compared.count == values.count else { return false }
    return values.withUnsafeBufferPointer { new in
      compared.withUnsafeBufferPointer { $0.baseAddress == new.baseAddress }
    }
  }

  /// Moves the items to the places where their values are now.
  private func arrange(_ edits: ElementEdits<Value>, _ values: [Value]) {
    let former = items
    items = values.map { Item($0) }
    for (item, fate) in zip(former, edits.fates) {
      switch fate {
      case .kept(let place): items[place] = item
      case .changed(let place) where !isShared: items[place] = item
      case .changed, .removed: continue
      }
    }
  }

  /// Returns the comparison of two values, or `nil` if values can't be compared.
  private static var comparison: ((Value, Value) -> Bool)? {
    (Value.self as? any Equatable.Type).map { comparison(of: $0) }
  }

  private static func comparison<Other: Equatable>(
    of type: Other.Type
  ) -> (Value, Value) -> Bool {
    { ($0 as? Other) == ($1 as? Other) }
  }

  private func value(of item: Item) -> Value {
    refresh()
    return item.value
  }

  private func set(_ value: Value, of item: Item) {
    guard isListed(item) else { return }
    item.value = value
    store()
  }

  private func isListed(_ item: Item) -> Bool {
    refresh()
    return items.contains { $0 === item }
  }

  private func row(of item: Item) -> any CellController {
    if let row = item.row { return row }
    let made = row(
      Binding(
        property: isKept ? item.property : nil,
        get: { [weak self] in self?.value(of: item) ?? item.value },
        set: { [weak self] in self?.set($0, of: item) }))
    // The row retains the list, which may have no other owner.
    made.repetition = RowRepetition(
      isListed: { self.isListed(item) }, isOpen: { self.isOpen }, canRemove: { self.canRemove },
      remove: { self.remove(item) }, canPutBack: { self.hasRoom },
      putBack: { self.putBack(item) },
      canMove: { self.place(of: item, movedBy: $0) != nil }, move: { self.move(item, by: $0) })
    item.row = made
    return made
  }

  private func remove(_ item: Item) {
    refresh()
    guard let place = items.firstIndex(where: { $0 === item }) else { return }
    item.formerPlace = place
    items.remove(at: place)
    store()
  }

  /// Restores a value at its former position.
  ///
  /// Other changes made since then are kept.
  private func putBack(_ item: Item) {
    refresh()
    items.insert(item, at: min(item.formerPlace, items.count))
    store()
  }

  private func place(of item: Item, movedBy distance: Int) -> Int? {
    let place = items.firstIndex { $0 === item }.map { $0 + distance }
    return place.flatMap { items.indices.contains($0) ? $0 : nil }
  }

  private func move(_ item: Item, by distance: Int) {
    refresh()
    guard let place = place(of: item, movedBy: distance) else { return }
    items.insert(items.remove(at: place - distance), at: place)
    store()
  }

  private func store() {
    compared = nil
    values.value = items.map(\.value)
  }
}

extension TableGroup {
  /// Creates a group with a row for each value of a list, and below them a row that adds a value.
  ///
  /// The rows can be removed, with undo, and moved. The list is updated accordingly.
  ///
  /// ```swift
  /// TableGroup("Telephone", repeating: $contact.phones, adding: "Add Number", new: "") {
  ///   TextFieldRowController("Number", $0)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - header: The text above the rows.
  ///   - footer: The text below the rows.
  ///   - id: The group's identity across changes.
  ///   - values: The values.
  ///   - label: The title of the row that adds a value.
  ///   - new: The value to add.
  ///   - maximum: The maximum number of values, or `nil` for no limit.
  ///   - row: Creates the row of a value.
  public init<Value>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil,
    repeating values: Binding<[Value]>, adding label: String,
    new: @autoclosure @escaping () -> Value, maximum: Int? = nil,
    row: @escaping (Binding<Value>) -> any RepeatableRow
  ) {
    let list = RepeatedValues.kept(values, row: row)
    let adding = list.addingRow(label, new: new, maximum: maximum)
    self.init(header, footer: footer, id: id, rows: list.rows + [adding])
  }
}
