/// A table screen composed by appending cells.
///
/// Make one in place and add cells to it, or subclass it and build in ``compose()``:
///
/// ```swift
/// final class PhoneScreen: ComposedTableController {
///   private let name = ActiveCell("Name", value: "Ada's Phone")
///
///   override func compose() {
///     sectionHeader = "This Phone"
///     add(name)
///     addSection()
///     add(ActiveCell("Call Ada") { $0.row?.showMessage("Calling…") })
///   }
/// }
/// ```
///
/// Its cells are kept as long as they are in the table, so keep references to those that change,
/// and set their values. Everything here may be called at any time: a table that is seen follows.
/// For a long list use `add(rows:)`, whose rows share the few cells in view.
///
/// It carries on the composed table view controller of Müller's article of 2012. What composes is
/// a value, ``ComposedTable``; `tableGroups` stays the only truth about what is in the table.
open class ComposedTableController: GenericTableController {
  private var composition: ComposedTable?
  private var waiting: [(inout ComposedTable) -> Void] = []

  /// Builds the table.
  ///
  /// By default nothing.
  ///
  /// Called once, when the table is first needed, and again, from an empty table on, after
  /// `updateAndReload()` or when an `@Observable` model that it read has changed. Cells that the
  /// screen keeps stay the same rows then.
  open func compose() {}

  public final override func constructTableGroups() -> [TableGroup] {
    let outer = composition
    composition = table(of: [])
    compose()
    defer { composition = outer }
    return composition.map(finish) ?? []
  }

  /// What is in the table.
  public final var composedTable: ComposedTable { composition ?? ComposedTable(store.groups) }

  /// Changes what is in the table, with all that the value can do.
  ///
  /// Changes are made in the order of the calls. Those within `performUpdates` are made when its
  /// closure returns, after the changes by position; until then the table reads as before.
  public final func change(
    animation: RowAnimation = .automatic, _ change: @escaping (inout ComposedTable) -> Void
  ) {
    if var table = composition {
      change(&table)
      composition = table
      return
    }
    // What is composed comes before what is changed.
    store.build()
    guard batch != nil else {
      return whenSettled { [weak self] in self?.changeNow(animation, change) }
    }
    waiting.append(change)
    guard waiting.count == 1 else { return }
    batch?.others.append { [weak self] in
      guard let self else { return }
      let changes = waiting
      waiting = []
      changeNow(animation) { table in for change in changes { change(&table) } }
    }
  }

  private func changeNow(
    _ animation: RowAnimation, _ change: (inout ComposedTable) -> Void
  ) {
    let noRowDoesAnything = tableView.everyRowTakesCursor
    var table = table(of: store.groups)
    // The same rows, by now in sections that can be told apart.
    store.groups = table.groups
    change(&table)
    show(finish(table), table.steps, animation)
    if noRowDoesAnything { tableView.offerCursor() }
  }

  /// Shows the table after some steps: what happened to one row is said to the table by its place,
  /// which costs the same however many rows there are; anything else is found by comparing.
  private func show(
    _ groups: [TableGroup], _ steps: [ComposedTable.Step]?, _ animation: RowAnimation
  ) {
    guard let steps else { return replaceNow(with: groups, animation) }
    switch (steps.first, steps.dropFirst().first) {
    case (nil, _): break
    case (.insertion(let row, let path), nil): insert([row], at: path, animation: animation)
    case (.removal(_, let path), nil): removeRows(at: [path], animation: animation)
    case (.removal(let row, let source), .insertion(let other, let target)) where row === other:
      moveRow(from: source, to: target, animation: animation)
    case (.insertion(let row, let target), .removal(_, let source))
    where source == RowPath(group: target.group, row: target.row + 1):
      replaceRow(at: target, with: row, animation: animation)
    default: replaceNow(with: groups, animation)
    }
  }

  private func table(of groups: [TableGroup]) -> ComposedTable {
    var table = ComposedTable(groups)
    table.owner = self
    return table
  }

  /// Returns what the row of a cell may do; nil while the row isn't in the table.
  func context(of keeper: any CellKeeper) -> RowContext? {
    guard composition == nil, store.isBuilt else { return nil }
    return store.groups.path(of: keeper).map { context(at: $0) }
  }

  private func finish(_ table: ComposedTable) -> [TableGroup] {
    for diagnostic in table.diagnostics { diagnostics.report(diagnostic) }
    return table.groups
  }
}
