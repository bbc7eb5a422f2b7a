/// Something a cell can show: it knows how tall it is and draws itself.
///
/// The framework's contents are values that combine: ``TextContent``, ``ColumnsContent``,
/// ``LinesContent``, ``GaugeContent``, ``SpinnerContent``, ``SymbolContent``. An app adds its own
/// by conforming.
///
/// ```swift
/// struct Stars: CellContent {
///   let count: Int
///   func height(forWidth width: Int) -> Int { 1 }
///   func draw(on canvas: Canvas) { canvas.text(String(repeating: "*", count: count)) }
/// }
/// ```
public protocol CellContent {
  /// Returns the height in lines for a width in columns.
  func height(forWidth width: Int) -> Int

  /// Draws on a canvas of that width; what lies outside is cut off.
  func draw(on canvas: Canvas)

  /// The same in words, for printing and searching. By default empty.
  var plainText: String { get }
}

extension CellContent {
  public var plainText: String { "" }
}
