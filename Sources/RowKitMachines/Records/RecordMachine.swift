import RowKit
import RowKitTesting

/// A random test that types into tables whose records change, and checks that every text, cursor
/// and expanded row stays with its record.
///
/// Each table shows its records in one of the dialects, and in rows that are identified by an ID,
/// an object, a property, a position, or by nothing. The records are inserted, removed, moved,
/// replaced and renamed while they are edited, also many times between two frames.
///
/// ```swift
/// if let failure = RecordMachine(seed: 7).run(steps: 10_000) { Issue.record("\(failure)") }
/// ```
@MainActor package struct RecordMachine {
  /// The seed, which makes a run repeatable.
  package let seed: UInt64

  /// The number of operations before the machine starts with a new table.
  ///
  /// The default is 150.
  package var stepsPerTable = 150

  /// Called before each operation, with the operation formatted as code.
  ///
  /// The default is `nil`.
  package var onStep: ((String) -> Void)?

  /// Creates a machine.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Performs a number of operations and returns the first failure, or `nil` if there is none.
  package func run(steps count: Int) -> MachineFailure? {
    var dice = RandomNumbers(seed: seed)
    var left = count
    while left > 0 {
      let table = RecordTable(seed: dice.next())
      onStep?("\(table)")
      if let failed = run(min(left, stepsPerTable), on: table) {
        return failure(of: failed, on: table)
      }
      left -= stepsPerTable
    }
    return nil
  }

  /// Performs operations on a new table.
  ///
  /// Returns them if the last one fails, otherwise `nil`.
  private func run(_ count: Int, on table: RecordTable) -> [RecordOperation]? {
    var generator = RecordGenerator(seed: table.seed)
    var run = RecordRun(table)
    var operations: [RecordOperation] = []
    while operations.count < count {
      let operation = generator.next(
        isEditing: run.moment.editing != nil, lettersAreText: table.dialect == .form)
      onStep?("\(operation)")
      operations.append(operation)
      if run.violation(after: operation) != nil { return operations }
    }
    return nil
  }

  /// Returns a failure with only the operations that it needs.
  private func failure(of operations: [RecordOperation], on table: RecordTable) -> MachineFailure {
    let operations = operations.withoutNeedlessRuns {
      RecordMachine.violation(about: $0, on: table) != nil
    }
    return MachineFailure(
      seed: seed,
      violation: RecordMachine.violation(about: operations, on: table)
        ?? "It does not happen again.",
      operations: ["\(table)"] + operations.map { "\($0)" })
  }

  private static func violation(
    about operations: [RecordOperation], on table: RecordTable
  ) -> String? {
    var run = RecordRun(table)
    for operation in operations {
      if let violation = run.violation(after: operation) { return violation }
    }
    return nil
  }
}

/// The random properties of a table.
private struct RecordTable: CustomStringConvertible {
  let seed: UInt64
  let kind: RecordRows.Kind
  let dialect: RecordDialect
  let isAnimated: Bool
  let count: Int

  init(seed: UInt64) {
    var dice = RandomNumbers(seed: seed)
    self.seed = dice.next()
    let kind = dice.pick(RecordRows.Kind.allCases)
    dialect = dice.pick(RecordDialect.allCases)
    // The fields of a form stay where they are.
    self.kind = dialect == .form && kind == .places ? .properties : kind
    isAnimated = dice.hits(oneIn: 2)
    count = dice.below(6)
  }

  var description: String {
    "\(dialect) table of \(count) records by \(kind), \(isAnimated ? "" : "not ")animated"
  }
}

/// A run of operations on one table.
@MainActor private struct RecordRun {
  private let rows: RecordRows
  private let controller: GenericTableController
  private let stage: Stage
  private var judge: RecordJudge
  private var now = Duration.zero

  /// The labels of the rows that were there throughout the last operation.
  private var stayed: Set<String> = []
  private(set) var moment: RecordMoment

  init(_ table: RecordTable) {
    let book = RecordBook()
    let persons = (0..<3).map { _ in (0..<12).map { book.person(hasNote: $0 % 2 == 1) } }
    if table.dialect == .form { book.pool = persons }
    book.change { $0 = [Array(persons[0].prefix(table.count)), [persons[1][0]], [persons[2][1]]] }
    rows = RecordRows(table.kind, book)
    controller = table.dialect.screen(rows)
    stage = Stage(root: controller, size: ScreenSize(width: 40, height: 12))
    stage.animatesChanges = table.isAnimated
    _ = stage.frame(at: .zero)
    judge = RecordJudge(rows)
    moment = RecordMoment(controller, rows, stage, at: .zero)
  }

  /// Performs an operation and returns a description of its failure, or `nil` if it succeeds.
  mutating func violation(after operation: RecordOperation) -> String? {
    stayed = Set(moment.rows.keys)
    let renamed = perform(operation)
    for _ in 0..<4 {
      _ = stage.frame(at: now)
      now += .milliseconds(130)
    }
    _ = stage.frame(at: now)
    let after = RecordMoment(controller, rows, stage, at: now)
    defer { moment = after }
    return judge.violation(
      operation, renamed: renamed, stayed: stayed, moment, after
    ).map { violation in
      ([violation, "Before:"] + (moment.screen ?? []) + ["After:"] + (after.screen ?? []))
        .joined(separator: "\n")
    }
  }

