import RowKit

/// The expected picture of a table, drawn from the plain model in the simplest way.
///
/// It consists of all lines of the table. A screen shows a window of them.
struct PlainPicture {
  /// A line of the table.
  struct Line {
    /// The visible text.
    var scalars: [Unicode.Scalar]

    /// The group of the line.
    let group: Int

    /// The row of the line, or `nil` for lines around rows.
    let path: RowPath?

    /// Whether the line belongs to a header.
    var isHeader = false
  }

  /// All lines of the table.
  private(set) var lines: [Line] = []

  private let table: MachineTable
  private let state: State

  /// The state of the table besides its rows.
  struct State {
    var style: TableStyle
    var size: ScreenSize
    var cursor: RowPath?
    var selection: Set<RowPath> = []
    var isShown: (MachineRow) -> Bool = { _ in true }
    var isNarrowed = false
  }

  init(_ table: MachineTable, _ state: State) {
    self.table = table
    self.state = state
    for group in table.groups.indices where !state.isNarrowed || !rows(of: group).isEmpty {
      let count = lines.count
      append(group)
      // A gap separates groups that have visible lines.
      if state.style == .grouped, lines.count > count { append(blank, group) }
    }
    if state.style == .grouped { lines = lines.dropLast() }
  }

  /// The size of the window.
  var size: ScreenSize { state.size }

  /// Returns the first line of a row, or `nil` if the row is not shown.
  func line(of path: RowPath) -> Int? { lines.firstIndex { $0.path == path } }

  /// Returns whether a part of a row is visible in the window that begins at a line.
  func shows(_ path: RowPath, from top: Int?) -> Bool {
    guard let top else { return false }
    let end = min(lines.count, top + state.size.height)
    let first = min(end, top + stickyHeight(top))
    return lines[first..<end].contains { $0.path == path }
  }

  /// Returns whether a row is completely visible in the window that begins at a line.
  func showsWhole(_ path: RowPath, from top: Int) -> Bool {
    let places = lines.indices.filter { lines[$0].path == path }
    let seen = top + stickyHeight(top)..<top + state.size.height
    return !places.isEmpty && places.allSatisfy(seen.contains)
  }

  /// Returns whether the first line of a row is visible in the window that begins at a line.
  func showsMark(of path: RowPath, from top: Int) -> Bool {
    let first = top + stickyHeight(top)
    return line(of: path).map { $0 >= first && $0 < top + state.size.height } ?? false
  }

  // MARK: Windows

  /// Returns the first lines of all windows that look like the given lines.
  func tops(showing seen: [[Unicode.Scalar]]) -> [Int] {
    (0...max(0, lines.count - state.size.height)).filter { top in
      // Comparing the last line first rules out most windows without computing headers.
      guard let last = seen.indices.last, seen[last] == line(last, top, []) || last < 1 else {
        return seen.isEmpty
      }
      let header = stickyHeader(top)
      return seen.indices.allSatisfy { seen[$0] == line($0, top, header) }
    }
  }

  /// Returns the lines of the window that begins at a line.
  func window(_ top: Int) -> [[Unicode.Scalar]] {
    let header = stickyHeader(top)
    return (0..<state.size.height).map { line($0, top, header) }
  }

  /// Returns the first lines of the windows nearest to a window that show a row completely, or its
  /// beginning if it is taller.
  ///
  /// There are two if the header that covers the first line is another one there.
  func tops(revealing path: RowPath, from top: Int) -> Set<Int> {
    guard let line = line(of: path), let last = lines.lastIndex(where: { $0.path == path }) else {
      return [top]
    }
    let above = max(0, line - stickyHeight(top))
    let belowHeader = max(0, line - stickyHeight(above))
    if top > above { return [above, belowHeader] }
    if top + size.height > last { return [top] }
    return Set([above, belowHeader].map { min(max(0, last + 1 - size.height), $0) })
  }

  /// Returns the number of lines that a sticky header covers at the top.
  func stickyHeight(_ top: Int) -> Int { stickyHeader(top).count }

  private func line(_ number: Int, _ top: Int, _ header: [[Unicode.Scalar]]) -> [Unicode.Scalar] {
    if number < header.count { return header[number] }
    let index = top + number
    if index < lines.count { return lines[index].scalars }
    let isNotice = lines.isEmpty && state.isNarrowed && number == max(0, state.size.height / 2 - 1)
    return isNotice ? notice : blank
  }

  /// The line that says that a search found nothing.
  private var notice: [Unicode.Scalar] {
    let text = truncated("No matches", to: state.size.width)
    var line = blank
    write(
      text.unicodeScalars[...], at: (line.count - text.count) / 2, before: line.count, in: &line)
    return line
  }

