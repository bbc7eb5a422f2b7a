/// Where a label and what belongs to it share a width: side by side, or one below the other.
///
/// Both stay in one line while both can be read there. Otherwise what belongs to the label goes
/// below it, unless the label can't be read in a line of its own either: then the label gives way.
struct LabelLayout {
  /// The columns of what belongs to the label, up to the right edge.
  let columns: Range<Int>

  /// Whether it stands below the label.
  let isBelow: Bool

  /// Lays out a label.
  ///
  /// - Parameters:
  ///   - labelWidth: The columns of the label; 0 for none.
  ///   - wanted: How many columns the other wants; nil for all that the label leaves.
  ///   - needed: With how many columns at least it stays in the line of the label; 0 for half of
  ///     them, or what it wants if that is less.
  ///   - width: The columns that both share.
  ///   - height: The lines that both share; with one alone nothing goes below.
  init(labelWidth: Int, wanted: Int?, needed: Int, width: Int, height: Int = .max) {
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