  /// Performs an operation and returns the labels of the records that it renames.
  private mutating func perform(_ operation: RecordOperation) -> Set<String> {
    switch operation {
    case .key(let key) where takesText || key.typedCharacter == nil:
      stage.handle(.key(key), at: now)
    case .paste(let text) where takesText: stage.handle(.paste(text), at: now)
    case .key, .paste: break
    case .click(let line): click(line)
    case .wheel(let notches):
      let point = ScreenPoint(column: 0, line: stage.contentBounds.line)
      for _ in 0..<abs(notches) {
        stage.handle(.mouse(MouseEvent(notches < 0 ? .wheelUp : .wheelDown, at: point)), at: now)
      }
    case .resize(let size): stage.handle(.resize(size), at: now)
    case .collapse(let group):
      guard let current = controller.group(at: group) else { break }
      controller.setCollapsed(!current.isCollapsed, group: group)
    case .changes(let changes, let way):
      var renamed: Set<String> = []
      for change in changes {
        make(change).map { _ = renamed.insert($0) }
        let persons = rows.book.sections.joined()
        let numbers = Set(persons.map { "\($0.number)" })
        let links = Set(persons.filter(\.isLinked).map { "l\($0.number)" })
        stayed = stayed.filter {
          numbers.contains(String($0.dropFirst())) && (!$0.hasPrefix("l") || links.contains($0))
        }
        show(way)
      }
      return renamed
    }
    return []
  }

  /// Whether what is typed is text.
  private var takesText: Bool { moment.editing != nil || controller is FormController }

  private func click(_ line: Int) {
    let point = ScreenPoint(column: 3, line: stage.contentBounds.line + line)
    guard stage.contentBounds.contains(point) else { return }
    stage.handle(.mouse(MouseEvent(.press, at: point)), at: now)
    stage.handle(.mouse(MouseEvent(.release, at: point)), at: now)
  }

  // MARK: Changes

  private func show(_ way: RecordOperation.Way) {
    switch way {
    case .observed: break
    case .reloaded: controller.updateAndReload()
    case .assigned:
      if controller is FormController || controller is ComposedTableController {
        controller.updateAndReload()
      } else {
        controller.tableGroups = rows.groups
      }
    }
  }

  /// Makes a change and returns the label of a record that it renames.
  private func make(_ change: RecordOperation.Change) -> String? {
    let book = rows.book
    if let pool = book.pool { return make(change, pool) }
    let count = { (section: Int) in book.sections[section].count }
    switch change {
    case .insert(let section, let row, let hasNote):
      let (person, position) = (book.person(hasNote: hasNote), min(row, count(section)))
      book.change { $0[section].insert(person, at: position) }
    case .remove(let section, let row):
      guard row < count(section) else { return nil }
      book.change { _ = $0[section].remove(at: row) }
    case .move(let section, let row, let toSection, let toRow):
      guard row < count(section) else { return nil }
      book.change { sections in
        let person = sections[section].remove(at: row)
        sections[toSection].insert(person, at: min(toRow, sections[toSection].count))
      }
    case .shuffle(let section, let seed):
      var dice = RandomNumbers(seed: seed)
      book.change { $0[section].shuffle(using: &dice) }
    case .replaceAll(let section):
      let persons = book.sections[section].map { book.person(hasNote: $0.hasNote) }
      book.change { $0[section] = persons }
    case .rename(let section, let row):
      guard row < count(section) else { return nil }
      return rename(book.sections[section][row])
    case .link(let section, let row):
      if row < count(section) { book.sections[section][row].isLinked.toggle() }
    }
    return nil
  }

  /// Makes a change of a form, which shows a part of some persons in a certain order.
  private func make(
    _ change: RecordOperation.Change, _ pool: [[RecordBook.Person]]
  ) -> String? {
    let book = rows.book
    switch change {
    case .rename(let section, let row):
      guard row < book.sections[section].count else { return nil }
      return rename(book.sections[section][row])
    case .link(let section, let row):
      guard row < book.sections[section].count else { return nil }
      book.sections[section][row].isLinked.toggle()
    case .remove(let section, let row):
      guard row < book.sections[section].count else { return nil }
      book.change { _ = $0[section].remove(at: row) }
    case .insert(let section, let row, _), .move(_, _, let section, let row):
      let shown = Set(book.sections[section].map(\.number)).union([pool[section][row].number])
      book.change { $0[section] = pool[section].filter { shown.contains($0.number) } }
    case .replaceAll(let section), .shuffle(let section, _):
      let hidden = Set(book.sections[section].map(\.number))
      book.change { $0[section] = pool[section].filter { !hidden.contains($0.number) } }
    }
    return nil
  }

  private func rename(_ person: RecordBook.Person) -> String {
    let text = "c\(person.number)\(person.name.count)\(rows.book.lastNumber)"
    if rows.kind == .places {
      for place in rows.book.entries.indices where rows.book.entries[place].number == person.number
      {
        rows.book.entries[place].name = text
      }
    } else {
      person.name = text
    }
    return "p\(person.number)"
  }
}
