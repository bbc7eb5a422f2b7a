/// The tickets that a table has given out, kept current through changes and reused when no context
/// holds them.
@MainActor struct TicketBook {
  private var tickets: [RowTicket] = []
  private var hand = 0

  /// Returns a ticket for a row, reusing a free one if possible.
  ///
  /// Checks at most 64 tickets. That finds free ones quickly and bounds the cost when many are
  /// kept.
  mutating func ticket(
    for path: RowPath, of table: GenericTableController?, _ diagnostics: DiagnosticSink
  ) -> RowTicket {
    for _ in 0..<min(tickets.count, 64) {
      hand = (hand + 1) % tickets.count
      guard isKnownUniquelyReferenced(&tickets[hand]) else { continue }
      tickets[hand].reuse(for: path)
      return tickets[hand]
    }
    let ticket = RowTicket(table: table, path: path, diagnostics: diagnostics)
    tickets.append(ticket)
    return ticket
  }

  /// Updates the path of every ticket.
  mutating func follow(_ newPath: (RowPath) -> RowPath?) {
    for ticket in tickets { ticket.move(to: ticket.path.flatMap(newPath)) }
  }
}
