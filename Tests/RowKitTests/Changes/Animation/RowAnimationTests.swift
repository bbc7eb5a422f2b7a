import RowKit
import RowKitTesting
import Testing

@MainActor struct RowAnimationTests {
  /// The pictures of a three-line row inserted above another, immediately and after a tenth
  /// of a second.
  private static let coming: [(RowAnimation, [[String]])] = [
    (.top, [["  x 3", "> a"], ["  x 2", "  x 3", "> a"]]),
    (.bottom, [["  x 1", "> a"], ["  x 1", "  x 2", "> a"]]),
    (.middle, [["  x 2", "> a"], ["  x 1", "  x 2", "> a"]]),
    (.none, Array(repeating: ["  x 1", "  x 2", "  x 3", "> a"], count: 2)),
  ]

  @Test(arguments: 0..<4) func `a row comes in as its animation says`(number: Int) {
    let (animation, pictures) = Self.coming[number]
    let clock = ClockedTable(StopRow("a"))
    clock.controller.perform(.moveUp)
    let row = ProbeRow("x", lines: 3)
    clock.controller.insert([row], at: RowPath(group: 0, row: 0), animation: animation)
    #expect(clock.content(at: 0) == pictures[0])
    #expect(clock.content(at: 100) == pictures[1])
    #expect(clock.content(at: 300) == ["  x 1", "  x 2", "  x 3", "> a"])
    #expect(clock.isAtRest)
  }

  @Test func `the rows of a reloaded group come in as its animation says`() {
    let clock = ClockedTable(StopRow("a"), StopRow("b"))
    clock.controller.reloadGroups(at: [0], animation: .right)
    #expect(clock.content(at: 50) == ["         > a", "           b"])
    #expect(clock.content(at: 300) == ["> a", "  b"])
    clock.controller.reloadGroups(at: [0])
    #expect(clock.content(at: 350) == ["> a", "  b"])
    #expect(clock.isAtRest)
  }

  @Test func `rows inserted one by one between two frames move as rows inserted at once`() {
    let pictures = [true, false].map { isBatch in
      let clock = ClockedTable(StopRow("a"), StopRow("b"), StopRow("c"), StopRow("d"))
      clock.controller.perform(.moveUp)
      let insert = {
        for number in 0..<100 {
          let path = RowPath(group: 0, row: number % 3)
          clock.controller.insert([StopRow("x")], at: path, animation: .right)
        }
      }
      isBatch ? clock.controller.performUpdates(insert) : insert()
      return [0, 50, 100, 300].map { clock.content(at: $0).map { $0.contains("x") } }
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func `rows inserted and removed in turn between two frames all move`() {
    let clock = ClockedTable(
      StopRow("a"), StopRow("b"), StopRow("c"), StopRow("d"), StopRow("e"), StopRow("f"))
    clock.controller.perform(.moveUp)
    for number in 0..<2 {
      clock.controller.insert(
        [StopRow("x\(number)")], at: RowPath(group: 0, row: 1), animation: .right)
      clock.controller.removeRows(at: [RowPath(group: 0, row: 4)], animation: .left)
    }
    // The rows that leave are still in their places, and those that come are on their way.
    #expect(clock.content(at: 0) == ["> a", "", "", "  b", "  c", "  d"])
    #expect(clock.content(at: 50) == ["> a", "           x1", "           x0", "  b"])
    #expect(clock.content(at: 300) == ["> a", "  x1", "  x0", "  b", "  e", "  f"])
    #expect(clock.isAtRest)
  }

  @Test func `a row comes from the right`() {
    let clock = ClockedTable(StopRow("a"))
    clock.controller.insert([StopRow("new")], at: RowPath(group: 0, row: 1), animation: .right)
    #expect(clock.content(at: 0) == ["> a"])
    #expect(clock.content(at: 50) == ["> a", "           new"])
    #expect(clock.content(at: 300) == ["> a", "  new"])
  }

  @Test func `a row comes from the left`() {
    let clock = ClockedTable(StopRow("a"))
    clock.controller.insert(
      [StopRow("a longer row")], at: RowPath(group: 0, row: 1), animation: .left)
    #expect(clock.content(at: 0) == ["> a"])
    #expect(clock.content(at: 50) == ["> a", "r row"])
    #expect(clock.content(at: 300) == ["> a", "  a longer row"])
  }

  @Test(arguments: [RowAnimation.fade, .automatic])
  func `a row that fades is faint at first`(animation: RowAnimation) {
    let clock = ClockedTable(StopRow("a"))
    clock.controller.insert([StopRow("new")], at: RowPath(group: 0, row: 1), animation: animation)
    #expect(clock.content(at: 0) == ["> a", "  new"])
    #expect(clock.style(column: 2, line: 1).foreground == .role(.disabledText))
    #expect(clock.content(at: 300) == ["> a", "  new"])
    #expect(clock.style(column: 2, line: 1).foreground == .standard)
  }

  @Test func `a removed row is drawn until it is gone without being asked again`() {
    let row = CountingRow("gone")
    let clock = ClockedTable(StopRow("a"), row, StopRow("b"))
    let configurations = row.configurations
    clock.controller.removeRows(at: [RowPath(group: 0, row: 1)], animation: .right)
    #expect(clock.content(at: 0) == ["> a", "  gone", "  b"])
    #expect(clock.content(at: 50) == ["> a", "           gone", "  b"])
    #expect(clock.content(at: 300) == ["> a", "  b"])
    #expect(row.configurations == configurations)
  }

  @Test func `a change during another continues from the current picture`() {
    let clock = ClockedTable(StopRow("a"), StopRow("b"))
    let row = ProbeRow("x", lines: 3)
    clock.controller.insert([row], at: RowPath(group: 0, row: 1), animation: .bottom)
    #expect(clock.content(at: 50) == ["> a", "  x 1", "  b"])
    clock.controller.removeRows(at: [RowPath(group: 0, row: 1)], animation: .bottom)
    clock.controller.insert([StopRow("y")], at: RowPath(group: 0, row: 1), animation: .none)
    let seen = clock.content(at: 50)
    #expect(seen.first == "> a" && seen.last == "  b" && seen.contains("  y"))
    #expect(clock.content(at: 400) == ["> a", "  y", "  b"])
    #expect(clock.isAtRest)
  }

  @Test func `rows below one that goes at the top of the window stay while it goes`() {
    let clock = ClockedTable((1...9).map { StopRow("a\($0)") })
    clock.scrollDown()
    #expect(clock.content(at: 0).first == "  a4")
    clock.controller.removeRows(at: [RowPath(group: 0, row: 3)], animation: .right)
    for time in [0, 50, 150, 300] {
      #expect(clock.content(at: time)[1...] == ["  a5", "  a6", "  a7", "  a8", "  a9"])
    }
    #expect(clock.content(at: 300).first == "  a3")
  }

  @Test func `frames come at most sixty times a second, and only while something moves`() {
    let clock = ClockedTable(StopRow("a"))
    #expect(clock.isAtRest)
    clock.controller.insert([StopRow("new")], at: RowPath(group: 0, row: 0), animation: .left)
    let times = clock.frameTimes()
    #expect((10...18).contains(times.count))
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= .milliseconds(16) })
    #expect(clock.isAtRest)
  }

