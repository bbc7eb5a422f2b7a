import RowKit

extension LayoutLibrary {
  /// The layouts of the page table, for which the build generates code.
  static let tableDesign = LayoutLibrary([
    "DetailCell": PackageResources.DetailCell_json,
    "DetailScreen": PackageResources.DetailScreen_json,
    "SectionHeader": PackageResources.SectionHeader_json,
  ])
}
