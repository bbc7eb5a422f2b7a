import RowKit

/// A player that applies operations to a real table on a real stage, and to the plain model.
@MainActor final class MachinePlayer {
  let controller: GenericTableController
  let stage: Stage

  /// The plain model.
  private(set) var table = MachineTable(groups: [MachineGroup()])

  /// The observations of the last step.
  private(set) var outcome = MachineOutcome()

  /// The pattern of the search, whether rows without it are hidden, and whether it is being typed.
  private(set) var search: (pattern: String, isNarrowing: Bool, isTyped: Bool)?

  /// The search to which Escape leads back while the next one is being typed.
  private var keptSearch: (pattern: String, isNarrowing: Bool, isTyped: Bool)?

  /// The row that has the cursor, and the selected rows, according to the plain model.
  private(set) var (cursor, selection) = (PlainCursor(), PlainSelection())

  /// Whether a person has pressed a key, clicked, scrolled or searched.
  private(set) var isTouched = false

  /// The current time.
  private(set) var now = Duration.zero

  /// The visible picture with its first line, or `nil` during animations.
  var seen: (picture: PlainPicture, top: Int)?

  /// The objects of stored rows, by number.
  var objects: [Int: any MachineRowObject] = [:]
  private var granted: Set<Int> = []
  private var mayWish = true

  /// Whether a batch of several parts is among the changes of the step.
  private var hasParts = false

  /// Whether a frame follows the current change.
  private(set) var isAlone = true

  /// The last number given to a row that another row requested.
  var lastNumber = 1_000_000

  /// Creates a player with a table of a dialect.
  init(_ dialect: MachineDialect) {
    controller = dialect.controller
    stage = Stage(root: controller, size: ScreenSize(width: 20, height: 10))
    if !load(table.groups), dialect != .generic { controller.tableGroups = [TableGroup()] }
    controller.onDiagnostic = { [weak self] in self?.outcome.reports.append($0) }
    takeFrames()
  }

  /// Performs a step and its pause.
  ///
  /// Returns `false` if the stage doesn't come to rest.
  func play(_ step: MachineStep) -> Bool {
    (mayWish, hasParts) = (true, false)
    outcome = MachineOutcome()
    outcome.hadDuplicates = table.hasDuplicates
    cursor.settle(at: controller.tableView.cursor)
    selection.settle(at: controller.tableView.selection)
    perform(step.operation)
    defer { placeCursor() }
    guard takeFrames() else { return false }
    guard let pause = step.pause else { return settle() }
    now += .milliseconds(pause)
    return takeFrames()
  }

  /// Advances the time until no frame is requested.
  ///
  /// Returns `false` if requests don't end.
  private func settle() -> Bool {
    for _ in 0..<20 {
      guard stage.nextDeadline != nil else { return true }
      now += .milliseconds(260)
      guard takeFrames() else { return false }
    }
    return stage.nextDeadline == nil
  }

  /// Draws the requested frames.
  ///
  /// Returns `false` if requests don't end.
  @discardableResult
  private func takeFrames() -> Bool {
    for _ in 0..<20 {
      _ = stage.frame(at: now)
      guard let deadline = stage.nextDeadline, deadline <= now else { return true }
    }
    return false
  }

  // MARK: Operations

  private func perform(_ operation: TableOperation) {
    switch operation {
    case .change(let requests, let isBatch): make(requests, isBatch: isBatch)
    case .assign(let groups, let areNewObjects, let animation):
      assign(groups, areNewObjects: areNewObjects, animation)
    case .edit(let group, let edit): make(edit, in: group)
    case .clear: reconstruct(isCleared: true)
    case .update: reconstruct(isCleared: false)
    case .several(let operations):
      isAlone = false
      operations.forEach(performWithoutFrame)
      isAlone = true
    case .moveCursor(let path):
      moveCursor(to: path)
      controller.moveCursor(to: path)
    case .moveCursorToID(let id):
      // Rows of lists that are made on demand aren't examined.
      table.paths.first { table[$0]?.id == id && table[$0]?.isLazy == false }.map(moveCursor)
      controller.moveCursor(to: RowID(id))
    case .scroll(let path):
      outcome.movesCursor = true
      if table[path] != nil { placeCursor() }
      controller.scrollToRow(at: path)
    case .select(let path): select(path)
    case .deselect(let path) where table[path] != nil:
      selection.deselect(path)
      controller.context(at: path).deselect()
    case .deselect: break
    case .press(let key): press(key)
    case .wheel(let notches): turnWheel(notches)
    case .click(let line): click(line)
    case .search(let pattern): look(for: pattern)
    case .endSearch(let key): endSearch(key)
    case .resize(let size): stage.handle(.resize(size), at: now)
    case .style(let style): controller.tableView.style = style
    case .selectionMode(let mode):
      selection.mode = mode
      controller.tableView.selectionMode = mode
    case .animates(let animates): stage.animatesChanges = animates
    }
  }

