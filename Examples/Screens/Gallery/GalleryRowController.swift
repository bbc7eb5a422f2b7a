import RowKit

/// A link to an example screen, with what the screen shows below its title.
final class GalleryRowController: LinkRow {
  private let screen: ExampleScreen
  private let arguments: ExampleArguments

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
    cell.accessory = .disclosureIndicator
    cell.accessibilityLabel = screen.title + "\t" + screen.summary
  }

  /// Makes the screen; one that can't be made is a page that says why.
  func makeScreen() -> ScreenController {
    do throws(ExampleError) {
      return try screen.makeScreen(arguments)
    } catch {
      return TextScreen(title: screen.title, text: error.description)
    }
  }
}
