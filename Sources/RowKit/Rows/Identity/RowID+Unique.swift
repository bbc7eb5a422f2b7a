extension RowID {
  /// Returns an id that no other has, as long as somebody keeps it.
  static func unique() -> RowID { RowID(Token()) }

  /// Is equal to itself alone.
  private final class Token: Hashable, Sendable {
    static func == (left: Token, right: Token) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}
