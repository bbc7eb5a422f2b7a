import Observation
import RowKit
import RowKitTesting
import Testing

@MainActor struct ConfiguringRoundTests {
  @Observable @MainActor final class Score {
    var left = 0
    var right = 0
  }

  private final class LeftRow: CellController {
    let score: Score
    init(_ score: Score) { self.score = score }
    func configure(_ cell: TableCell) {
      cell.text = "left of \(score.right)"
      score.left += 1
    }
  }

  private final class RightRow: CellController {
    let score: Score
    init(_ score: Score) { self.score = score }
    func configure(_ cell: TableCell) {
      cell.text = "right of \(score.left)"
      score.right += 1
    }
  }

  @Test func `rows that change what the other reads are stopped and reported once`() {
    let score = Score()
    let table = GenericTableController()
    var diagnostics: [TableDiagnostic] = []
    table.onDiagnostic = { diagnostics.append($0) }
    table.tableGroups = [TableGroup(rows: [LeftRow(score), RightRow(score)])]
    let driver = ScreenDriver(table)
    score.left += 1
    driver.advance(by: .seconds(5))
    #expect(score.left < 100)
    #expect(driver.player.stage.nextDeadline == nil)
    #expect(diagnostics.map(\.code) == [.configuringNeverEnds])
  }
}
