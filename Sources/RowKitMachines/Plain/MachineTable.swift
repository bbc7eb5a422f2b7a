import RowKit

/// A group of the plain model.
struct MachineGroup: Hashable, Sendable {
  var id: Int?
  var header: String?
  var footer: String?
  var rows: [MachineRow] = []
  var isCollapsed = false

  /// Whether rows occur more than once, by identifier or as objects.
  var hasDuplicates: Bool { Set(rows.map(\.token)).count < rows.count }

  /// Whether all rows are stored, so that a difference may compare them.
  var isStored: Bool { rows.allSatisfy { !$0.isLazy } }
}

/// The plain model of a table: nested arrays.
struct MachineTable: Hashable, Sendable {
  var groups: [MachineGroup] = []

  /// The paths of all rows, in order.
  var paths: [RowPath] {
    groups.indices.flatMap { group in
      groups[group].rows.indices.map { RowPath(group: group, row: $0) }
    }
  }

  /// The paths of the rows outside collapsed groups, in order.
  var shownPaths: [RowPath] { paths.filter { !groups[$0.group].isCollapsed } }

  /// The first row that can have the cursor, or `nil` if the table shows no rows.
  var firstStop: RowPath? {
    let rows = shownPaths
    return rows.first { self[$0]?.isSelectable == true } ?? rows.first
  }

  /// Whether rows or groups occur more than once, by identifier or as objects.
  var hasDuplicates: Bool {
    let tokens = paths.compactMap { self[$0]?.token }
    let ids = groups.compactMap(\.id)
    return Set(tokens).count < tokens.count || Set(ids).count < ids.count
  }

  /// Returns whether a row is hidden in a collapsed group.
  func isHidden(_ path: RowPath) -> Bool {
    groups.indices.contains(path.group) && groups[path.group].isCollapsed
  }

  /// The row at a path, or `nil` if there is none.
  subscript(path: RowPath) -> MachineRow? {
    guard groups.indices.contains(path.group),
      groups[path.group].rows.indices.contains(path.row)
    else { return nil }
    return groups[path.group].rows[path.row]
  }

  /// Returns the paths of the rows with a number.
  ///
  /// There are several if the row occurs repeatedly.
  func paths(of number: Int) -> [RowPath] {
    paths.filter { self[$0]?.number == number }
  }
}

// MARK: CustomStringConvertible

extension MachineGroup: CustomStringConvertible {
  var description: String {
    var parts: [String] = []
    if let id { parts.append("id: \(id)") }
    if let header { parts.append("header: \"\(header)\"") }
    if let footer { parts.append("footer: \"\(footer)\"") }
    if isCollapsed { parts.append("isCollapsed: true") }
    parts.append("rows: \(rows)")
    return "group(\(parts.joined(separator: ", ")))"
  }
}
