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
    guard let composition else { return [] }
    for repair in composition.diagnostics { diagnostics.report(repair) }
    return composition.groups
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
      // Given up for the time of the change, so that it has one owner and is changed in place.
      composition = nil
      change(&table)
      composition = table
      return
    }
    // What is composed comes before what is changed.
    store.build()
    guard batch != nil else {
      return whenSettled { [weak self] in self?.changeNow(animation, change) }
    }
    if let steps = batch?.gathered as? GatheredChanges { return steps.changes.append(change) }
    let steps = GatheredChanges(change)
    batch?.gathered = steps
    batch?.others.append { [weak self] in
      self?.changeNow(animation) { table in for change in steps.changes { change(&table) } }
    }
  }

  /// The changes within a batch, which are shown as one.
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
    // The same rows, by now in sections that can be told apart.
    if store.groups.contains(where: { $0.id == nil }) { store.groups = table.groups }
    table.steps = ComposedSteps()
    // What is asked for meanwhile waits: it must not be lost when the table is put back.
    tableView.workCount += 1
    change(&table)
    tableView.workCount -= 1
    telling {
      show(table.groups, table.steps, animation)
      for repair in table.diagnostics { note(.repair(repair)) }
    }
    if noRowDoesAnything { tableView.offerCursor() }
  }

  /// Shows the table after some steps, which say what became of its rows, so that the cost is that
  /// of the steps, however many rows there are; anything else is found by comparing.
  private func show(
    _ groups: [TableGroup], _ steps: ComposedSteps?, _ animation: RowAnimation
  ) {
    guard steps?.isEmpty != true else { return }
    guard let outcome = steps?.outcome(from: store.groups, to: groups) else {
      return replaceNow(with: groups, animation)
    }
    var animations = ChangeAnimations(animation)
    for path in outcome.replacedRows { animations.removedRows[path] = RowAnimation.none }
    duplicates.follow(outcome.changes)
    follow(outcome.changes, animations, to: groups, reloaded: outcome.hasTitles ? nil : [])
  }

  private func table(of groups: [TableGroup]) -> ComposedTable {
    var table = ComposedTable(groups)
    table.owner = self
    return table
  }

  /// Returns what the row of a cell may do; where the row stands is looked for each time.
  func context(finding keeper: any CellKeeper) -> RowContext {
    let ticket = RowTicket(table: self, diagnostics: diagnostics) { [weak self, weak keeper] in
      keeper.flatMap { self?.path(of: $0) }
    }
    return RowContext(ticket)
  }

  private func path(of keeper: any CellKeeper) -> RowPath? {
    guard keeper.placement.owner === self, keeper.placement.isPlaced else { return nil }
    if let composition { return composition.groups.path(of: keeper) }
    return store.isBuilt ? store.groups.path(of: keeper) : nil
  }
}
