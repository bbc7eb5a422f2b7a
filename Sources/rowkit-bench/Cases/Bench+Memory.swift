import ExampleScreens
import RowKit
import RowKitTesting

extension Bench {
  /// A bench for the allocations of scrolling by a line.
  static let allocations = Bench(
    name: "allocations", summary: "how often a one-line scroll step allocates memory"
  ) { effort in
    guard let counter = AllocationCounter() else {
      return [BenchResult("rows", [], note: "can't be counted here")]
    }
    return RowCounts.sizes.flatMap { size in
      let name = "\(size.width)x\(size.height), "
      let stored = (0..<10_000).map { StoredRow("Item \($0)") }
      let screen = GroupsScreen([TableGroup(rows: stored)])
      return [
        result(
          name + "stored rows", counter, BenchStage(screen, size: size), steps: 1000, limit: 0),
        result(
          name + "rows made as they are seen", counter,
          BenchStage(BenchListScreen(rows: 10_000), size: size), steps: 1000,
          note: "the row itself and its words"),
      ]
    }
  }

  /// A bench for memory that stays allocated after a large number of steps.
  static let growth = Bench(
    name: "growth", summary: "memory after scrolling through rows that read an observable model"
  ) { effort in
    let size = RowCounts.sizes[0]
    let steps = effort == .full ? 1_000_000 : 100_000
    let contact = ObservedContact()
    let rows = (0..<steps + 2000).lazy.map { _ in ObservingRow(contact) }
    let stage = BenchStage(GroupsScreen([TableGroup(rows: rows)]), size: size)
    for _ in 0..<1000 { stage.press(.down) }
    let before = Heap.liveBytes
    let time = Stopwatch.time { for _ in 0..<steps { stage.press(.down) } }
    var figures = [Figure.microseconds(time / Double(steps))]
    if let before, let after = Heap.liveBytes {
      // A step may leave an array with a larger capacity than before. That isn't growth.
      figures.append(.bytes(Double(max(0, after - before)), limit: 16_384))
    }
    if let count = TrackingCount.of(contact) {
      figures.append(.count(Double(count), "trackings", limit: Double(size.height + 8)))
    }
    return [BenchResult("80x24, \(steps) steps", figures)]
  }

  /// A bench for the memory that screens leave behind.
  static let screens = Bench(
    name: "screens", summary: "memory and trackings after 10,000 screens were pushed and popped"
  ) { effort in
    let count = effort == .full ? 10_000 : 1000
    let contact = ObservedContact()
    let stage = BenchStage(GroupsScreen([]), size: RowCounts.sizes[0])
    let show = {
      stage.stage.navigation.push(DraftScreen(contact))
      stage.takeFrame()
      stage.stage.navigation.pop()
      stage.takeFrame()
    }
    for _ in 0..<500 { show() }
    // Ends the first tracking of each kind of row.
    contact.name = "Ada"
    let before = Heap.liveBytes
    let time = Stopwatch.time { for _ in 0..<count { show() } }
    var figures = [Figure.microseconds(time / Double(count))]
    if let before, let after = Heap.liveBytes {
      figures.append(.count(Double(max(0, after - before)), "bytes kept", limit: 0))
    }
    if let trackings = TrackingCount.of(contact) {
      figures.append(.count(Double(trackings), "trackings", limit: 0))
    }
    return [BenchResult("80x24, \(count) screens", figures)]
  }

  /// A bench for the memory of stored rows.
  static let storedRows = Bench(
    name: "stored-rows", summary: "making 10^6 row controllers and showing them"
  ) { effort in
    let count = effort == .full ? 1_000_000 : 100_000
    let before = Heap.liveBytes
    var stage: BenchStage?
    let time = Stopwatch.time {
      let group = TableGroup(rows: (0..<count).map { NumberedRow($0) })
      stage = BenchStage(GroupsScreen([group]), size: RowCounts.sizes[0])
    }
    let after = Heap.liveBytes
    var figures = [Figure.milliseconds(time), .count(time / Double(count) * 1e9, "ns per row")]
    if let before, let after, let own = Heap.size(of: NumberedRow(0)) {
      let total = Double(after - before) / Double(count)
      figures.append(.count(total, "bytes per row"))
      figures.append(.count(total - Double(own), "of them the framework's", limit: 64))
    }
    return withExtendedLifetime(stage) { [BenchResult("\(count) rows", figures)] }
  }

  @MainActor private static func result(
    _ name: String, _ counter: AllocationCounter, _ stage: BenchStage, steps: Int,
    limit: Double? = nil, note: String? = nil
  ) -> BenchResult {
    for _ in 0..<200 { stage.press(.down) }
    let count = counter.count { for _ in 0..<steps { stage.press(.down) } }
    let figure = Figure.count(Double(count) / Double(steps), "allocations", limit: limit)
    return BenchResult(name, [figure], note: note)
  }
}