  private func performWithoutFrame(_ operation: TableOperation) {
    switch operation {
    // An app that reads the table sees the changes that wait, which its paths don't otherwise take into
    // account.
    case .moveCursor, .scroll, .select, .deselect: _ = controller.tableGroups
    default: break
    }
    perform(operation)
  }

  /// Moves the cursor of the model to a row, which ends a search that hides it.
  private func moveCursor(to path: RowPath) {
    guard let row = table[path], !table.isHidden(path) else { return }
    if !isMatch(row) { search?.isNarrowing = false }
    isTouched = true
    outcome.movesCursor = true
    cursor.move(to: path)
  }

  private func select(_ path: RowPath) {
    guard table[path]?.isSelectable == true, !table.isHidden(path) else {
      return controller.select(path)
    }
    // A row that may be selected is perhaps deselected, which moves no cursor.
    let isCertain = selection.isCertain || selection.mode == .single
    let wasNarrowing = search?.isNarrowing == true
    if selection.select(path) { moveCursor(to: path) }
    controller.select(path)
    selection.endSelecting()
    guard !isCertain else { return }
    cursor.isCertain = false
    search?.isNarrowing = wasNarrowing && controller.tableView.hasSearch
  }

  /// Places the cursor of the model, as each layout does.
  private func placeCursor() {
    guard stage.contentBounds.height > 0 else { return }
    if search?.isNarrowing == true { cursor.isCertain = false }
    cursor.place(in: table)
  }

  private func press(_ key: Key) {
    // While a pattern is being typed, most keys add to it.
    guard search?.isTyped != true || [.up, .down, .pageUp, .pageDown].contains(key) else {
      return
    }
    if key == .escape { search = nil } else { isTouched = true }
    if !predict(key) {
      cursor.noteUse(isCertain: key == .home || key == .end)
      selection.isCertain = false
    }
    stage.handle(.key(KeyPress(key)), at: now)
    if key == .return || key == .space { selection.endSelecting() }
  }

  /// Performs a key on the model, and returns `false` if its effect isn't certain.
  private func predict(_ key: Key) -> Bool {
    guard search == nil, cursor.isCertain, let seen, let path = cursor.row,
      table[path]?.isSelectable == true, seen.picture.showsWhole(path, from: seen.top)
    else { return false }
    switch key {
    case .return, .space:
      if selection.select(path) { cursor.move(to: path) } else { cursor.noteUse() }
    case .up, .down:
      let rows = key == .up ? table.shownPaths.reversed() : table.shownPaths
      let others = rows.drop { $0 != path }.dropFirst()
      guard let next = others.firstIndex(where: { table[$0]?.isSelectable == true }) else {
        cursor.noteUse()
        return true
      }
      // A row that is farther away is left for the next key.
      guard next - others.startIndex < seen.picture.size.height else { return false }
      cursor.move(to: others[next])
    default: return false
    }
    return true
  }

  private func turnWheel(_ notches: Int) {
    if notches != 0, stage.contentBounds.height > 0 {
      isTouched = true
      cursor.noteUse(isCertain: true)
    }
    let action: MouseEvent.Action = notches < 0 ? .wheelUp : .wheelDown
    let point = ScreenPoint(column: 0, line: stage.contentBounds.line)
    for _ in 0..<abs(notches) {
      stage.handle(.mouse(MouseEvent(action, at: point)), at: now)
    }
  }

  private func click(_ line: Int) {
    let point = ScreenPoint(column: 1, line: stage.contentBounds.line + line)
    // A click on the bottom line presses a key there.
    guard stage.contentBounds.contains(point) else { return }
    isTouched = true
    cursor.noteUse(isCertain: true)
    selection.isCertain = false
    stage.handle(.mouse(MouseEvent(.press, at: point)), at: now)
    stage.handle(.mouse(MouseEvent(.release, at: point)), at: now)
  }

