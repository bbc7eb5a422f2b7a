import Files
import RowKit

/// The full text of a line of a log, formatted if it is JSON.
enum LineScreen {
  /// The largest number of bytes shown.
  static let limit = 256 * 1024

  /// Creates a screen for a line.
  @MainActor static func screen(for place: RecordPlace) -> TextScreen {
    let title = place.number.map { "Line \($0.grouped)" } ?? "Line"
    return TextScreen(title: title, text: text(place.bytes(limit: limit + 1)))
  }

  /// Returns the text of a line.
  static func text(_ bytes: [UInt8]) -> String {
    if bytes.count <= limit, let layout = JSONLayout.lines(bytes) { return layout }
    let text = LineText.text(Array(bytes.prefix(limit)))
    return bytes.count <= limit ? text : text + "\n\n… and more: this is the beginning."
  }
}