  /// Returns the line of the sticky header.
  ///
  /// A longer header is shown in full at its own position.
  private func stickyHeader(_ top: Int) -> [[Unicode.Scalar]] {
    guard state.style == .plain, state.size.height > 2, top < lines.count else { return [] }
    let group = lines[top].group
    guard let title = table.groups[group].header, !title.isEmpty else { return [] }
    let isWhole = lines[top].isHeader && (top == 0 || lines[top - 1].group != group)
    let height = lines.lazy.filter { $0.group == group && $0.isHeader }.count
    if isWhole, height > 1 { return [] }
    var line = blank
    let end = line.count - 1
    write(truncated(title, to: end).unicodeScalars[...], at: 0, before: end, in: &line)
    return [line]
  }

  private func truncated(_ text: String, to width: Int) -> String {
    text.count > width ? text.prefix(max(0, width - 1)) + "…" : text
  }

  // MARK: Drawing

  private var blank: [Unicode.Scalar] { Array(repeating: " ", count: state.size.width) }

  private var hasBorder: Bool { state.style == .grouped && state.size.width >= 12 }

  private func rows(of group: Int) -> [Int] {
    guard !table.groups[group].isCollapsed else { return [] }
    let rows = table.groups[group].rows
    return rows.indices.filter { state.isShown(rows[$0]) }
  }

  private mutating func append(_ group: Int) {
    let rows = rows(of: group)
    let hasEdges = state.style == .grouped && !rows.isEmpty
    appendTitle(table.groups[group].header, group, isHeader: true)
    if hasEdges { appendEdge("╭", "╮", group) }
    for (place, row) in rows.enumerated() {
      append(RowPath(group: group, row: row), place: place, of: rows.count)
    }
    if hasEdges { appendEdge("╰", "╯", group) }
    appendTitle(table.groups[group].footer, group, isHeader: false)
  }

  private mutating func append(
    _ scalars: [Unicode.Scalar], _ group: Int, _ path: RowPath? = nil, isHeader: Bool = false
  ) {
    lines.append(Line(scalars: scalars, group: group, path: path, isHeader: isHeader))
  }

  private mutating func appendEdge(_ left: Unicode.Scalar, _ right: Unicode.Scalar, _ group: Int) {
    var line = blank
    if hasBorder {
      line = Array(repeating: "─", count: line.count)
      line[0] = left
      line[line.count - 1] = right
    }
    append(line, group)
  }

  /// Appends the lines of a title.
  ///
  /// Titles contain no spaces, so they wrap at the full width.
  private mutating func appendTitle(_ title: String?, _ group: Int, isHeader: Bool) {
    guard let title, !title.isEmpty else { return }
    let column = hasBorder ? 2 : 0
    var rest = title.unicodeScalars[...]
    let width = max(1, state.size.width - column - 1)
    while !rest.isEmpty {
      var line = blank
      write(rest.prefix(width), at: column, before: line.count - 1, in: &line)
      append(line, group, isHeader: isHeader)
      rest = rest.dropFirst(width)
    }
  }

  private mutating func append(_ path: RowPath, place: Int, of count: Int) {
    guard let row = table[path] else { return }
    let width = state.size.width
    let edge = hasBorder ? 1 : 0
    let start = min(edge + (width >= 8 ? 2 : 1), width)
    let end = max(start, width - edge - (width >= 8 ? 1 : 0))
    for number in 0..<row.lines {
      var line = blank
      if number == 0 { mark(path, at: edge, in: &line) }
      if hasBorder {
        line[0] = "│"
        line[width - 1] = "│"
      }
      let words = words(row, number, place, count, width: end - start)
      write(words.unicodeScalars[...], at: start, before: end, in: &line)
      append(line, path.group, path)
    }
  }

  private func mark(_ path: RowPath, at column: Int, in line: inout [Unicode.Scalar]) {
    guard column < line.count else { return }
    if path == state.cursor {
      line[column] = ">"
    } else if state.selection.contains(path) {
      line[column] = "✓"
    }
  }

  private func words(
    _ row: MachineRow, _ line: Int, _ place: Int, _ count: Int, width: Int
  ) -> String {
    guard row.lines == 1 else {
      let isFirst = place == 0
      let isLast = place == count - 1
      let position: GroupPosition =
        isFirst ? (isLast ? .only : .top) : (isLast ? .bottom : .middle)
      return MachineRow.words(row.text, line, position)
    }
    return truncated(row.text, to: width)
  }

  private func write(
    _ words: Substring.UnicodeScalarView, at column: Int, before end: Int,
    in line: inout [Unicode.Scalar]
  ) {
    for (scalar, place) in zip(words, column..<max(column, min(end, line.count))) {
      line[place] = scalar
    }
  }
}
