/// A row with an image at the left.
///
/// Kinds of rows such as `LinkRow`, `ToggleRow` and ``ExpandableRow`` refine this protocol.
@MainActor public protocol ImageRow: CellController {
  /// The image at the left, which isn't spoken. The default is `nil`.
  var image: CellImage? { get }
}

extension ImageRow {
  public var image: CellImage? { nil }
}
