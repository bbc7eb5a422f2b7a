/// The objects that a view shares with its controller.
@MainActor struct TableLinks {
  /// The groups.
  let store: TableStore

  /// The gate for changes.
  let gate: UpdateGate

  /// The tracker of the models that rows read.
  let tracker: ObservationTracker

  /// The controller, once it exists.
  weak var controller: (any TableHost)?
}
