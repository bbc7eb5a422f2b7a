/// A content that can have a name in a layout, so that code can set it.
public protocol OutletContent: CellContent, Sendable {
  /// The value for a missing content.
  static var blank: Self { get }

  /// The key of this type of content in a layout.
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
