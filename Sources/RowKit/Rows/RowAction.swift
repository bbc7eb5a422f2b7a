/// One of the actions that a row offers in its menu.
@MainActor public struct RowAction {
  /// The words in the menu.
  public let title: String

  private let word: ((Words) -> String)?

  /// Whether it destroys something, which the menu shows.
  public let isDestructive: Bool

  /// What it does.
  public let perform: (RowContext) -> Void

  /// Creates an action.
  public init(
    _ title: String, isDestructive: Bool = false, perform: @escaping (RowContext) -> Void
  ) {
    self.title = title
    word = nil
    self.isDestructive = isDestructive
    self.perform = perform
  }

  /// Creates an action that is called by one of the built-in words, as the screen says it.
  public init(
    _ word: @escaping (Words) -> String, isDestructive: Bool = false,
    perform: @escaping (RowContext) -> Void
  ) {
    title = word(.english)
    self.word = word
    self.isDestructive = isDestructive
    self.perform = perform
  }

  /// Returns the title in the words of a screen.
  func title(in words: Words) -> String { word?(words) ?? title }
}
