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
    composition = ComposedTable()
    compose()
    defer { composition = outer }
    return composition.map(finish) ?? []
  }

  /// What is in the table.
  public final var composedTable: ComposedTable { composition ?? ComposedTable(store.groups) }

  /// Changes what is in the table, with all that the value can do.
  ///
  /// Changes are made in the order of the calls, also within `performUpdates`.
  public final func change(
    animation: RowAnimation = .automatic, _ change: @escaping (inout ComposedTable) -> Void
  ) {
    if var table = composition {
      change(&table)
      composition = table
      return
    }
    // What is composed comes before what is changed.
    _ = store.groups
    whenSettled { [weak self] in self?.changeNow(animation, change) }
  }

  private func changeNow(
    _ animation: RowAnimation, _ change: (inout ComposedTable) -> Void
  ) {
    var table = ComposedTable(store.groups)
    // The same rows, by now in sections that can be told apart.
    store.groups = table.groups
    change(&table)
    replaceNow(with: finish(table), animation)
    tableView.offerCursor()
  }

  private func finish(_ table: ComposedTable) -> [TableGroup] {
    for diagnostic in table.diagnostics { diagnostics.report(diagnostic) }
    return table.groups
  }
}
