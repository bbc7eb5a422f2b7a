// The code of Docs/Layouts.md, and of Docs/PageTables.md where it is about layouts.

import RowKit

private enum LayoutsPage {
  final class DetailCell: PageCell<String> {
    private let title = Outlet<TextContent>("title")

    override class var layoutName: String? { "DetailCell" }

    override func configure(for data: String) {
      super.configure(for: data)
      self[title].text = data
    }
  }

  @MainActor static func libraries(
    _ readFile: @escaping (String) -> [UInt8]?
  ) -> [LayoutLibrary] {
    let embedded = LayoutLibrary(["DetailCell": PackageResources.DetailCell_json])
    let folder = LayoutLibrary { name in readFile("Layouts/\(name).json") }
    return [embedded, folder]
  }
}
