/// A dialect of tables, such as forms, that a table controller queries and notifies.
@MainActor package protocol TableDialect: AnyObject {
  /// Whether constructing the groups again would lose what a person entered.
  var holdsChanges: Bool { get }

  /// Called before a row or the table handles a key.
  func willHandleKey()

  /// Called after a row or the table had the first chance to handle a key.
  func didHandleKey()

  /// Called after the groups were released because the screen left its navigation.
  func groupsWereReleased()

  /// Called after text editing has begun or ended.
  func textEditingDidChange()
}

extension TableDialect {
  package var holdsChanges: Bool { false }
  package func willHandleKey() {}
  package func didHandleKey() {}
  package func groupsWereReleased() {}
  package func textEditingDidChange() {}
}
