/// The origin of a table's groups, and the state that decides whether they may be constructed again.
@MainActor package struct GroupConstruction {
  /// Whether nothing of the screen constructs groups, so that only changes fill the table.
  package var isFilledInPlace = false

  /// The expanded rows at the time the groups were cleared.
  var clearedTable: ExpandedTable?

  /// The values that the constructed rows store themselves.
  private(set) var ownValues = OwnValues()

  /// Whether the screen was left with groups that it keeps, and this was reported.
  var didReportKept = false

  /// The token of the models from which the groups were constructed.
  private var token: ObservationToken?

  /// Begins to construct groups and returns the record of the values that their rows store.
  mutating func begin() -> OwnValues {
    endObserving()
    isFilledInPlace = false
    ownValues = OwnValues(replacing: ownValues)
    return ownValues
  }

  /// Ends constructing groups, with the token of the models that this read.
  mutating func end(reading token: ObservationToken?) { self.token = token }

  /// Returns whether the groups were constructed from models that have changed.
  func hasRead(_ changed: Set<UInt64>) -> Bool {
    token.map { changed.contains($0.number) } ?? false
  }

  /// Stops tracking the models from which the groups were constructed.
  mutating func endObserving() {
    token?.end()
    token = nil
  }
}
