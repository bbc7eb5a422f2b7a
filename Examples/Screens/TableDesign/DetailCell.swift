import RowKit

/// A cell that is created from a layout file and leads to a screen that is created from one too.
final class DetailCell: PageCell<String> {
  private let title = Outlet<TextContent>("title")
  private let progress = Outlet<GaugeContent>("progress")

  override class var layoutName: String? { "DetailCell" }

  override class var pageCellBackgroundType: PageCellBackground.Type { DuskBackground.self }

  override func configure(for data: String) {
    super.configure(for: data)
    self[title].text = data
    self[progress].value = Double((rowPath?.row ?? 0) + 1) / 4
    accessory = .disclosureIndicator
  }

  override func handleSelection() {
    super.handleSelection()
    if let rowPath, let data { row?.push(DetailScreen(data, at: rowPath)) }
  }
}
