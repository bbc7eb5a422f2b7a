/// A controller that owns one row of a table: it configures the row's cell and responds to actions.
///
/// The table never checks the type of a row. It passes cells, selection and keys to the row. A row
/// adds behavior by conforming to capability protocols: ``SelectableRow``, ``EditableRow``,
/// ``MovableRow``, ``AccessoryRow``, ``ContextMenuRow``, ``KeyRespondingRow``,
/// ``MouseRespondingRow``, ``FocusableRow``.
///
/// ```swift
/// final class BatteryRowController: CellController {
///   let battery: Battery
///   init(_ battery: Battery) { self.battery = battery }
///
///   func configure(_ cell: TableCell) {
///     cell.style = .value
///     cell.text = "Battery"
///     cell.detailText = "\(battery.percent) %"
///   }
/// }
/// ```
///
/// The protocol continues the cell controllers of Gallagher's article of 2008.
@MainActor public protocol CellController<Cell>: AnyObject {
  /// The type of cell that shows the row.
  associatedtype Cell: TableCell = TableCell

  /// Configures a cell to show the row.
  ///
  /// The cell may have shown another row before; its appearance has been reset. Properties of
  /// `@Observable` models that the method reads are tracked while the row is visible: a change
  /// configures the row again in the next frame.
  func configure(_ cell: Cell)

  /// A stable identity for rows whose objects are recreated for the same record. The default is
  /// `nil`: rows then match by ``boundProperty``, or as objects.
  ///
  /// Only a row that matches by identity keeps its text being edited, its selection, its expanded
  /// state and its undo steps.
  var rowID: RowID? { get }

  /// The property that the row shows and changes, which identifies the row if ``rowID`` is `nil`.
  /// The default is `nil`.
  ///
  /// Rows of one kind with the same property match. If a table has several, they match in order.
  var boundProperty: BoundProperty? { get }

  /// An identifier that limits cell reuse to rows with the same identifier. The default is `nil`:
  /// all rows with this type of cell share cells.
  var reuseIdentifier: String? { get }

  /// A cell that belongs to the row alone. Return the same cell each time. The default is `nil`:
  /// the row shares cells with other rows.
  ///
  /// The table never resets such a cell. The cell keeps its content while the row is out of view,
  /// so `configure` need not change it.
  var retainedCell: Cell? { get }

  /// Returns the height in lines for a width in columns. Values less than 1 count as 1, and those above
  /// 1,000,000 as that. The default is `nil`: the cell's content determines the height.
  func height(forWidth width: Int) -> Int?

  /// The text that a search matches. The default is `nil`: a search then matches the cell's text.
  var searchText: String? { get }

  /// Returns the words for the row, given a configured cell. The default is the text of the cell's
  /// content, with the states that the cell shows.
  func spokenText(of cell: Cell) -> SpokenText

  /// Returns the question with which a person changes the row in the linear mode. The default is
  /// `nil`: the row is then selected, or receives keys.
  func question(_ row: RowContext) -> Question?

  /// Called before a cell of the row becomes visible.
  func willDisplay(_ cell: Cell, row: RowContext)

  /// Called when a cell of the row has left the visible area, before the next frame is drawn and
  /// before another row uses the cell.
  ///
  /// Not called for a row that leaves and comes back before that frame. Changes of the table that
  /// the row requests here wait until the table can make them.
  func didEndDisplaying(_ cell: Cell)
}

extension CellController {
  public var rowID: RowID? { nil }
  public var boundProperty: BoundProperty? { nil }
  public var reuseIdentifier: String? { nil }
  public var retainedCell: Cell? { nil }
  public func height(forWidth width: Int) -> Int? { nil }
  public var searchText: String? { nil }
  public func spokenText(of cell: Cell) -> SpokenText { cell.spokenText }

  /// Returns the label and the value of a row as the text that a search matches.
  package func searchText(_ label: String, _ value: String?) -> String {
    value.map { label + "\t" + $0 } ?? label
  }

  public func question(_ row: RowContext) -> Question? { nil }
  public func willDisplay(_ cell: Cell, row: RowContext) {
    (cell as? AnimatedCell)?.begin(row)
  }
  public func didEndDisplaying(_ cell: Cell) { (cell as? AnimatedCell)?.end() }
}
