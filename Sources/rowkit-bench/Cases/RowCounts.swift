import RowKit

/// The sizes of screens and tables that the benches for steps go through.
enum RowCounts {
  static let sizes = [ScreenSize(width: 80, height: 24), ScreenSize(width: 200, height: 60)]

  /// The numbers of rows: ten, ten windows of them, and ever more.
  ///
  /// Ten rows fit into every window, so nothing scrolls there. Ten windows are the least that does
  /// what a large table does, and what large tables are compared with.
  static func counts(for size: ScreenSize) -> [Int] {
    [10, 10 * size.height, 10_000, 1_000_000, 1_000_000_000]
  }

  /// How a size and a number of rows are called.
  static func name(_ size: ScreenSize, _ count: Int) -> String {
    let name = "\(size.width)x\(size.height)"
    let rows = count >= 10_000 ? "10^\(String(count).count - 1)" : "\(count)"
    return "\(name), \(rows) rows"
  }
}
