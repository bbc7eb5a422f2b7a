/// Rows that open what they keep folded up: their lines come one by one, and go so again.
extension TableView {
  /// Changes whether a row is open, by what is done in a closure, and lets its lines come or go.
  func unfold(_ path: RowPath, _ change: () -> Void) {
    let index = window.index(of: TableItem(path))
    let before = index.map { window.slots[$0].height }
    transitions.endUnfolding(path)
    change()
    reconfigure(path)
    guard animates, let before, let index = window.index(of: TableItem(path)) else { return }
    let after = window.slots[index].fullHeight
    guard after != before else { return }
    transitions.begin(path, RowUnfolding(from: before, to: after, course: course))
    // What goes is seen until it is gone.
    reconfigure(path)
    advanceTransitions()
  }

  /// Keeps rows that open in view, as long as a person stays with them.
  func followUnfolding() {
    guard let cursor, isInView(cursor), transitions.unfolding[cursor]?.isClosing == false else {
      return
    }
    reveal(cursor)
  }
}
