import RowKit

/// A link to an example screen, with a description below its title.
final class GalleryRowController: LinkRow {
  private let screen: ExampleScreen
  private let arguments: ExampleArguments

  /// The instance that is shown again.
  private var kept: ScreenController?

  var label: String { screen.title }
  var rowID: RowID? { RowID(screen.name) }
  var searchText: String? { screen.title + "\t" + screen.summary }

  init(_ screen: ExampleScreen, _ arguments: ExampleArguments) {
    self.screen = screen
    self.arguments = arguments
  }

  func configure(_ cell: TableCell) {
    cell.style = .subtitle
    cell.text = screen.title
    cell.detailText = screen.summary
    cell.numberOfLines = 0
    cell.accessory = .disclosureIndicator
    cell.accessibilityLabel = screen.title + "\t" + screen.summary
  }

  /// Creates the screen, or a page with the reason if that fails.
  func makeScreen() -> ScreenController {
    if let kept { return kept }
    do throws(ExampleError) {
      guard screen.isKept else { return try screen.openScreen(arguments) }
      let made = try screen.makeScreen(arguments)
      kept = made
      return made
    } catch {
      return TextScreen(title: screen.title, text: error.description)
    }
  }
}
