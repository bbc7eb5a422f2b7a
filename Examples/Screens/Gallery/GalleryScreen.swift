public import RowKit

/// The table of links to the example screens, itself a table of row controllers.
public final class GalleryScreen: GenericTableController {
  private let arguments: ExampleArguments

  /// Creates a gallery.
  ///
  /// - arguments: The environment visible to the screens.
  public init(_ arguments: ExampleArguments = ExampleArguments()) {
    self.arguments = arguments.withoutOwnOnes
    super.init(title: "RowKit", style: .grouped)
  }

  public override func constructTableGroups() -> [TableGroup] {
    let screens = ExampleCatalogue.screens.filter(\.isInGallery)
    return [
      TableGroup(
        "Example screens", footer: "Every row is a controller of its own, this table's too.",
        rows: screens.map { GalleryRowController($0, arguments) }),
      TableGroup { LinkRowController("About RowKit") { AboutScreen() } },
    ]
  }
}
