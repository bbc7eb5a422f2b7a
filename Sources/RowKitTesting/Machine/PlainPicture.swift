import RowKit

/// What a table shows, drawn anew from the plain model in the simplest way: all of its lines, one
/// after another, of which a screen shows some.
struct PlainPicture {
  /// One line of the table.
  struct Line {
    /// What is seen in it.
    var scalars: [Unicode.Scalar]

    /// The group it belongs to.
    let group: Int

    /// The row it belongs to; nil for what stands around rows.
    let path: RowPath?

    /// Whether it belongs to a header.
    var isHeader = false
  }

  /// Everything from the first line to the last.
  private(set) var lines: [Line] = []

  private let table: MachineTable
  private let state: State

  /// What a picture depends on beside the rows.
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
    let shown = table.groups.indices.filter { !state.isNarrowed || !rows(of: $0).isEmpty }
    for group in shown { append(group, isLast: group == shown.last) }
  }

  /// The line where a row begins; nil if it is not shown.
  func line(of path: RowPath) -> Int? { lines.firstIndex { $0.path == path } }

  // MARK: Seen through a window

  /// The first lines of the windows that look like what is seen.
  func tops(showing seen: [[Unicode.Scalar]]) -> [Int] {
    (0...max(0, lines.count - state.size.height)).filter { top in
      let header = stickyHeader(top)
      return seen.indices.allSatisfy { seen[$0] == line($0, top, header) }
    }
  }

  /// What the window that begins at a line shows.
  func window(_ top: Int) -> [[Unicode.Scalar]] {
    let header = stickyHeader(top)
    return (0..<state.size.height).map { line($0, top, header) }
  }

  /// How many lines at the top a header covers.
  func stickyHeight(_ top: Int) -> Int { max(0, stickyHeader(top).count) }

  private func line(_ number: Int, _ top: Int, _ header: ArraySlice<Line>) -> [Unicode.Scalar] {
    if number < header.count { return header[header.startIndex + number].scalars }
    let index = top + number
    return index < lines.count ? lines[index].scalars : blank
  }

  /// The lines of the header that stays at the top, as far as the next one lets it be seen.
  private func stickyHeader(_ top: Int) -> ArraySlice<Line> {
    guard state.style == .plain, state.size.height > 2, top < lines.count else { return [] }
    let group = lines[top].group
    let header = lines.filter { $0.group == group && $0.isHeader }
    let end = min(lines.count, top + state.size.height)
    let next = lines[top..<end].firstIndex { $0.group > group && $0.isHeader }
    let room = next.map { $0 - top } ?? state.size.height
    return header.suffix(max(0, min(header.count, room)))
  }

  // MARK: Drawing

  private var blank: [Unicode.Scalar] { Array(repeating: " ", count: state.size.width) }

  private var hasBorder: Bool { state.style == .grouped && state.size.width >= 12 }

  private func rows(of group: Int) -> [Int] {
    let rows = table.groups[group].rows
    return rows.indices.filter { state.isShown(rows[$0]) }
  }

  private mutating func append(_ group: Int, isLast: Bool) {
    let rows = rows(of: group)
    let hasEdges = state.style == .grouped && !rows.isEmpty
    appendTitle(table.groups[group].header, group, isHeader: true)
    if hasEdges { appendEdge("╭", "╮", group) }
    for (place, row) in rows.enumerated() {
      append(RowPath(group: group, row: row), place: place, of: rows.count)
    }
    if hasEdges { appendEdge("╰", "╯", group) }
    appendTitle(table.groups[group].footer, group, isHeader: false)
    if state.style == .grouped, !isLast { append(blank, group) }
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

  /// Titles have no blanks, so that they wrap where the width ends.
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
      return TallMachineCell.words(row.text, line, position)
    }
    return row.text.count > width ? row.text.prefix(max(0, width - 1)) + "…" : row.text
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
