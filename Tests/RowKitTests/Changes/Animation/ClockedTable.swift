import RowKit

/// A table on a stage whose clock the test moves.
@MainActor final class ClockedTable {
  let controller: GenericTableController
  let stage: Stage
  private var buffer: ScreenBuffer?
  private var now = Duration.zero

  convenience init(_ rows: any CellController...) {
    self.init(rows)
  }

  convenience init(_ rows: [any CellController]) {
    self.init([TableGroup(rows: rows)])
  }

  init(_ groups: [TableGroup], style: TableStyle = .plain, height: Int = 8) {
    controller = GenericTableController(style: style)
    controller.tableGroups = groups
    stage = Stage(root: controller, size: ScreenSize(width: 18, height: height))
    takeFrame()
  }

  /// Whether nothing asks for a frame.
  var isAtRest: Bool {
    takeFrame()
    return stage.nextDeadline == nil
  }

  /// The lines between the bars after some thousandths of a second, without those at the end that
  /// are empty.
  @discardableResult func content(at milliseconds: Int) -> [String] {
    now = max(now, .milliseconds(milliseconds))
    takeFrame()
    let bounds = stage.contentBounds
    var lines = (bounds.line..<bounds.endLine).map { buffer?.text(line: $0) ?? "" }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Turns the wheel by three lines.
  func scrollDown() {
    stage.handle(.mouse(MouseEvent(.wheelDown, at: ScreenPoint(column: 1, line: 2))), at: now)
    takeFrame()
  }

  /// The look of a place in the table.
  func style(column: Int, line: Int) -> Style {
    buffer?[column, stage.contentBounds.line + line].style ?? .plain
  }

  /// Whether a place in the table looks like something on its way.
  func isFaint(column: Int, line: Int) -> Bool {
    style(column: column, line: line).foreground == .role(.disabledText)
  }

  /// When frames are asked for, until nothing is going on.
  func frameTimes() -> [Duration] {
    var times: [Duration] = []
    while let deadline = stage.nextDeadline, times.count < 100 {
      now = max(now, deadline)
      if stage.frame(at: now) != nil { times.append(now) }
    }
    return times
  }

  private func takeFrame() {
    if let frame = stage.frame(at: now) { buffer = frame.buffer }
  }
}
