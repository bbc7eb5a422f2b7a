import RowKit

/// A dialect whose tables a machine changes.
///
/// A form constructs its groups by itself, so ``RecordMachine`` checks it instead.
enum MachineDialect: String, CaseIterable, Sendable {
  case generic, composed, page, model

  /// A table of the dialect, without rows.
  @MainActor var controller: GenericTableController {
    switch self {
    case .generic: GenericTableController()
    case .composed: ComposedTableController()
    case .page: PageTableController(style: .plain)
    case .model: MachineModelController()
    }
  }

  /// Returns the dialect of a table by its number in a run, so that all dialects take turns.
  ///
  /// Runs with other seeds begin with other dialects.
  static func ofTable(_ number: Int, seed: UInt64) -> MachineDialect {
    allCases[(Int(seed % UInt64(allCases.count)) + number) % allCases.count]
  }
}
