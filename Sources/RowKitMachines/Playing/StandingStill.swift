import RowKit

/// The positions of a table after a change that keep visible rows in place.
struct StandingStill {
  private let picture: PlainPicture
  private let top: Int
  private let change: MachineChange

  /// Creates the positions for a picture before a change and its first visible line.
  init(_ picture: PlainPicture, _ top: Int, _ change: MachineChange) {
    self.picture = picture
    self.top = top
    self.change = change
  }

  /// Returns the allowed first lines of the picture after the change, or `nil` if any is allowed.
  func allowedTops(in after: PlainPicture) -> Set<Int>? {
    guard let whole = firstWholeRow, let target = newPath(of: whole),
      let line = after.line(of: target)
    else { return nil }
    // A partially visible row with an uncertain identity may also hold the table in place.
    let isCertain = rowsCutOff.allSatisfy { change.removed.contains($0) || newPath(of: $0) != nil }
    guard isCertain else { return nil }
    var tops: Set<Int> = [line - (start(of: whole) - top)]
    for partial in rowsCutOff {
      guard let target = newPath(of: partial), let line = after.line(of: target) else { continue }
      tops.insert(line - (start(of: partial) - top))
    }
    tops.formUnion(startsOfGroups(in: after))
    let end = max(0, after.lines.count - after.size.height)
    return Set(tops.map { min(max(0, $0), end) })
  }

  private func newPath(of path: RowPath) -> RowPath? {
    change.moved.contains(path) ? nil : change.newPath[path]
  }

  private func start(of path: RowPath) -> Int { picture.line(of: path) ?? 0 }

  /// The first line that no header covers.
  private var firstSeen: Int { top + picture.stickyHeight(top) }

  private var end: Int { min(picture.lines.count, top + picture.size.height) }

  private var firstWholeRow: RowPath? {
    guard firstSeen < end else { return nil }
    return picture.lines[firstSeen..<end].lazy.compactMap(\.path).first { path in
      let lines = picture.lines.indices.filter { picture.lines[$0].path == path }
      return lines.allSatisfy { $0 >= firstSeen && $0 < end }
    }
  }

  /// The partially visible rows before the first fully visible row.
  private var rowsCutOff: [RowPath] {
    guard firstSeen < end else { return [] }
    return picture.lines[firstSeen..<end].prefix { $0.path != firstWholeRow }.compactMap(\.path)
  }

  /// Returns additional first lines: at the beginning of a group, content inserted before its first
  /// row is shown.
  private func startsOfGroups(in after: PlainPicture) -> Set<Int> {
    guard top < picture.lines.count else { return [] }
    let group = picture.lines[top].group
    let around = picture.lines[max(0, top - 1)...top]
    if top > 0, around.allSatisfy({ $0.path != nil && $0.group == group }) { return [] }
    var tops: Set<Int> = top == 0 ? [0] : []
    let offset = top - (picture.lines.firstIndex { $0.group == group } ?? top)
    if let target = change.newGroup[group],
      let line = after.lines.firstIndex(where: { $0.group == target })
    {
      tops.insert(line + offset)
      tops.formUnion(decorations(of: target, in: after))
    }
    // Groups without lines are above, and the groups before them keep theirs.
    for former in 0...max(group, 0) {
      guard let target = change.newGroup[former] else { continue }
      if former == group, after.lines.contains(where: { $0.group == target }) { continue }
      let last = after.lines.lastIndex { $0.group <= target }
      tops.insert((last ?? -1) + 1)
    }
    return tops
  }

  private func decorations(of group: Int, in after: PlainPicture) -> [Int] {
    after.lines.indices.filter { after.lines[$0].group == group && after.lines[$0].path == nil }
  }
}
