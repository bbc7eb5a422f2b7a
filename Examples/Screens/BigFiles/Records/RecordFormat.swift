import Files
import RowKit

/// The kind and the appearance of a file's records: lines of a log, or records of a table.
@MainActor protocol RecordFormat: AnyObject {
  /// The name of a record, such as "line".
  var noun: String { get }

  /// The rule that separates records.
  var rule: RecordRule { get }

  /// The number of records at the beginning of a file that aren't rows.
  var headerCount: Int { get }

  /// The content that stays above the rows, or `nil`.
  var heading: (any CellContent)? { get }

  /// The patterns to highlight in the rows.
  var marks: [BytePattern] { get set }

  /// Called when ``adapt(to:)`` would find something new.
  var onChange: () -> Void { get set }

  /// Creates the row for a record.
  func row(_ place: RecordPlace) -> any RecordRow

  /// Returns a record as one line of text that is safe to print.
  func printed(_ place: RecordPlace) -> String

  /// Scrolls the rows sideways by a number of steps. Returns whether they moved.
  func move(by steps: Int) -> Bool

  /// Returns the place of the row in which a match at an offset of the file can be brought into view.
  ///
  /// By default, it is that of the record.
  func row(of record: RecordPlace, showing offset: Int) -> RecordPlace

  /// Scrolls the rows sideways until the first match in a record is in view. Returns whether they moved.
  func reveal(_ pattern: BytePattern, in record: [UInt8], width: Int) -> Bool

  /// The name of the column by which the records are sorted at first, or `nil` if they have none.
  var sortingName: String? { get }

  /// Returns the column at a place of the heading, or `nil` for none.
  func column(at column: Int, width: Int) -> Int?

  /// Returns a screen with the records of a file in another order.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - column: The column, or `nil` for the first visible one.
  ///   - pattern: The pattern that the records contain, or `nil` for all.
  /// - Returns: The screen, or `nil` if the records have no order but that of the file.
  func sortedScreen(
    of source: RecordSource, by column: Int?, with pattern: BytePattern?
  ) -> ScreenController?

  /// Adapts the rows to the current sources. Returns whether their appearance changed.
  func adapt(to sources: [RecordSource]) -> Bool

  /// Reads the header again after the first file grew or was rewritten.
  func readHeader(of source: RecordSource, isRewritten: Bool)

  /// Returns the names in the header of a further file, or `nil` if they are those of the heading.
  func otherNames(in source: RecordSource) -> String?
}

extension RecordFormat {
  var sortingName: String? { nil }

  func row(of record: RecordPlace, showing offset: Int) -> RecordPlace { record }

  func reveal(_ pattern: BytePattern, in record: [UInt8], width: Int) -> Bool { false }

  func readHeader(of source: RecordSource, isRewritten: Bool) {}

  func otherNames(in source: RecordSource) -> String? { nil }

  func column(at column: Int, width: Int) -> Int? { nil }

  func sortedScreen(
    of source: RecordSource, by column: Int?, with pattern: BytePattern?
  ) -> ScreenController? { nil }
}
