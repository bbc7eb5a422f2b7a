/// A result builder that lists the rows of a group in a block, with conditions and loops.
///
/// ```swift
/// TableGroup("Network") {
///   LinkRowController("Wi-Fi") { WiFiScreen() }
///   if settings.hasCellular { LinkRowController("Mobile Data") { MobileScreen() } }
/// }
/// ```
///
/// A line of a block can't begin with a dot, which would continue the line above. Name the class,
/// or list the rows in brackets, as in `[.toggle("Wi-Fi", $settings.isWiFiOn), .text("Ada")]`.
@MainActor @resultBuilder public enum RowBuilder {
  public static func buildExpression(_ row: any CellController) -> [any CellController] { [row] }

  public static func buildExpression(_ rows: [any CellController]) -> [any CellController] {
    rows
  }

  public static func buildBlock(_ parts: [any CellController]...) -> [any CellController] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ part: [any CellController]?) -> [any CellController] {
    part ?? []
  }

  public static func buildEither(first part: [any CellController]) -> [any CellController] {
    part
  }

  public static func buildEither(second part: [any CellController]) -> [any CellController] {
    part
  }

  public static func buildArray(_ parts: [[any CellController]]) -> [any CellController] {
    parts.flatMap { $0 }
  }
}

extension RowList {
  /// Calls a closure with the position and the row of every stored row.
  package func forEachStored(_ body: (Int, any CellController) -> Void) {
    var start = 0
    pieces.forEachPiece { base, ordinals in
      if base.isStored {
        for (offset, ordinal) in ordinals.enumerated() {
          body(start + offset, base.row(at: ordinal))
        }
      }
      start += ordinals.count
    }
  }
}
