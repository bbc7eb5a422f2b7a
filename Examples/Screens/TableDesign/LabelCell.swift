import RowKit

/// A cell that shows words.
final class LabelCell: PageCell<String> {
  override class var pageCellBackgroundType: PageCellBackground.Type { DuskBackground.self }

  override func configure(for data: String) {
    super.configure(for: data)
    text = data
  }

  override func handleSelection() {
    super.handleSelection()
    if let data { row?.showMessage("Selected “\(data)”.") }
  }
}
