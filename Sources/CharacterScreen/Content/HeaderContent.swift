/// The content of a header that has an appearance of its own.
///
/// The symbol and the cursor of a collapsing header are on its last line.
package protocol HeaderContent: CellContent {
  /// The style of the bar over the whole width of the table, or `nil` for none.
  var bar: Style? { get }
}
