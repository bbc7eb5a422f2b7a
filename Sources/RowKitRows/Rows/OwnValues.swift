/// A record of whether values that rows and cells store themselves have changed.
///
/// Rows that are constructed again begin with their initial values. The record determines whether
/// discarding the former rows would lose what a person entered.
@MainActor package final class OwnValues {
  /// The record for the values that are created now, or `nil` if nothing records them.
  package static var current: OwnValues? { Scope.current }

  /// Whether a value has changed since the rows were constructed.
  package private(set) var haveChanged = false

  /// Creates a record without changes.
  package init() {}

  /// Runs code that constructs rows, whose values belong to this record.
  package func record<Result>(_ construct: () -> Result) -> Result {
    Scope.$current.withValue(self) { construct() }
  }

  /// Records the change of a value, unless the rows are still being constructed.
  package func noteChange() {
    if OwnValues.current !== self { haveChanged = true }
  }

  private enum Scope {
    @TaskLocal static var current: OwnValues?
  }
}
