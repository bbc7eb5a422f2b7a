extension RowID {
  /// Returns an identifier that is unique as long as it is kept.
  package static func unique() -> RowID { RowID(Token()) }

  /// An object that equals only itself.
  private final class Token: Hashable, Sendable {
    static func == (left: Token, right: Token) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}
