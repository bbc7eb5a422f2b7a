import RowKit

/// A contact in one line, which opens a page about it.
final class ContactRowController: LinkRow {
  private let number: Int

  let image: CellImage? = CellImage("●")
  var label: String { "Contact \(number.grouped)" }
  var currentValue: String? { "extension \(number % 10_000)" }

  init(_ number: Int) {
    self.number = number
  }

  func makeScreen() -> ScreenController {
    TextScreen(title: label, text: "\(label) answers on extension \(number % 10_000).")
  }
}
