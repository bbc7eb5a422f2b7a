import RowKit

/// The state of a record machine between two operations.
@MainActor struct RecordMoment {
  /// The text being edited.
  struct Editing: Equatable {
    /// The label of the row.
    let label: String
    let text: String
    let selection: Range<Int>

    /// Whether the row has a value now that the person didn't see when editing began.
    let isCutOff: Bool
  }

  /// The label of a row that belongs to no record.
  static let otherLabel = "?"

  /// The labels of the rows of records, by group.
  let labels: [[String]]

  /// The labels of the rows outside collapsed groups.
  let shown: [String]

  /// The row objects, by label.
  let rows: [String: any CellController]

  /// The texts of the records, by label.
  let texts: [String: String]

  /// The text being edited, or `nil` if there is none.
  let editing: Editing?

  /// The label of the row with the cursor, or `nil` if no row has it.
  let cursor: String?

  /// The labels of the expanded rows.
  let expanded: Set<String>

  /// The lines of the table on the screen, or `nil` while it is animated or covered.
  let screen: [String]?

  /// The number of cursors on the screen, or `nil` while it is animated or covered.
  var marks: Int? { screen.map { lines in lines.count { $0.hasPrefix(">") } } }

  init(_ controller: GenericTableController, _ rows: RecordRows, _ stage: Stage, at now: Duration) {
    let groups = controller.tableGroups
    labels = groups.map { group in
      (0..<group.rows.count).map { RecordMoment.label(group.rows[$0]) }.filter {
        $0 != RecordMoment.otherLabel
      }
    }
    var objects: [String: any CellController] = [:]
    for (group, labels) in zip(groups, labels) {
      for (row, label) in labels.enumerated() { objects[label] = group.rows[row] }
    }
    self.rows = objects
    shown = zip(groups, labels).flatMap { $0.isCollapsed ? [] : $1 }
    texts = rows.book.texts(areEntries: rows.kind == .places)
    let table = controller.tableView
    editing = table.editedText.map { edited in
      Editing(
        label: RecordMoment.label(controller.row(at: edited.path)), text: edited.text,
        selection: edited.selection, isCutOff: edited.isCutOff)
    }
    cursor = table.cursor.map { RecordMoment.label(controller.row(at: $0)) }
    var expanded: Set<String> = []
    for (group, labels) in labels.enumerated() {
      for (row, label) in labels.enumerated() where label.hasPrefix("g") {
        if controller.isExpanded(RowPath(group: group, row: row)) { expanded.insert(label) }
      }
    }
    self.expanded = expanded
    screen = RecordMoment.screen(stage, at: now)
  }

  /// Whether a row is at most a quarter of the screen away from a row on the screen.
  func isNearScreen(_ label: String) -> Bool {
    guard let screen, let place = shown.firstIndex(of: label) else { return false }
    let words = Set(screen.flatMap { $0.split(separator: " ") })
    let near = max(0, place - screen.count / 4)..<min(shown.count, place + screen.count / 4 + 1)
    return shown[near].contains { words.contains($0[...]) }
  }

  /// Returns the lines of the table.
  private static func screen(_ stage: Stage, at now: Duration) -> [String]? {
    guard stage.nextDeadline == nil, stage.overlays.isEmpty, stage.contentBounds.height > 0 else {
      return nil
    }
    stage.setNeedsFrame()
    guard let buffer = stage.frame(at: now)?.buffer else { return nil }
    let bounds = stage.contentBounds
    return (bounds.line..<bounds.endLine).map { line in
      buffer.withLine(line) { cells in
        var text = ""
        text.unicodeScalars += cells.map { $0.scalar ?? "?" }
        return text
      }
    }
  }

  private static func label(_ row: (any CellController)?) -> String {
    switch row {
    case let row as TextFieldRowController: row.label
    case let row as ExpandableRowController: row.label
    case let row as TextRowController where row.text.hasPrefix("l"): row.text
    default: otherLabel
    }
  }
}
