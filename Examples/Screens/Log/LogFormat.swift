import Files
import RowKit

/// A format for the lines of a log, numbered and coloured by level.
@MainActor final class LogFormat: RecordFormat {
  let noun = "line"
  let rule = RecordRule.lines
  let headerCount = 0
  let heading: (any CellContent)? = nil
  var marks: [BytePattern] = []
  var onChange: () -> Void = {}

  /// The width of the line numbers, in columns.
  private(set) var gutter = 3

  /// The number of columns by which the lines are scrolled.
  private(set) var column = 0

  /// The column before a match was brought into view, or `nil` if a person has scrolled sideways since.
  private var columnBeforeMatch: Int?

  private var estimates: [ObjectIdentifier: (size: Int, lines: Int)] = [:]

  /// The width of a step sideways, in columns.
  private static let step = 8

  func row(_ place: RecordPlace) -> any RecordRow { LogLineRowController(place, self) }

  func printed(_ place: RecordPlace) -> String {
    SafeText.visible(LineText.text(place.bytes(limit: RecordLines.limit)))
  }

  /// Scrolls by a number of steps, or back to where the lines were before a match was brought into view.
  func move(by steps: Int) -> Bool {
    let back = steps < 0 ? columnBeforeMatch : nil
    columnBeforeMatch = nil
    return scroll(to: max(0, min(back ?? .max, column + steps * LogFormat.step)))
  }

  private func scroll(to column: Int) -> Bool {
    defer { self.column = column }
    return column != self.column
  }

  func row(of record: RecordPlace, showing offset: Int) -> RecordPlace {
    record.row(showing: offset)
  }

  func reveal(_ pattern: BytePattern, in record: [UInt8], width: Int) -> Bool {
    guard let match = pattern.firstShown(in: record)?.lowerBound else { return false }
    let start = TextWidth.width(of: LineText.text(Array(record[..<match])))
    let length = TextWidth.width(of: pattern.text)
    // The last column may hold the sign that the line goes on.
    let shown = width - gutter - 2
    guard start < column || start - column + length > shown else { return false }
    columnBeforeMatch = columnBeforeMatch ?? column
    return scroll(to: LogFormat.steps(to: start, length, in: shown) * LogFormat.step)
  }

  /// Returns the number of steps sideways after which a match is in view, with a third of the window
  /// before it if that fits.
  private static func steps(to start: Int, _ length: Int, in shown: Int) -> Int {
    func isInView(_ steps: Int) -> Bool { start - steps * step + length <= shown }
    if isInView(0) { return 0 }
    let steps = (start - max(0, min(shown / 3, shown - length))) / step
    return isInView(steps) ? steps : min(steps + 1, start / step)
  }

  /// Widens the gutter for the largest possible line number.
  func adapt(to sources: [RecordSource]) -> Bool {
    let counts = sources.map { $0.chunks.recordCount ?? estimate(of: $0) }
    let former = gutter
    gutter = max(3, String(counts.max() ?? 0).count)
    return gutter != former
  }

  /// Returns an estimate of the number of lines, based on the length of the first ones.
  private func estimate(of source: RecordSource) -> Int {
    let size = source.chunks.size
    if let known = estimates[ObjectIdentifier(source)], known.size == size { return known.lines }
    let first = source.chunks.records(in: 0)
    let lines = size / max(1, first.chunk.count / max(1, first.count)) * 5 / 4
    estimates[ObjectIdentifier(source)] = (size, lines)
    return lines
  }

  /// Returns the style for a level.
  static func style(of level: LogLevel?) -> Style {
    switch level {
    case .fatal: Style(foreground: .role(.destructive), attributes: .bold)
    case .error: .destructive
    case .warning: Style(foreground: .role(.warning))
    case .debug, .trace: .secondary
    case .info, nil: .plain
    }
  }
}
