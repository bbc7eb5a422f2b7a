import RowKit

/// A background that changes from blue to violet where the row has the cursor.
final class DuskBackground: PageCellBackground {
  required init(style: TableStyle) {
    super.init(style: style)
    selectedTopColor = .rgb(0x1D, 0x4E, 0xD8)
    selectedBottomColor = .rgb(0x7C, 0x22, 0xCE)
  }
}
