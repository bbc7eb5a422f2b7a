/// The tickets a table gave out, kept true through changes and used again when nobody keeps them.
@MainActor struct TicketBook {
  private var tickets: [RowTicket] = []
  private var hand = 0

  /// Returns a ticket for a row, one that nobody keeps any more if there is one.
  ///
  /// It looks at 64 tickets at most, which finds free ones soon and bounds the cost when many are
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

  /// Lets every ticket follow its row.
  mutating func follow(_ newPath: (RowPath) -> RowPath?) {
    for ticket in tickets { ticket.move(to: ticket.path.flatMap(newPath)) }
  }
}
