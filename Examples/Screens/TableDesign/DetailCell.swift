import RowKit

/// A cell of two lines that leads to a screen about its row.
final class DetailCell: PageCell<String> {
  override class var style: CellStyle { .subtitle }

  override class var pageCellBackgroundType: PageCellBackground.Type { DuskBackground.self }

  override class func rowHeight(for data: String, width: Int) -> Int { 2 }

  override func configure(for data: String) {
    super.configure(for: data)
    text = data
    detailText = "Two lines, and more on a screen of its own."
    accessory = .disclosureIndicator
  }

  override func handleSelection() {
    super.handleSelection()
    guard let rowPath, let data else { return }
    row?.push(
      TextScreen(title: data, text: "\(data) is row \(rowPath.row) of section \(rowPath.group)."))
  }
}
