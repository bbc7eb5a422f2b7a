import Files
import RowKit

/// All of a line of a log, laid out when it is JSON.
enum LineScreen {
  /// How many bytes of a line are shown.
  static let limit = 256 * 1024

  /// Makes a screen for a line.
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
