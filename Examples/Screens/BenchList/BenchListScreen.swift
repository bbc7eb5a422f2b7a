public import RowKit

/// A minimal list for comparisons with other programs on a real terminal.
///
/// `i` inserts a row before the first.
public final class BenchListScreen: GenericTableController {
  private let count: Int
  private var nextNumber = 999_999_999

  /// Creates a list of `count` rows.
  public init(rows count: Int = 100_000) {
    self.count = count
    super.init(title: "Bench List")
  }

  public override func constructTableGroups() -> [TableGroup] {
    [TableGroup(rows: RowList(0..<count) { BenchRowController($0) })]
  }

  public override func handle(_ key: KeyPress) -> Bool {
    guard key == KeyPress(Character("i")) else { return super.handle(key) }
    let row = BenchRowController(nextNumber)
    insert([row], at: RowPath(group: 0, row: 0), animation: .none)
    nextNumber -= 1
    return true
  }

  public override var keyHints: [KeyHint] { [KeyHint("i", "insert a row")] + super.keyHints }
}

extension ExampleScreen {
  /// A list for measurements.
  static let benchList = ExampleScreen(
    name: "bench-list", title: "Bench List", summary: "a plain list, for measurements",
    options: [.rows], isInGallery: false
  ) { arguments throws(ExampleError) in
    BenchListScreen(rows: try arguments.count(.rows, standard: 100_000))
  }
}
