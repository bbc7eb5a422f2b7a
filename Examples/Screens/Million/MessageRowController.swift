import RowKit

/// A message in two lines; it can't be selected.
final class MessageRowController: TextRow {
  private static let places = ["the station", "the harbour", "the library", "the old mill"]
  private let number: Int

  let style = CellStyle.subtitle
  var text: String { "Message \(number.grouped)" }
  var detailText: String? {
    "Meet me at \(MessageRowController.places[number % 4]) at \(number % 12 + 1) o'clock."
  }

  init(_ number: Int) {
    self.number = number
  }
}
