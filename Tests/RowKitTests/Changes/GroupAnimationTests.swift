import RowKit
import Testing

@MainActor struct GroupAnimationTests {
  private let both = [
    "  A", "╭────────────────╮", "│> a1            │", "╰────────────────╯", "", "  B",
    "╭────────────────╮", "│  b1            │", "╰────────────────╯",
  ]
  private let second = ["  B", "╭────────────────╮", "│> b1            │", "╰────────────────╯"]

  private func clock(_ groups: [TableGroup]) -> ClockedTable {
    ClockedTable(groups, style: .grouped, height: 14)
  }

  @Test func `a removed group goes with its header and its edges`() {
    let clock = clock([.stops("A", count: 1), .stops("B", count: 1)])
    clock.controller.removeGroup(at: 0, animation: .fade)
    let lines = clock.content(at: 0)
    #expect(lines.map { $0.replacing(">", with: " ") } == both.map { $0.replacing(">", with: " ") })
    clock.content(at: 150)
    #expect(clock.style(column: 2, line: 0).foreground == .role(.disabledText))
    #expect(clock.content(at: 300) == second)
    #expect(clock.isAtRest)
  }

  @Test func `an inserted group comes with its header and its edges`() {
    let clock = clock([.stops("B", count: 1)])
    clock.controller.insert(.stops("A", count: 1), at: 0, animation: .fade)
    clock.content(at: 0)
    #expect(clock.style(column: 2, line: 0).foreground == .role(.disabledText))
    let lines = clock.content(at: 300)
    #expect(lines.map { $0.replacing(">", with: " ") } == both.map { $0.replacing(">", with: " ") })
    #expect(clock.style(column: 2, line: 0).foreground != .role(.disabledText))
  }

  @Test func `the edges of a group go with its last row`() {
    let clock = clock([TableGroup(rows: [StopRow("a")])])
    clock.controller.removeRows(at: [RowPath(group: 0, row: 0)], animation: .fade)
    #expect(clock.content(at: 0).count == 3)
    #expect(clock.content(at: 300) == [])
  }

  @Test func `without animation a group is gone at once`() {
    let clock = clock([.stops("A", count: 1), .stops("B", count: 1)])
    clock.controller.removeGroup(at: 0, animation: .none)
    #expect(clock.content(at: 0) == second)
  }
}
