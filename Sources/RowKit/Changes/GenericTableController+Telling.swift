/// Telling what became of groups and rows.
extension GenericTableController {
  /// Makes a change that may consist of several, and tells of them when all is as it shall be.
  ///
  /// Who is told may change the table at once; that is told after what was told before it.
  func telling(_ change: () -> Void) {
    changeDepth += 1
    change()
    changeDepth -= 1
    guard changeDepth == 0, !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !untoldChanges.isEmpty { onChange?(untoldChanges.removeFirst()) }
  }

  /// Notes what became of groups and rows, if anybody wants to know.
  func noteChanges(_ changes: TableChanges) {
    if onChange != nil { untoldChanges.append(changes) }
  }
}
