import OwnRow
import RowKit
import RowKitTesting
import Testing

@MainActor struct RatingRowTests {
  @Test func `the stars stand at the right`() {
    let table = TableDriver(.rating("Marimba", Binding(4)), width: 30)
    table.expect("> Marimba               ★★★★☆")
  }

  @Test func `where the stars don't fit, the rating is a number`() {
    let table = TableDriver(.rating("Harp", Binding(7), of: 10), width: 16)
    #expect(table.text.contains("7/10"), "\(table.text)")
    #expect(!table.text.contains("★"))
  }

  @Test func `left and right change the stars, and stop at the ends`() {
    var told: [Int] = []
    let row = RatingRowController("Harp", Binding(1) { told.append($0) }, of: 2)
    let table = TableDriver(row, width: 30)
    table.press("right", "right")
    table.expect("> Harp                     ★★")
    table.press("left", "left", "left")
    table.expect("> Harp                     ☆☆")
    #expect(told == [2, 1, 0])
  }

  @Test func `digits go to a row by its number, as everywhere`() {
    let table = TableDriver(.rating("Harp", Binding(1)), .rating("Bell", Binding(2)), width: 30)
    table.press("2", "G")
    table.expect(
      """
        Harp                  ★☆☆☆☆
      > Bell                  ★★☆☆☆
      """)
  }

  @Test func `a row that a form disables keeps its stars`() {
    let row = RatingRowController("Harp", Binding(1))
    row.access = .disabled
    TableDriver(row, width: 30).press("right")
    #expect(row.rating == 1 && row.formValue == .integer(1))
  }

  @Test func `other keys are passed to the table`() {
    let table = TableDriver(.rating("Harp", Binding(1)), .rating("Bell", Binding(2)), width: 30)
    table.press("down")
    #expect(table.cursor == RowPath(group: 0, row: 1))
  }

  @Test func `an object of one's own becomes such a row by conforming`() {
    let caller = Caller()
    let table = TableDriver(caller, width: 30)
    table.press("right")
    table.expect("> Ada                     ★☆☆")
    #expect(caller.rating == 1)
  }

  @Test func `the keys of the row stand on the bottom line`() {
    let screen = ScreenDriver(RatingsScreen(), size: ScreenSize(width: 60, height: 12))
    #expect(screen.lines.last?.contains("← → rate") == true)
  }

  @Test func `a screen can show the stars again`() {
    let screen = ScreenDriver(RatingsScreen(), size: ScreenSize(width: 40, height: 24))
    screen.press("left", "end", "return")
    #expect(screen.line(with: "★★★★☆") != nil)
  }
}

@MainActor private final class Caller: RatingRow {
  let label = "Ada"
  let highestRating = 3
  var rating = 0
}
