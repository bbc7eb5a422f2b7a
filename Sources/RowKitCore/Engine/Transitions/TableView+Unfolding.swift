/// Rows that expand in place: their additional lines appear and disappear one by one.
extension TableView {
  /// Performs a change that expands or collapses a row, and animates its lines.
  func unfold(_ path: RowPath, _ change: () -> Void) {
    let index = window.index(of: TableItem(path))
    let before = index.map { window.slots[$0].height }
    transitions.unfolding[path] = nil
    change()
    reconfigure(path)
    // The animation begins with the height that the row has now.
    configureMarkedRows()
    guard animates, let before, let index = window.index(of: TableItem(path)) else { return }
    let after = window.slots[index].fullHeight
    guard after != before else { return }
    transitions.unfolding[path] = RowUnfolding(from: before, to: after, course: course)
    // Disappearing lines are shown until they are gone.
    reconfigure(path)
    advanceTransitions()
  }

  /// Keeps an expanding row in view while it has the cursor.
  func followUnfolding() {
    guard let cursor, isInView(cursor), transitions.unfolding[cursor]?.isClosing == false else {
      return
    }
    reveal(cursor)
  }
}
