/// Rows on their way in and out: what is seen of them, frame by frame.
extension TableView {
  /// Whether changes are animated: a person must see the table, on a stage that animates.
  var animates: Bool {
    guard let stage = controller?.stage else { return false }
    return stage.animatesChanges && stage.screen === controller && size.height > 0
  }

  var now: Duration { controller?.stage?.now ?? .zero }

  /// Lets the rows in view that a change removes leave as it says.
  ///
  /// Called while the window still shows what was before the change.
  func beginLeaving(_ changes: TableChanges, _ animations: ChangeAnimations) {
    transitions.follow(changes)
    guard !changes.removedRows.isEmpty || !changes.removedGroups.isEmpty, animates else { return }
    let slots = window.slots
    for (index, slot) in slots.enumerated() {
      guard let path = slot.item.path, slot.cell != nil, changes.newPath(for: path) == nil,
        animations.leaving(path) != .none
      else { continue }
      let transition = RowTransition(
        direction: .leaving, animation: animations.leaving(path), start: now)
      transitions.begin(
        DepartingRow(
          slot: slot,
          successor: successor(ofSlot: index, changes),
          transition: transition))
    }
  }

  /// Lets the rows in view of a group leave, while they are still shown.
  func beginHiding(_ group: Int, _ animation: RowAnimation) {
    let successor = TableItem(group: group, .bottomEdge)
    if animates, animation != .none {
      let transition = RowTransition(direction: .leaving, animation: animation, start: now)
      for slot in window.slots where slot.item.group == group && slot.cell != nil {
        transitions.begin(
          DepartingRow(slot: slot, successor: successor, transition: transition))
      }
    }
    window.remove({ $0.group == group && $0.part == .row }, release)
    if !transitions.isEmpty { advanceTransitions() }
  }

  /// Lets the rows of a group come in, as far as they are in view.
  func beginShowing(_ group: Int, _ animation: RowAnimation) {
    guard animates, animation != .none else { return }
    layoutIfNeeded()
    let transition = RowTransition(direction: .coming, animation: animation, start: now)
    for slot in window.slots where slot.item.group == group && slot.line >= 0 {
      if let path = slot.item.path { transitions.begin(path, transition) }
    }
    if !transitions.isEmpty { advanceTransitions() }
  }

  /// Gives a removed row's cell back, unless the row is still drawn on its way out.
  func release(_ slot: WindowSlot) {
    let isLeaving = transitions.leaving.contains { $0.slot.cell === slot.cell }
    if isLeaving {
      slot.token?.end()
      slot.cell?.host = nil
      slot.cell?.state.isFocused = false
    } else {
      recycle(slot)
    }
  }

  /// Lets the rows that a change brought come in as it says, as far as they are in view.
  func beginComing(_ changes: TableChanges, _ animations: ChangeAnimations) {
    guard animates else { return }
    layoutIfNeeded()
    // What is cut off or covered at the top holds the rows below in their place, so it comes at once.
    let covered = stickyHeight
    for slot in window.slots where slot.line >= 0 && slot.endLine > covered {
      guard let path = slot.item.path, let row = slot.row, isNew(path, changes),
        animations.coming(row) != .none
      else { continue }
      let transition = RowTransition(
        direction: .coming, animation: animations.coming(row), start: now)
      transitions.begin(path, transition)
    }
    if !transitions.isEmpty { advanceTransitions() }
  }

  private func isNew(_ path: RowPath, _ changes: TableChanges) -> Bool {
    changes.oldPath(for: path).map(changes.moves) ?? true
  }

  /// Shows the next frame of what is on its way, and asks for the one after it.
  func advanceTransitions() {
    for path in transitions.prune(at: now, recycle) { reconfigure(path) }
    needsLayout = true
    // Few frames, in which rows cover each other: drawn from nothing, the last one too.
    setNeedsFullDisplay()
    followUnfolding()
    guard !transitions.isEmpty, !isTicking, let stage = controller?.stage else { return }
    isTicking = true
    stage.schedule(after: RowTransition.frame) { [weak self] in
      self?.isTicking = false
      self?.advanceTransitions()
    }
  }

  // MARK: Layout

  /// The height that an item takes now.
  func shownHeight(of slot: WindowSlot) -> Int {
    guard !transitions.isEmpty, let path = slot.item.path else { return slot.fullHeight }
    if let unfolding = transitions.unfolding[path] { return max(1, unfolding.height(at: now)) }
    guard let transition = transitions.coming[path] else { return slot.fullHeight }
    return transition.height(of: slot.fullHeight, at: now)
  }

  /// Places the rows that leave from before an item; returns the line after them.
  func placeLeaving(before item: TableItem?, at line: Int) -> Int {
    guard !transitions.leaving.isEmpty else { return line }
    var line = line
    let now = now
    transitions.updateLeaving { row in
      guard row.successor == item else { return }
      row.slot.line = line
      row.slot.height = row.transition.height(of: row.slot.fullHeight, at: now)
      line += row.slot.height
    }
    return line
  }

  /// How many lines the rows that leave from before an item take now.
  func leavingHeight(before item: TableItem) -> Int {
    guard !transitions.leaving.isEmpty else { return 0 }
    let now = now
    return transitions.leaving.reduce(0) { height, row in
      row.successor == item
        ? height + row.transition.height(of: row.slot.fullHeight, at: now) : height
    }
  }

  // MARK: Drawing

  /// Draws what is on its way out.
  func drawLeaving(on canvas: Canvas) {
    for row in transitions.leaving where row.slot.height > 0 {
      draw(row.slot, row.transition, on: canvas)
    }
  }

  /// Draws an item as far as it is there.
  func draw(_ slot: WindowSlot, _ transition: RowTransition?, on canvas: Canvas) {
    let frame = canvas[
      ScreenRectangle(column: 0, line: slot.line, width: size.width, height: slot.height)]
    guard let transition else {
      return draw(slot.item, cell: slot.cell, row: slot.row, on: frame)
    }
    clear(frame)
    let offset = transition.offset(
      width: size.width, full: slot.fullHeight, shown: slot.height, at: now)
    let moved = frame[
      ScreenRectangle(
        column: offset.column, line: offset.line, width: size.width, height: slot.fullHeight)]
    let row = transition.direction == .coming ? slot.row : nil
    draw(slot.item, cell: slot.cell, row: row, on: moved)
    if transition.isFaint(at: now) { frame.restyle(.disabled) }
  }
}
