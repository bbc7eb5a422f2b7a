/// A record of whether values that rows and cells store themselves have changed.
///
/// Rows that are constructed again begin with their initial values. The record determines whether
/// discarding the former rows would lose what a person entered.
@MainActor package final class OwnValues {
  /// The record for the values that are created now, or `nil` if nothing records them.
  package static var current: OwnValues? { Scope.current }

  /// Whether a value has changed since the rows were constructed.
  package private(set) var haveChanged = false

  /// An object that rows retain.
  private struct Shared {
    weak var object: AnyObject?
  }

  /// The objects that rows share, by the properties that the rows are bound to, in the order in which
  /// the rows asked for them.
  private var shared: [BoundProperty: [Shared]] = [:]

  /// The objects of the rows that were constructed before.
  private let former: [BoundProperty: [Shared]]

  private var lastNumber = -1

  /// Creates a record without changes.
  ///
  /// - Parameter record: The record of the rows that the recorded ones replace, or `nil` if there are
  ///   none.
  package init(replacing record: OwnValues? = nil) {
    former = record?.shared ?? [:]
  }

  /// Returns the object of the rows that were bound to a property before, if they still retain it, and
  /// otherwise a new one.
  ///
  /// Of several groups of such rows, each gets its own.
  package func object<Kept: AnyObject>(of property: BoundProperty, _ make: () -> Kept) -> Kept {
    let place = shared[property]?.count ?? 0
    let earlier = former[property] ?? []
    let kept = place < earlier.count ? earlier[place].object as? Kept : nil
    let object = kept ?? make()
    shared[property, default: []].append(Shared(object: object))
    return object
  }

  /// Returns the number of something that each construction makes in the same order, from 0.
  package func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

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
