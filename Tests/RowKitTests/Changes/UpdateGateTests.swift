import RowKit
import RowKitTesting
import Testing

@testable import RowKitCore

/// Every request in every state of a table.
@MainActor struct UpdateGateTests {
  enum Request: CaseIterable {
    case insertion, removal, assignment, reconstruction, batch
  }

  /// Makes a request once, in a state, and returns the names of the rows when all is done.
  private func result(of request: Request, in state: UpdateGate.State) -> [String] {
    let screen = GateScreen(request, in: state)
    let driver = ScreenDriver(screen, size: ScreenSize(width: 12, height: 8))
    if state == .idle { screen.make() }
    if state == .batching { screen.performUpdates { screen.make() } }
    if state == .publishing { screen.append("x") }
    driver.update()
    driver.advance(by: .seconds(1))
    #expect(screen.seen == [state])
    return screen.names
  }

  @Test(arguments: UpdateGate.State.allCases, Request.allCases)
  func `a request is carried out in every state of the table`(
    state: UpdateGate.State, request: Request
  ) {
    let rows = state == .publishing ? ["a", "b", "x"] : ["a", "b"]
    let expected =
      switch request {
      case .insertion, .batch: ["new"] + rows
      case .removal: Array(rows.dropFirst())
      case .assignment: ["new"]
      case .reconstruction: ["a", "b"]
      }
    #expect(result(of: request, in: state) == expected)
  }

  @Test func `requests that wait are carried out in order, and later ones wait for a frame`() {
    let gate = UpdateGate()
    var made: [Int] = []
    gate.wait(UpdateGate.Request { made.append(1) })
    gate.wait(
      UpdateGate.Request {
        made.append(2)
        gate.wait(UpdateGate.Request { made.append(3) })
      })
    gate.makeWaiting()
    #expect(made == [1, 2])
    #expect(gate.hasWaiting)
    gate.makeWaiting()
    #expect(made == [1, 2, 3])
  }

  @Test func `the state names the innermost reason to wait`() {
    let gate = UpdateGate()
    #expect(gate.state == .idle)
    gate.begin(.publishing)
    #expect(gate.state == .publishing && gate.isOpen)
    gate.begin(.changing)
    #expect(gate.state == .batching && gate.isOpen)
    gate.begin(.working)
    #expect(gate.state == .layingOut && !gate.isOpen)
    gate.begin(.constructing)
    #expect(gate.state == .building && !gate.isOpen)
  }
}

/// A screen that makes a request once, in a state.
private final class GateScreen: GenericTableController {
  var seen: [UpdateGate.State] = []
  private let request: UpdateGateTests.Request
  private let state: UpdateGate.State
  private var isDone = false

  init(_ request: UpdateGateTests.Request, in state: UpdateGate.State) {
    self.request = request
    self.state = state
    super.init()
    guard state == .publishing else { return }
    onChange = { [weak self] _ in self?.make() }
  }

  var names: [String] {
    let rows = tableGroups[0].rows
    return (0..<rows.count).compactMap { (rows[$0] as? GateRow)?.name }
  }

  override func constructTableGroups() -> [TableGroup] {
    if state == .building { make() }
    let first = GateRow("a") { [weak self] in
      if self?.state == .layingOut { self?.make() }
    }
    return [TableGroup(rows: [first, GateRow("b")])]
  }

  func append(_ name: String) {
    insert([GateRow(name)], at: RowPath(group: 0, row: 2))
  }

  func make() {
    guard !isDone else { return }
    isDone = true
    seen.append(gate.state)
    let first = RowPath(group: 0, row: 0)
    switch request {
    case .insertion: insert([GateRow("new")], at: first)
    case .removal: removeRows(at: [first])
    case .assignment: tableGroups = [TableGroup(rows: [GateRow("new")])]
    case .reconstruction: updateAndReload()
    case .batch: performUpdates { insert([GateRow("new")], at: first) }
    }
  }
}

private final class GateRow: CellController {
  let name: String
  private var request: (() -> Void)?

  init(_ name: String, request: (() -> Void)? = nil) {
    self.name = name
    self.request = request
  }

  func configure(_ cell: TableCell) {
    cell.text = name
    request.take()?()
  }
}
