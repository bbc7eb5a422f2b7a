import RowKit
import RowKitCore

extension Bench {
  /// A bench for a search of rows of several kinds by the values they show.
  static let searchKinds = Bench(
    name: "search-kinds",
    summary: "10^6 rows of five kinds, searched by what they show: first match, longest frame, all"
  ) { effort in
    let count = effort == .full ? 1_000_000 : 100_000
    return ["9", "99", "999", "82 %", "marimba 9"].map { pattern in
      let search = KindSearch(rows: count)
      for character in pattern.dropLast() { search.type(character) }
      let cost = search.type(pattern.last ?? "9")
      return BenchResult(
        "\(pattern), \(search.matchCount) matches",
        [
          Figure.milliseconds(cost.first, limit: 3),
          Figure.milliseconds(cost.longest, limit: 50), Figure.milliseconds(cost.all),
        ], note: "first match, longest frame, all rows")
    }
  }
}

/// A search in a table of rows of several kinds, which says what each key costs.
@MainActor private final class KindSearch {
  /// The processor time of a key, in seconds.
  struct Cost {
    /// The time until a frame shows the first match.
    var first = 0.0

    /// The time of the longest frame.
    var longest = 0.0

    /// The time until all rows have been searched.
    var all = 0.0
  }

  private let screen = GenericTableController(title: "Phone")
  private let stage: Stage

  /// The number of rows that match.
  var matchCount: Int { screen.spokenRowCount ?? 0 }

  init(rows count: Int) {
    screen.tableGroups = [TableGroup(rows: RowList(0..<count) { KindSearch.row($0) })]
    stage = Stage(root: screen, size: RowCounts.sizes[0])
    stage.clock = { .seconds(Stopwatch.wall) }
    _ = stage.frame(at: .zero)
    stage.handle(.key(KeyPress("/")), at: .zero)
    _ = stage.frame(at: .zero)
  }

  /// Types a character, and takes frames until the search has ended.
  @discardableResult
  func type(_ character: Character) -> Cost {
    var cost = Cost()
    var hasMatch = false
    cost.longest = Stopwatch.time { stage.handle(.text(String(character)), at: .zero) }
    cost.all = cost.longest
    repeat {
      let time = Stopwatch.time { _ = stage.frame(at: .zero) }
      cost.longest = max(cost.longest, time)
      cost.all += time
      if !hasMatch, matchCount > 0 { (hasMatch, cost.first) = (true, cost.all) }
    } while screen.isSearchUnfinished
    return cost
  }

  private static func row(_ number: Int) -> any CellController {
    switch number % 5 {
    case 0: .text("Contact \(number)", detail: "extension \(number)")
    case 1: .value("Battery \(number)", "\(number % 100) %")
    case 2: .toggle("Alarm \(number)", Binding(number % 2 == 0))
    case 3: .choice("Ring \(number)", Binding<Int>(number % 3), rings)
    default: .textField("Name \(number)", Binding("Ada \(number)"))
    }
  }

  private static let rings = [Choice(0, "Marimba"), Choice(1, "Harp"), Choice(2, "Bell")]
}
