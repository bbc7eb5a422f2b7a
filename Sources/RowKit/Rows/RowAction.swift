/// One of the actions that a row offers in its menu.
@MainActor public struct RowAction {
  /// The words in the menu.
  public let title: String

  /// Whether it destroys something, which the menu shows.
  public let isDestructive: Bool

  /// What it does.
  public let perform: (RowContext) -> Void

  /// Creates an action.
  public init(
    _ title: String, isDestructive: Bool = false, perform: @escaping (RowContext) -> Void
  ) {
    self.title = title
    self.isDestructive = isDestructive
    self.perform = perform
  }
}
