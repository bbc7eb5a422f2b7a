/// Animation of inserted and removed rows and groups, frame by frame.
extension TableView {
  /// Whether changes are animated.
  ///
  /// The table must be visible, on a stage that animates.
  var animates: Bool {
    guard let stage = controller?.stage else { return false }
    return stage.animatesChanges && !stage.isOutputThrottled && stage.screen === controller
      && size.height > 0
  }

  var now: Duration { controller?.stage?.now ?? .zero }

  /// The timing of a transition that begins now.
  var course: TransitionCourse { TransitionCourse(start: controller?.stage?.currentTime ?? .zero) }

  /// Begins the animations of items in view that a change removes.
  ///
  /// These are rows, and decorations of groups that were removed or lost all of their rows. Must be
  /// called while the window still shows the state before the change.
  func beginLeaving(_ changes: TableChanges, _ animations: ChangeAnimations) {
    guard !changes.removedRows.isEmpty || !changes.removedGroups.isEmpty, animates else { return }
    let slots = window.slots
    for (index, slot) in slots.enumerated() where leaves(slot, changes) {
      let animation = animations.leaving(slot.item)
      guard isSeen(animation) else { continue }
      transitions.begin(
        DepartingItem(
          slot: slot, title: animations.titles[slot.item],
          successor: successor(ofSlot: index, changes),
          transition: RowTransition(direction: .leaving, animation: animation, course: course)))
    }
  }

  private func leaves(_ slot: WindowSlot, _ changes: TableChanges) -> Bool {
    guard let item = slot.item.following(changes) else {
      return slot.item.part != .row || slot.cell != nil
    }
    return item.part != .row && decorationHeight(of: item) == 0
  }

  /// The titles in view, for groups that are removed.
  var titlesInView: [TableItem: ItemTitle] {
    var titles: [TableItem: ItemTitle] = [:]
    for slot in window.slots { titles[slot.item] = title(of: slot.item) }
    return titles
  }

  /// Begins hiding the rows in view of a group while they are still shown.
  func beginHiding(_ group: Int, _ animation: RowAnimation) {
    let successor = TableItem(group: group, .bottomEdge)
    if animates, isSeen(animation) {
      let transition = RowTransition(direction: .leaving, animation: animation, course: course)
      for slot in window.slots where slot.item.group == group && slot.cell != nil {
        transitions.begin(
          DepartingItem(slot: slot, title: nil, successor: successor, transition: transition))
      }
    }
    for slot in window.remove({ $0.group == group && $0.part == .row }) { release(slot) }
    if !transitions.isEmpty { advanceTransitions() }
  }

  /// Begins showing the rows of a group, as far as they are in view.
  func beginShowing(_ group: Int, _ animation: RowAnimation) {
    guard animates else { return }
    layoutIfNeeded()
    for slot in window.slots where slot.item.group == group && slot.line >= 0 {
      if slot.item.part == .row { begin(slot.item, animation) }
    }
    if !transitions.isEmpty { advanceTransitions() }
  }

  /// Returns a removed row's cell to the pool unless the row is still drawn leaving.
  func release(_ slot: WindowSlot) {
    let isLeaving = transitions.leaving.contains { $0.slot.cell === slot.cell }
    if isLeaving {
      slot.token?.end()
      slot.cell?.host = nil
      slot.cell?.state.hasCursor = false
    } else {
      recycle(slot)
    }
  }

  /// Begins the animations of items that a change inserts, as far as they are in view.
  func beginComing(_ changes: TableChanges, _ animations: ChangeAnimations) {
    guard animates else { return }
    guard changes.bringsItems else { return goOnAnimating() }
    layoutIfNeeded()
    // An item cut off or covered at the top keeps the rows below in place, so it appears at once.
    let covered = stickyHeight
    for slot in window.slots where slot.line >= 0 && slot.endLine > covered {
      guard isNew(slot.item, changes) else { continue }
      begin(slot.item, animations.coming(slot.row))
    }
    goOnAnimating()
  }

  /// Begins the animations of rows inserted between those in view, before they are laid out.
  func beginComing(_ rows: [TableChanges.Rows], _ animations: ChangeAnimations) {
    guard animates else { return }
    for rows in rows {
      for path in rows.paths.prefix(size.height) where TableItem(path) > anchor.item {
        begin(TableItem(path), animations.coming(store.row(at: path)))
      }
    }
    goOnAnimating()
  }

  /// Shows the next animation frame if anything is animated after a change.
  private func goOnAnimating() {
    guard !transitions.isEmpty else { return }
    let gone = transitions.limit(to: size.height, around: anchor.item)
    for slot in gone { recycle(slot) }
    advanceTransitions()
  }

