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

  /// Whether a person has pressed a key, clicked, scrolled or searched.
  private(set) var isTouched = false

  /// The current time.
  private(set) var now = Duration.zero

  /// The objects of stored rows, by number.
  var objects: [Int: any MachineRowObject] = [:]
  private var granted: Set<Int> = []
  private var mayWish = true

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
    mayWish = true
    outcome = MachineOutcome()
    outcome.hadDuplicates = table.hasDuplicates
    perform(step.operation)
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
    case .assign(let groups, let areNewObjects): assign(groups, areNewObjects: areNewObjects)
    case .edit(let group, let edit, let isAlone): make(edit, in: group, isAlone: isAlone)
    case .collapse(let group, let isCollapsed, let animation):
      collapse(group, isCollapsed, animation)
    case .several(let operations):
      isAlone = false
      operations.forEach(perform)
      isAlone = true
    case .press(let key): press(key)
    case .wheel(let notches): turnWheel(notches)
    case .click(let line): click(line)
    case .search(let pattern): look(for: pattern)
    case .endSearch(let key): endSearch(key)
    case .resize(let size): stage.handle(.resize(size), at: now)
    case .style(let style): controller.tableView.style = style
    case .selectionMode(let mode): controller.tableView.selectionMode = mode
    case .animates(let animates): stage.animatesChanges = animates
    }
  }

  private func collapse(_ group: Int, _ isCollapsed: Bool, _ animation: RowAnimation) {
    if table.groups.indices.contains(group) { table.groups[group].isCollapsed = isCollapsed }
    controller.setCollapsed(isCollapsed, group: group, animation: animation)
  }

  private func press(_ key: Key) {
    // While a pattern is being typed, most keys add to it.
    guard search?.isTyped != true || [.up, .down, .pageUp, .pageDown].contains(key) else {
      return
    }
    if key == .escape { search = nil } else { isTouched = true }
    stage.handle(.key(KeyPress(key)), at: now)
  }

  private func turnWheel(_ notches: Int) {
    if notches != 0, stage.contentBounds.height > 0 { isTouched = true }
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
    stage.handle(.mouse(MouseEvent(.press, at: point)), at: now)
    stage.handle(.mouse(MouseEvent(.release, at: point)), at: now)
  }

  private func look(for pattern: String) {
    guard search?.isTyped != true, stage.size.height >= 5 else { return }
    let former = search?.isNarrowing == true ? search?.pattern : nil
    search = (former.map { $0 + pattern } ?? pattern, true, true)
    isTouched = true
    for character in "/" + pattern { stage.handle(.key(KeyPress(character)), at: now) }
  }

  private func endSearch(_ key: Key) {
    guard let pattern = search?.pattern, search?.isTyped == true else { return }
    search = key == .escape ? nil : (pattern, key == .tab, false)
    stage.handle(.key(KeyPress(key)), at: now)
    if !controller.isNarrowed { search = nil }
  }

  // MARK: Changes

  /// Records the result of a change to the model.
  func note(_ change: MachineChange) {
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
    lastNumber += 1
    let newRow = MachineRow(number: lastNumber, id: nil)
    let below = RowPath(group: path.group, row: path.row + 1)
    switch wish {
    case .nothing: break
    case .removal:
      note(PlainBatch([.remove([path], .automatic)]).applied(to: table))
      if let context { context.remove() } else { controller.removeRows(at: [path]) }
    case .rowBelow:
      note(PlainBatch([.insert([newRow], at: below, .automatic)]).applied(to: table))
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
