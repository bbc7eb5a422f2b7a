/// A row with a menu of actions, which `.` or the secondary mouse button opens.
@MainActor public protocol ContextMenuRow: CellController {
  /// The actions that are available now.
  ///
  /// It is read for each frame while the row has the cursor, because the bottom line names the key of a
  /// menu.
  var actions: [RowAction] { get }
}

/// An action in a row's menu.
@MainActor public struct RowAction {
  /// The title in the menu.
  package let title: String

  private let word: ((LocalizedStrings) -> String)?

  /// Whether the action is destructive.
  ///
  /// The menu marks destructive actions.
  package let isDestructive: Bool

  /// The action's closure.
  package let perform: (RowContext) -> Void

  /// Creates an action.
  public init(
    _ title: String, isDestructive: Bool = false, perform: @escaping (RowContext) -> Void
  ) {
    self.title = title
    word = nil
    self.isDestructive = isDestructive
    self.perform = perform
  }

  /// Creates an action titled by the words of a key, in the language of the screen.
  ///
  /// The key is one of the framework's, or of an app's own ``RowKitScreens/StringKeys``.
  public init(
    _ word: some StringKeys, isDestructive: Bool = false,
    perform: @escaping (RowContext) -> Void
  ) {
    title = word.rawValue
    self.word = { $0[word] }
    self.isDestructive = isDestructive
    self.perform = perform
  }

  /// Returns the title in the language of a screen.
  package func title(in words: LocalizedStrings) -> String { word?(words) ?? title }
}
