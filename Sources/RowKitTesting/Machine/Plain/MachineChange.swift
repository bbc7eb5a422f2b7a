import RowKit

/// What a change did to the plain model.
struct MachineChange {
  /// The table after it.
  var table: MachineTable

  /// Where rows went, as far as it is certain; a row in neither list may have gone anywhere.
  var newPath: [RowPath: RowPath] = [:]

  /// The rows that are certainly gone.
  var removed: Set<RowPath> = []

  /// Whether a row, named by its old path, was moved or may have been.
  var moved: Set<RowPath> = []

  /// Where groups went, as far as it is certain.
  var newGroup: [Int: Int] = [:]

  /// How many repairs should be reported.
  var repairs = 0...0

  /// The certain part of this change and one after it.
  func followed(by next: MachineChange) -> MachineChange {
    var both = next
    both.newPath = newPath.compactMapValues { next.newPath[$0] }
    both.removed = removed.union(newPath.filter { next.removed.contains($0.value) }.keys)
    both.moved = moved.union(newPath.filter { next.moved.contains($0.value) }.keys)
    both.newGroup = newGroup.compactMapValues { next.newGroup[$0] }
    both.repairs =
      repairs.lowerBound + next.repairs.lowerBound...repairs.upperBound + next.repairs.upperBound
    return both
  }

  /// No change of a table.
  static func none(of table: MachineTable) -> MachineChange {
    var change = MachineChange(table: table)
    for path in table.paths { change.newPath[path] = path }
    for group in table.groups.indices { change.newGroup[group] = group }
    return change
  }
}
