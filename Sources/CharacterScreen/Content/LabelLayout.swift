/// The layout of a label and a companion that share a width, side by side or one below the other.
///
/// Both stay on one line as long as both can be read there. Otherwise the companion goes below the
/// label. If the label can't be read on a line of its own either, the label is cut instead.
package struct LabelLayout {
  /// The columns of the companion, up to the right edge.
  package let columns: Range<Int>

  /// Whether the companion is below the label.
  package let isBelow: Bool

  /// Creates the layout of a label and its companion.
  ///
  /// - Parameters:
  ///   - labelWidth: The number of columns of the label, or 0 if there is none.
  ///   - wanted: The number of columns for the companion, or `nil` for all that the label
  ///     leaves.
  ///   - needed: The minimum number of columns with which the companion stays beside the label. If
  ///     0, half of the width, or `wanted` if that is less.
  ///   - width: The number of columns that both share.
  ///   - height: The number of lines that both share. With one line, nothing goes below.
  package init(labelWidth: Int, wanted: Int?, needed: Int, width: Int, height: Int = .max) {
    let width = max(0, width)
    let half = max(0, (width - 2) / 2)
    let needed = needed > 0 ? needed : min(wanted ?? half, half)
    var room = labelWidth == 0 ? width : width - labelWidth - 2
    let fits = labelWidth == 0 || room >= needed
    isBelow = !fits && width > 0 && height > 1 && (labelWidth <= width || needed > half)
    if !fits { room = isBelow ? width : max(room, half) }
    columns = (width - min(max(0, wanted ?? room), room))..<width
  }
}
