/// A content that a layout can name, so that code sets what it shows.
public protocol OutletContent: CellContent, Sendable {
  /// What stands where the layout has no such content.
  static var blank: Self { get }

  /// What a person calls this kind of content in a layout.
  static var layoutKey: String { get }
}

extension TextContent: OutletContent {
  public static var blank: TextContent { TextContent("") }
  public static var layoutKey: String { "text" }
}

extension SymbolContent: OutletContent {
  public static var blank: SymbolContent { SymbolContent("") }
  public static var layoutKey: String { "symbol" }
}

extension GaugeContent: OutletContent {
  public static var blank: GaugeContent { GaugeContent(0) }
  public static var layoutKey: String { "gauge" }
}
