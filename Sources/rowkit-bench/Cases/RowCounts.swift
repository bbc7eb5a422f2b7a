import RowKit

/// The sizes of screens and tables that the step benches use.
enum RowCounts {
  static let sizes = [ScreenSize(width: 80, height: 24), ScreenSize(width: 200, height: 60)]

  /// Returns the numbers of rows: ten, ten windows of them, and larger numbers.
  ///
  /// Ten rows fit into every window, so they don't scroll. Ten windows are the smallest table that
  /// behaves like a large one, and large tables are compared with it.
  static func counts(for size: ScreenSize) -> [Int] {
    [10, 10 * size.height, 10_000, 1_000_000, 1_000_000_000]
  }

  /// Returns a name for a size and a number of rows.
  static func name(_ size: ScreenSize, _ count: Int) -> String {
    let name = "\(size.width)x\(size.height)"
    let rows = count >= 10_000 ? "10^\(String(count).count - 1)" : "\(count)"
    return "\(name), \(rows) rows"
  }
}
