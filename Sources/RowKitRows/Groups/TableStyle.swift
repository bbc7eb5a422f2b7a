/// The appearance of a table's groups.
public enum TableStyle: Hashable, Sendable {
  /// Rows from edge to edge. A group's header stays at the top while its rows scroll.
  case plain

  /// Each group in a bordered card, with its header above and its footer below.
  case grouped
}
