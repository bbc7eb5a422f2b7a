/// A row with a title and optional details.
///
/// ``ActionRow``, ``AddressRow``, ``LinkRow``, ``RadioRow`` and ``ToggleRow`` refine this protocol.
@MainActor public protocol DetailedRow: CellController {
  /// The title of the row.
  var label: String { get }

  /// Details on a second line. The default is `nil`.
  var detail: String? { get }
}

extension DetailedRow {
  public var detail: String? { nil }
  public var searchText: String? { searchText(label, detail) }
}