  private func begin(_ item: TableItem, _ animation: RowAnimation) {
    guard isSeen(animation) else { return }
    transitions.begin(
      item, RowTransition(direction: .coming, animation: animation, course: course))
    setNeedsDrawing(item)
  }

  private func setNeedsDrawing(_ item: TableItem) {
    window.index(of: item).map { window.update($0) { $0.needsDrawing = true } }
  }

  private func isSeen(_ animation: RowAnimation) -> Bool {
    switch animation {
    case .none: false
    case .automatic, .fade: controller?.stage?.supportsFading == true
    case .left, .right, .top, .bottom, .middle: true
    }
  }

  private func isNew(_ item: TableItem, _ changes: TableChanges) -> Bool {
    guard let path = item.path else { return isNewDecoration(item, changes) }
    return changes.oldPath(for: path).map(changes.moves) ?? true
  }

  /// Shows the next animation frame and schedules the one after it.
  func advanceTransitions() {
    // A terminal that is behind shows the end state only.
    let isOutputThrottled = controller?.stage?.isOutputThrottled == true
    let time = isOutputThrottled ? now + TransitionCourse.duration : now
    if let end = transitions.fadeEnd(height: { window.fullHeight(of: $0) ?? 1 }) {
      return advanceFades(at: time, until: end)
    }
    let lacksOnlyRows = redrawing.lacksOnlyRows
    let ended = transitions.prune(at: time)
    for slot in ended.gone { recycle(slot) }
    for path in ended.closed { reconfigure(path) }
    needsLayout = true
    redrawing.lacksOnlyRows = lacksOnlyRows
    // There are few frames and rows cover each other, so each frame is drawn in full.
    setNeedsFullDisplay()
    followUnfolding()
    if !transitions.isEmpty { scheduleFrame(at: now + TransitionCourse.frame) }
  }

  /// Shows single lines that fade in: once faint, and once as they are.
  private func advanceFades(at time: Duration, until end: Duration) {
    for item in transitions.endFades(at: time) {
      setNeedsDrawing(item)
      setNeedsDisplay()
    }
    guard !transitions.isEmpty else { return }
    // Items that aren't laid out yet may have several lines.
    let next = now + TransitionCourse.frame
    scheduleFrame(at: needsLayout ? next : max(end, next))
  }

  private func scheduleFrame(at time: Duration) {
    guard transitions.nextFrame.map({ time < $0 }) ?? true, let stage = controller?.stage else {
      return
    }
    transitions.nextFrame = time
    stage.schedule(after: time - now) { [weak self] in
      guard let self, transitions.nextFrame == time else { return }
      transitions.nextFrame = nil
      advanceTransitions()
    }
  }

  // MARK: Layout

  /// Returns the current height of an item, given its height when it isn't animating.
  func shownHeight(of item: TableItem, _ fullHeight: Int) -> Int {
    guard fullHeight > 0, !transitions.isEmpty else { return fullHeight }
    if let path = item.path, let unfolding = transitions.unfolding[path] {
      return max(1, unfolding.height(at: now))
    }
    guard let transition = transitions.coming(item) else { return fullHeight }
    return transition.height(of: fullHeight, at: now)
  }

  /// Places the items that leave from before an item and returns the line after them.
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

  /// Returns the number of lines taken by the items that leave from before an item.
  func leavingHeight(before item: TableItem) -> Int {
    guard !transitions.leaving.isEmpty else { return 0 }
    let now = now
    return transitions.leaving.reduce(0) { height, row in
      row.successor == item
        ? height + row.transition.height(of: row.slot.fullHeight, at: now) : height
    }
  }

  // MARK: Drawing

  /// Draws the departing items.
  func drawLeaving(on canvas: Canvas) {
    for row in transitions.leaving where row.slot.height > 0 {
      draw(row.slot, row.title, row.transition, on: canvas)
    }
  }

  /// Draws an item in the current state of its transition.
  func draw(
    _ slot: WindowSlot, _ title: ItemTitle?, _ transition: RowTransition?, on canvas: Canvas
  ) {
    let frame = canvas[
      ScreenRectangle(column: 0, line: slot.line, width: size.width, height: slot.height)]
    guard let transition else {
      return draw(slot.item, title, cell: slot.cell, row: slot.row, on: frame)
    }
    clear(frame)
    let offset = transition.offset(
      width: size.width, full: slot.fullHeight, shown: slot.height, at: now)
    let moved = frame[
      ScreenRectangle(
        column: offset.column, line: offset.line, width: size.width, height: slot.fullHeight)]
    let isLeaving = transition.direction == .leaving
    draw(
      slot.item, title, cell: slot.cell, row: isLeaving ? nil : slot.row, isLeaving: isLeaving,
      on: moved)
    if transition.isFaint(at: now) { frame.fade() }
  }
}
