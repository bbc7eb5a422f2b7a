/// How a table sets its groups apart.
public enum TableStyle: Hashable, Sendable {
  /// Rows from edge to edge; a group's header stays at the top while its rows pass.
  case plain

  /// Each group in a card with a border, its header above and its footer below.
  case grouped
}
