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

  @Test func `rows that are shown again before they are hidden are shown once`() {
    let clock = clock([.stops("A", count: 2), .stops("B", count: 1)])
    let rest = clock.content(at: 0)
    clock.controller.setCollapsed(true, group: 0)
    clock.content(at: 50)
    clock.controller.setCollapsed(false, group: 0)
    #expect(clock.content(at: 60).count == rest.count)
    #expect(clock.content(at: 400).count == rest.count)
    #expect(clock.isAtRest)
  }

  @Test func `the edges of a group go with its last row`() {
    let clock = clock([TableGroup(rows: [StopRow("a")])])
    clock.controller.removeRows(at: [RowPath(group: 0, row: 0)], animation: .fade)
    #expect(clock.content(at: 0).count == 3)
    #expect(clock.content(at: 300) == [])
  }

  @Test func `the edges of a group come with its first row`() {
    let clock = clock([TableGroup(rows: [])])
    clock.controller.insert([StopRow("a")], at: RowPath(group: 0, row: 0), animation: .fade)
    #expect(clock.content(at: 0).count == 3)
    #expect((0..<3).allSatisfy { clock.isFaint(column: 0, line: $0) || $0 == 1 })
    let lines = ["╭────────────────╮", "│> a             │", "╰────────────────╯"]
    #expect(clock.content(at: 300) == lines)
    #expect(!(0..<3).contains { clock.isFaint(column: 0, line: $0) })
    #expect(clock.isAtRest)
  }

  @Test func `the space above a group arrives with its first row`() {
    let clock = clock([.stops("A", count: 1), TableGroup(rows: [])])
    clock.controller.insert([StopRow("b")], at: RowPath(group: 1, row: 0), animation: .middle)
    let lines = clock.content(at: 0)
    #expect(lines.first == "  A" && lines.count == 8)
    #expect(clock.content(at: 300).count == 8)
  }

  @Test func `edges stay as they are when all rows of a group are replaced`() {
    let clock = clock([TableGroup(rows: [StopRow("a")])])
    clock.controller.replaceRow(
      at: RowPath(group: 0, row: 0), with: StopRow("b"), animation: .fade)
    clock.content(at: 0)
    #expect(!clock.isFaint(column: 0, line: 0) && !clock.isFaint(column: 0, line: 2))
    #expect(clock.content(at: 300)[1] == "│> b             │")
  }

  @Test func `edges that only scroll into view do not come`() {
    let clock = clock([.stops("A", count: 14), .stops("B", count: 1)])
    clock.controller.removeRows(
      at: (1..<12).map { RowPath(group: 0, row: $0) }, animation: .none)
    clock.content(at: 0)
    let edges = clock.content(at: 0).indices.filter { clock.isFaint(column: 0, line: $0) }
    #expect(edges.isEmpty)
  }

  @Test func `the first row of a group in a full window brings its edges`() {
    let clock = clock([.stops("A", count: 2), TableGroup(rows: []), .stops("C", count: 20)])
    clock.controller.insert([StopRow("b")], at: RowPath(group: 1, row: 0), animation: .fade)
    let lines = clock.content(at: 0)
    let top = lines.indices.filter { lines[$0].hasPrefix("╭") }[1]
    #expect(clock.isFaint(column: 0, line: top) && clock.isFaint(column: 0, line: top + 2))
    clock.content(at: 300)
    #expect(!clock.isFaint(column: 0, line: top))
  }

  @Test func `without animation a group is gone at once`() {
    let clock = clock([.stops("A", count: 1), .stops("B", count: 1)])
    clock.controller.removeGroup(at: 0, animation: .none)
    #expect(clock.content(at: 0) == second)
  }
}