  private func look(for pattern: String) {
    guard search?.isTyped != true, stage.size.height >= 5 else { return }
    let former = search?.isNarrowing == true ? search?.pattern : nil
    keptSearch = search
    search = (former.map { $0 + pattern } ?? pattern, true, true)
    isTouched = true
    cursor.noteUse(isCertain: false)
    for character in "/" + pattern { stage.handle(.key(KeyPress(character)), at: now) }
  }

  private func endSearch(_ key: Key) {
    guard let pattern = search?.pattern, search?.isTyped == true else { return }
    cursor.noteUse(isCertain: false)
    search = key == .escape ? keptSearch : (pattern, key == .tab, false)
    stage.handle(.key(KeyPress(key)), at: now)
    if !controller.tableView.hasSearch { search = nil }
  }

  // MARK: The model

  /// Returns whether a search shows a row, or none hides rows.
  func isMatch(_ row: MachineRow) -> Bool {
    guard let search, search.isNarrowing else { return true }
    return row.text.contains(search.pattern)
  }

  /// Returns the position of a row among the visible rows of its group.
  func position(of path: RowPath) -> GroupPosition {
    let rows = table.groups[path.group].rows
    let (above, below) = (rows[..<path.row], rows[(path.row + 1)...])
    return switch (above.contains(where: isMatch), below.contains(where: isMatch)) {
    case (false, false): .only
    case (false, true): .top
    case (true, true): .middle
    case (true, false): .bottom
    }
  }

  // MARK: Changes

  /// Whether a composed table has given its sections identifiers, which new groups don't have.
  private var hasOwnIdentifiers: Bool {
    controller is ComposedTableController
      && zip(controller.tableGroups, table.groups).contains { $0.id != nil && $1.id == nil }
  }

  /// Records the results of a batch to the model.
  func note(_ batch: PlainBatch) {
    let changes = batch.applied(to: table)
    // A batch of several parts that brings rows offers them the cursor at its end.
    let isOffered = batch.hasOtherParts && cursor.arrivals(in: changes[0], table) == true
    if isOffered { hasParts = true }
    changes.forEach(note)
    if isOffered { cursor.offer() }
  }

  /// Records the result of a change to the model.
  func note(_ change: MachineChange) {
    var change = change
    if change.onlyHides, !hasParts { placeCursor() }
    if search?.isNarrowing == true { cursor.isCertain = false }
    if hasOwnIdentifiers {
      cursor.isCertain = false
      change.moved = Set(table.paths)
    }
    cursor.follow(change, from: table)
    selection.follow(change)
    table = change.table
    outcome.note(change)
    guard !isTouched, let stop = table.firstStop, let row = table[stop] else { return }
    outcome.firstStops.append(row.number)
  }
}

// MARK: Rows

extension MachinePlayer {
  /// Called after a row was configured.
  func didConfigure(_ row: MachineRow) {
    guard row.whenConfigured != .nothing, mayWish, !granted.contains(row.number) else { return }
    granted.insert(row.number)
    grant(row.whenConfigured, to: row, nil)
  }

  /// Called when a row is selected.
  func didSelect(_ row: MachineRow, _ context: RowContext) {
    outcome.selected.append(row.number)
    if row.whenSelected != .nothing, mayWish { grant(row.whenSelected, to: row, context) }
  }

  /// Performs the change that a row requests, at most one for each step.
  private func grant(_ wish: MachineRow.Wish, to row: MachineRow, _ context: RowContext?) {
    guard let path = table.paths(of: row.number).first else { return }
    mayWish = false
    // After the parts of a batch, the cursor is placed again.
    if context == nil, !hasParts { placeCursor() }
    lastNumber += 1
    let newRow = MachineRow(number: lastNumber, id: nil)
    let below = RowPath(group: path.group, row: path.row + 1)
    switch wish {
    case .nothing: break
    case .removal:
      note(PlainBatch([.remove([path], .automatic)]))
      if let context { context.remove() } else { controller.removeRows(at: [path]) }
    case .rowBelow:
      note(PlainBatch([.insert([newRow], at: below, .automatic)]))
      let object = object(for: newRow)
      if let context {
        context.insertBelow([object])
      } else {
        controller.insert([object], at: below)
      }
    case .moveToTop: make([.move(from: path, to: RowPath(group: 0, row: 0))], isBatch: false)
    case .otherOrder: assign(table.groups.reversed(), areNewObjects: false)
    case .rowAtTop:
      make([.insert([newRow], at: RowPath(group: 0, row: 0), .fade)], isBatch: false)
    }
  }
}
