import RowKit
import RowKitTesting

/// A check after each step that the screen matches a picture drawn from the plain model.
@MainActor struct MachineEye {
  private let player: MachinePlayer

  /// The visible picture, if the step came to rest, for comparison after the next step.
  private(set) var seen: (picture: PlainPicture, top: Int)?

  /// A description of the first mismatch, or `nil` if there is none.
  private(set) var violation: String?

  init(_ player: MachinePlayer, _ step: MachineStep, _ before: MachineMoment) {
    self.player = player
    violation = drawingComplaint() ?? restComplaint(step)
    if violation == nil, player.stage.nextDeadline == nil {
      look()
      if violation == nil, step.isChange { violation = jumpComplaint(step, before) }
    }
    violation = violation ?? cellsComplaint()
  }

  private func restComplaint(_ step: MachineStep) -> String? {
    guard step.pause == nil, let deadline = player.stage.nextDeadline else { return nil }
    return "Nothing moves any more, but a frame is asked for at \(deadline)."
  }

  // MARK: Incremental and complete drawing

  private func drawingComplaint() -> String? {
    let stage = player.stage
    stage.setNeedsFrame()
    guard let last = stage.frame(at: player.now) else {
      return "A frame asked for could not be had."
    }
    let seen = ScreenRecord(last.buffer)
    stage.handle(.redraw, at: player.now)
    guard let frame = stage.frame(at: player.now) else { return "Nothing was redrawn." }
    return seen.difference(from: ScreenRecord(frame.buffer))
  }

  // MARK: The cells

  /// Returns a violation if a cell doesn't show its row as it is, even while it is animated.
  private func cellsComplaint() -> String? {
    let tableView = player.controller.tableView
    for path in tableView.visibleRows {
      guard let cell = tableView.cell(at: path), let row = player.table[path] else {
        return "Row \(path) is in view and has no cell."
      }
      let state = cell.state
      let shown = "\(cell.text) \(state.hasCursor) \(state.isSelected) \(state.position)"
      let expected = """
        \(row.text) \(path == tableView.cursor) \(tableView.selection.contains(path)) \
        \(player.position(of: path))
        """
      if shown != expected { return "The cell of \(path) shows \(shown), not \(expected)." }
    }
    return nil
  }

  private static func text(_ lines: [[Unicode.Scalar]]) -> String {
    lines.map { line in
      var text = "│"
      text.unicodeScalars += line
      return text
    }.joined(separator: "\n")
  }

  // MARK: The plain picture

  private mutating func look() {
    let tableView = player.controller.tableView
    let bounds = player.stage.contentBounds
    var state = PlainPicture.State(
      style: tableView.style, size: bounds.size, cursor: tableView.cursor,
      selection: tableView.selection)
    state.isNarrowed = player.search?.isNarrowing == true
    state.isShown = player.isMatch
    let picture = PlainPicture(player.table, state)
    let lines = contentLines(bounds)
    let tops = picture.tops(showing: lines)
    if tops.isEmpty {
      violation = """
        No part of the table looks like what is seen:
        \(Self.text(lines))
        At its top the table looks so:
        \(Self.text(picture.window(0)))
        """
    } else if tops.count == 1 {
      seen = (picture, tops[0])
    }
  }

  private func contentLines(_ bounds: ScreenRectangle) -> [[Unicode.Scalar]] {
    player.stage.setNeedsFrame()
    guard let buffer = player.stage.frame(at: player.now)?.buffer else { return [] }
    // On a low screen, the prompt of a search covers the last line.
    let isCovered = player.search?.isTyped == true && bounds.endLine == player.stage.size.height
    return (bounds.line..<bounds.endLine - (isCovered ? 1 : 0)).map { line in
      buffer.withLine(line) { cells in cells.map { $0.scalar ?? "?" } }
    }
  }

  // MARK: Standing still

  /// Whether a row is no longer shown after a change, as far as that is known.
  private func isGone(_ path: RowPath, _ change: MachineChange) -> Bool {
    change.newPath[path].map { player.table.isHidden($0) } ?? true
  }

  /// Returns a violation if the first fully visible row moved, unless the end of the table requires
  /// it.
  private func jumpComplaint(_ step: MachineStep, _ before: MachineMoment) -> String? {
    // A cursor that wasn't moved yet goes to rows that arrive above it, and the table follows.
    guard player.isTouched else { return nil }
    // With new objects, heights change as well.
    if case .assign(_, areNewObjects: true, _) = step.operation { return nil }
    guard let change = player.outcome.change, player.outcome.changeCount == 1, player.search == nil,
      !player.outcome.movesCursor, let former = before.seen, let seen,
      player.outcome.selected.isEmpty,
      former.picture.size == seen.picture.size
    else { return nil }
    let still = StandingStill(former.picture, former.top, change)
    guard var allowed = still.allowedTops(in: seen.picture) else { return nil }
    if let cursor = before.cursor, isGone(cursor, change),
      former.picture.shows(cursor, from: former.top), let heir = player.controller.tableView.cursor
    {
      let tops = allowed.flatMap { seen.picture.tops(revealing: heir, from: $0) }
      // A row whose identity is uncertain may have stayed.
      let isHidden = change.newPath[cursor] != nil && change.moved.isEmpty
      let isCertain = change.removed.contains(cursor) || isHidden
      allowed = isCertain ? Set(tops) : allowed.union(tops)
    }
    if let cursor = before.cursor, let target = change.newPath[cursor], !isGone(cursor, change),
      former.picture.showsMark(of: cursor, from: former.top)
    {
      let revealing = allowed.flatMap { top in
        seen.picture.showsMark(of: target, from: top)
          ? [top] : seen.picture.tops(revealing: target, from: top)
      }
      // The table doesn't go along with a row that moves.
      let mayMove = !change.moved.isEmpty || change.isUncertain(in: before.table)
      allowed = mayMove ? allowed.union(revealing) : Set(revealing)
    }
    guard !allowed.contains(seen.top) else { return nil }
    return """
      The table jumped: its line \(seen.top) is at the top, not one of \(allowed.sorted()). Before:
      \(Self.text(former.picture.window(former.top)))
      After:
      \(Self.text(seen.picture.window(seen.top)))
      """
  }
}
