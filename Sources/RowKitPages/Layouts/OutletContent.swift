/// A content that can have a name in a layout, so that code can set it.
public protocol OutletContent: CellContent, Sendable {
  /// The value for a missing content.
  static var blank: Self { get }
}

extension TextContent: OutletContent {
  public static var blank: TextContent { TextContent("") }
}

extension SymbolContent: OutletContent {
  public static var blank: SymbolContent { SymbolContent("") }
}

extension GaugeContent: OutletContent {
  public static var blank: GaugeContent { GaugeContent(0) }
}