  @Test func `a change is shown without animation while the host is behind`() {
    let clock = ClockedTable(StopRow("a"), StopRow("b"))
    let row = ProbeRow("x", lines: 3)
    clock.controller.insert([row], at: RowPath(group: 0, row: 1), animation: .bottom)
    #expect(clock.content(at: 20).count < 5)
    clock.stage.isOutputThrottled = true
    #expect(clock.content(at: 40) == ["> a", "  x 1", "  x 2", "  x 3", "  b"])
    clock.controller.removeRows(at: [RowPath(group: 0, row: 1)], animation: .right)
    #expect(clock.content(at: 40) == ["> a", "  b"])
    clock.stage.isOutputThrottled = false
    clock.controller.removeRows(at: [RowPath(group: 0, row: 1)], animation: .right)
    #expect(clock.content(at: 40) == ["> a", "  b"])
    #expect(clock.content(at: 400) == ["> a"])
  }

  @Test(arguments: [RowAnimation.fade, .automatic])
  func `without colours a row that would fade is gone at once`(animation: RowAnimation) {
    let clock = ClockedTable(StopRow("a"), StopRow("b"), StopRow("c"))
    clock.stage.supportsFading = false
    clock.controller.removeRows(at: [RowPath(group: 0, row: 2)], animation: animation)
    #expect(clock.content(at: 0) == ["> a", "  b"])
    clock.controller.removeRows(at: [RowPath(group: 0, row: 1)], animation: .right)
    #expect(clock.content(at: 0) == ["> a", "  b"])
  }

  @Test func `without animations a change is seen at once`() {
    let clock = ClockedTable(StopRow("a"), StopRow("b"))
    clock.stage.animatesChanges = false
    clock.controller.insert(
      [ProbeRow("x", lines: 3)], at: RowPath(group: 0, row: 1), animation: .left)
    clock.controller.removeRows(at: [RowPath(group: 0, row: 0)], animation: .right)
    #expect(clock.content(at: 0) == ["> x 1", "  x 2", "  x 3", "  b"])
    #expect(clock.isAtRest)
  }
}

/// A row that counts how often it is configured.
private final class CountingRow: CellController {
  private let text: String
  private(set) var configurations = 0

  init(_ text: String) {
    self.text = text
  }

  func configure(_ cell: TableCell) {
    configurations += 1
    cell.text = text
  }
}
