/// Following changes of the groups.
extension GenericTableController {
  /// Updates everything stored by path after a change to the store.
  package func follow(
    _ changes: TableChanges, _ animations: ChangeAnimations, reloaded: Set<RowPath>? = nil
  ) {
    handles.follow { changes.recordPath(for: $0) }
    for index in undoStack.indices { undoStack[index].follow(changes) }
    tableView.follow(changes, animations, reloaded: reloaded)
    // Another row may be at this position now, so the search begins again.
    fields.search?.item = nil
    stage?.hintsDidChange()
    note(.changes(changes))
  }
}
