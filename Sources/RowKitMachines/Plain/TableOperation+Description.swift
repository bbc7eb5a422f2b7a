import RowKit

// MARK: CustomStringConvertible

extension MachineStep: CustomStringConvertible {
  var description: String {
    pause.map { "\(operation)\ntable.wait(.milliseconds(\($0)))" } ?? "\(operation)"
  }
}

extension TableOperation: CustomStringConvertible {
  var description: String {
    switch self {
    case .change(let requests, let isBatch):
      let lines = requests.map(\.description)
      guard isBatch else { return lines.joined(separator: "\n") }
      return "table.performUpdates {\n  " + lines.joined(separator: "\n  ") + "\n}"
    case .assign(let groups, let areNewObjects, let animation):
      let list = groups.map { "  \($0)," }.joined(separator: "\n")
      let all = "[\(areNewObjects ? "  // all objects are new" : "")\n\(list)\n]"
      return animation.map { "table.setTableGroups(\(all), animation: .\($0))" }
        ?? "table.tableGroups = \(all)"
    case .edit(let group, let edit): return "table.tableGroups[\(group)].rows.\(edit)"
    case .clear: return "table.clearTableGroups()"
    case .update: return "table.updateAndReload()"
    case .moveCursor(let path): return "table.moveCursor(to: \(path))"
    case .moveCursorToID(let id): return "table.moveCursor(to: RowID(\(id)))"
    case .scroll(let path): return "table.scrollToRow(at: \(path))"
    case .select(let path): return "table.select(\(path))"
    case .deselect(let path): return "table.context(at: \(path)).deselect()"
    case .several(let operations):
      let lines = operations.flatMap { $0.description.split(separator: "\n") }
      return "// in one frame\n" + lines.map { "  \($0)\n" }.joined() + "// until here"
    case .press(let key): return "table.press(.\(key))"
    case .wheel(let notches): return "table.wheel(\(notches))"
    case .click(let line): return "table.click(column: 1, line: \(line))"
    case .search(let pattern): return "table.press(\"/\", \"\(pattern)\")"
    case .endSearch(let key): return "table.press(.\(key))"
    case .resize(let size): return "table.resize(width: \(size.width), height: \(size.height))"
    case .style(let style): return "table.tableView.style = .\(style)"
    case .selectionMode(let mode): return "table.tableView.selectionMode = .\(mode)"
    case .animates(let animates): return "stage.animatesChanges = \(animates)"
    }
  }
}

extension TableRequest: CustomStringConvertible {
  var description: String {
    switch self {
    case .insert(let rows, let path, let animation):
      "table.insert(\(rows), at: \(path), animation: .\(animation))"
    case .remove(let paths, let animation):
      "table.removeRows(at: \(paths), animation: .\(animation))"
    case .move(let source, let target): "table.moveRow(from: \(source), to: \(target))"
    case .replace(let path, let row, let animation):
      "table.replaceRow(at: \(path), with: \(row), animation: .\(animation))"
    case .reload(let paths): "table.reloadRows(at: \(paths))"
    case .insertGroup(let group, let position, let animation):
      "table.insert(\(group), at: \(position), animation: .\(animation))"
    case .removeGroup(let position, let animation):
      "table.removeGroup(at: \(position), animation: .\(animation))"
    case .moveGroup(let source, let target): "table.moveGroup(from: \(source), to: \(target))"
    case .reloadGroups(let positions, let animation):
      "table.reloadGroups(at: \(positions), animation: .\(animation))"
    case .replaceGroup(let position, let group, let animation):
      "table.replaceGroup(at: \(position), with: \(group), animation: .\(animation))"
    case .edit(let group, let edit, let animation):
      "table.changeRows(ofGroup: \(group), animation: .\(animation)) { $0.\(edit) }"
    case .collapse(let group, let isCollapsed, let animation):
      "table.setCollapsed(\(isCollapsed), group: \(group), animation: .\(animation))"
    }
  }
}

extension RowListEdit: CustomStringConvertible {
  var description: String {
    switch self {
    case .append(let rows): "append(\(rows))"
    case .prepend(let rows): "prepend(\(rows))"
    case .insert(let rows, let position): "insert(\(rows), at: \(position))"
    case .removeFirst(let count): "removeFirst(\(count))"
    case .removeLast(let count): "removeLast(\(count))"
    case .remove(let position): "remove(at: \(position))"
    case .replace(let range, let rows): "replace(\(range), with: \(rows))"
    case .move(let source, let target): "move(from: \(source), to: \(target))"
    }
  }
}
