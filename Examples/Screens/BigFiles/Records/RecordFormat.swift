import Files
import RowKit

/// What records of files are and look like: lines of a log, or records of a table.
@MainActor protocol RecordFormat: AnyObject {
  /// What a record is called.
  var noun: String { get }

  /// How records are told apart.
  var rule: RecordRule { get }

  /// How many records at the beginning of a file are no rows.
  var headerCount: Int { get }

  /// What stands above the rows and stays there; nil for nothing.
  var heading: (any CellContent)? { get }

  /// What is marked in the rows.
  var marks: [BytePattern] { get set }

  /// Called when ``adapt(to:)`` would find something that it did not know before.
  var onChange: () -> Void { get set }

  /// Makes the row of a record.
  func row(_ place: RecordPlace) -> any RecordRow

  /// Returns a record in one line of harmless text, for printing.
  func printed(_ place: RecordPlace) -> String

  /// Moves the rows sideways by a step, or some; returns whether they did.
  func move(by steps: Int) -> Bool

  /// Takes what is known about the files; returns whether rows look otherwise now.
  func adapt(to sources: [RecordSource]) -> Bool
}
