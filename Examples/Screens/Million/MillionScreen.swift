public import RowKit

/// A group of a billion rows of three kinds and heights, each made when it comes into view.
public final class MillionScreen: GenericTableController {
  private let count: Int

  /// Creates a screen with so many rows.
  public init(rows count: Int = 1_000_000_000) {
    self.count = count
    super.init(title: count == 1_000_000_000 ? "A Billion Rows" : "\(count.grouped) Rows")
  }

  public override func constructTableGroups() -> [TableGroup] {
    let rows = RowList(0..<count) { number in
      switch number % 3 {
      case 0: ContactRowController(number)
      case 1: MessageRowController(number)
      default: BatteryRowController(number)
      }
    }
    return [
      TableGroup(
        header: GroupTitle("\(count.grouped) rows, made as they are seen"),
        footer: GroupTitle("That was the last of them."), rows: rows)
    ]
  }
}

extension ExampleScreen {
  /// A group of a billion lazily made rows.
  static let million = ExampleScreen(
    name: "million", title: "A Billion Rows",
    summary: "rows of three kinds and heights, created when they are shown", options: [.rows]
  ) { arguments throws(ExampleError) in
    MillionScreen(rows: try arguments.count(.rows, standard: 1_000_000_000))
  }
}
