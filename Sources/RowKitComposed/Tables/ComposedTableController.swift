/// A table screen composed by appending cells.
///
/// Create one in place and add cells to it, or subclass it and build the table in ``compose()``:
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
/// Cells are kept as long as they are in the table, so keep references to those that change and set
/// their values. A cell belongs to one table: add it to another one only after removing it. All
/// methods may be called at any time, and a visible table is updated. For a long list, use
/// `add(rows:)`, whose rows share the cells in view.
///
/// It continues the composed table view controller of Müller's 2012 article. Composition is done by
/// a value, ``ComposedTable``. `tableGroups` remains the only source of truth for the content.
open class ComposedTableController: GenericTableController {
  private var composition: ComposedTable?

  /// Builds the table.
  ///
  /// The default implementation does nothing.
  ///
  /// Called once when the table is first needed. Called again, starting from an empty table, after
  /// `updateAndReload()` or when an `@Observable` model that it read has changed. Cells that the
  /// screen keeps then keep their rows.
  ///
  /// Don't call it from an initializer: what that adds follows what the table composes itself.
  open func compose() {
    construction.isFilledInPlace = true
  }

  public final override func constructTableGroups() -> [TableGroup] {
    let outer = composition
    composition = table(of: [])
    compose()
    defer { composition = outer }
    guard let composition else { return [] }
    for repair in composition.diagnostics { diagnostics.report(repair) }
    return composition.groups
  }

  /// Returns a section to add: while the table is composed, the same one in each composition.
  final func makeSection() -> ComposedSection { composition?.makeSection() ?? ComposedSection() }

  /// The content of the table.
  package final var composedTable: ComposedTable { composition ?? ComposedTable(store.groups) }

  /// Changes the content of the table in a closure.
  ///
  /// Changes are applied in the order of the calls. Changes within `performUpdates` are applied
  /// when its closure returns, after the changes by position. Until then the table reads as before.
  package final func change(
    animation: RowAnimation = .automatic, _ change: @escaping (inout ComposedTable) -> Void
  ) {
    if var table = composition {
      // Released during the change, so that the table is uniquely referenced and changed in place.
      composition = nil
      change(&table)
      composition = table
      return
    }
    // Composition precedes changes.
    store.build()
    guard batch != nil else {
      return whenSettled { [weak self] in self?.changeNow(animation, change) }
    }
    if let steps = batch?.gathered as? GatheredChanges { return steps.changes.append(change) }
    let steps = GatheredChanges(change)
    batch?.gathered = steps
    afterBatch { [weak self] in
      self?.changeNow(animation) { table in for change in steps.changes { change(&table) } }
    }
  }

  /// The changes within a batch, which are shown together.
  private final class GatheredChanges {
    var changes: [(inout ComposedTable) -> Void]

    init(_ first: @escaping (inout ComposedTable) -> Void) {
      changes = [first]
    }
  }

  private func changeNow(
    _ animation: RowAnimation, _ change: (inout ComposedTable) -> Void
  ) {
    let noRowDoesAnything = tableView.everyRowTakesCursor
    var table = table(of: store.groups)
    // The same rows, now in sections that can be distinguished.
    if store.groups.contains(where: { $0.id == nil }) { store.groups = table.groups }
    // Requests made during the change wait, so that they aren't lost when the table is stored.
    gate.during(.working) { change(&table) }
    telling {
      show(table, animation)
      for repair in table.diagnostics { note(.repair(repair)) }
    }
    if noRowDoesAnything { tableView.offerCursor() }
  }

  /// Shows a table after a change.
  private func show(_ table: ComposedTable, _ animation: RowAnimation) {
    let former = store.groups
    let difference = TableDifference(
      from: former, to: table.groups, matchesPlaces: false)
    let changes = difference.changes
    guard table.reloadsRows || !changes.isEmpty else { return }
    var animations = ChangeAnimations(animation)
    for row in table.replacedRows {
      former.path(of: row).map { animations.removedRows[$0] = RowAnimation.none }
    }
    follow(changes, animations, to: table.groups, reloaded: table.reloadsRows ? nil : [])
    noteDuplicates(difference) { former[$0].rows }
  }

  private func table(of groups: [TableGroup]) -> ComposedTable {
    var table = ComposedTable(groups)
    table.owner = self
    return table
  }

  /// Returns the context of a cell's row, which looks up the row's path each time.
  func context(finding keeper: any CellKeeper) -> RowContext {
    let handle = RowHandle(host: self, diagnostics: diagnostics) { [weak self, weak keeper] in
      keeper.flatMap { self?.path(of: $0) }
    }
    return RowContext(handle)
  }

  func contains(_ keeper: any CellKeeper) -> Bool { batch == nil && path(of: keeper) != nil }

  private func path(of keeper: any CellKeeper) -> RowPath? {
    guard keeper.placement.owner === self, keeper.placement.isPlaced else { return nil }
    if let composition { return composition.groups.path(of: keeper) }
    return store.isBuilt ? store.groups.path(of: keeper) : nil
  }
}

extension ComposedTableController: CellOwner {}
