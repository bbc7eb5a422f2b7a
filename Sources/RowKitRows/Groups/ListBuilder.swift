/// A result builder that lists the rows of a group, or the fields of a form, in a block with
/// conditions and loops.
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
@MainActor @resultBuilder public enum ListBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }

  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  public static func buildEither(first part: [Element]) -> [Element] { part }

  public static func buildEither(second part: [Element]) -> [Element] { part }

  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
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
