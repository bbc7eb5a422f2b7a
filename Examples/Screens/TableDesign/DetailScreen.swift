import RowKit

/// The details of a row, created from a layout file.
final class DetailScreen: LayoutScreen {
  /// Creates a screen about the row at a path.
  init(_ data: String, at path: RowPath) {
    super.init(title: data, layout: "DetailScreen", in: .tableDesign)
    self[Outlet<TextContent>("title")].text = data
    self[Outlet<TextContent>("section")].text = "\(path.group)"
    self[Outlet<TextContent>("row")].text = "\(path.row)"
    self[Outlet<GaugeContent>("progress")].value = Double(path.row + 1) / 4
  }
}
