import RowKit

extension Int {
  /// The number with commas between thousands, as in 1,000,000.
  var grouped: String { NumberFormat.fixed(0, grouped: true).format(self) }
}
