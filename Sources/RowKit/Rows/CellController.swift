/// Owns one row of a table: how its cell looks, and what happens when a person acts on it.
///
/// The table never asks which row it has before it: it hands cell, selection and keys to the row.
/// What a row can do beside being seen is said by conforming to a capability:
/// ``SelectableRow``, ``EditableRow``, ``MovableRow``, ``AccessoryRow``, ``RowWithActions``,
/// ``KeyRespondingRow``, ``MouseRespondingRow``, ``FocusableRow``.
///
/// ```swift
/// final class BatteryRowController: CellController {
///   let battery: Battery
///   init(_ battery: Battery) { self.battery = battery }
///
///   func configure(_ cell: TableCell) {
///     cell.text = "Battery"
///     cell.detailText = "\(battery.percent) %"
///   }
/// }
/// ```
///
/// The protocol carries on the cell controllers of Gallagher's article of 2008.
@MainActor public protocol CellController<Cell>: AnyObject {
  /// The kind of cell that shows the row.
  associatedtype Cell: TableCell = TableCell

  /// Makes a cell show the row.
  ///
  /// The cell may have shown another row before; everything about its look was reset. What the
  /// method reads from `@Observable` models is tracked while the row is visible: a change
  /// configures the row again in the next frame.
  func configure(_ cell: Cell)

  /// What makes this the same row after its object was made anew. By default nil: the object
  /// itself, or its kind and place, tells.
  var rowID: RowID? { get }

  /// Keeps cells apart that should not be reused for each other. By default nil: cells are shared
  /// by all rows with this kind of cell.
  var reuseIdentifier: String? { get }

  /// The cell of the row's own, the same one each time, for a row that keeps its cell. By default
  /// nil: the row is shown by cells that show other rows too.
  ///
  /// Such a cell lives as long as its row and is never reset: what it was told to show it shows
  /// whenever the row is in view, and `configure` may leave it alone.
  var ownCell: Cell? { get }

  /// The height in lines for a width in columns. By default nil: the cell's content decides.
  /// Less than 1 counts as 1.
  func height(forWidth width: Int) -> Int?

  /// The text that a search looks in. By default nil: the text that the cell shows.
  var searchText: String? { get }

  /// Called before a cell of the row comes into view.
  func willDisplay(_ cell: Cell, row: RowContext)

  /// Called after a cell of the row went out of view, before another row takes it.
  func didEndDisplaying(_ cell: Cell)
}

extension CellController {
  public var rowID: RowID? { nil }
  public var reuseIdentifier: String? { nil }
  public var ownCell: Cell? { nil }
  public func height(forWidth width: Int) -> Int? { nil }
  public var searchText: String? { nil }
  public func willDisplay(_ cell: Cell, row: RowContext) {}
  public func didEndDisplaying(_ cell: Cell) {}
}
