/// An action of an alert.
@MainActor public struct AlertAction {
  private let word: (LocalizedStrings) -> String

  /// Whether the action is destructive, which its style shows.
  let isDestructive: Bool

  /// Whether Escape performs the action.
  let isCancel: Bool

  /// The action's closure, called after the alert was closed.
  let perform: () -> Void

  /// Creates an action.
  public init(_ title: String, isDestructive: Bool = false, perform: @escaping () -> Void = {}) {
    word = { _ in title }
    self.isDestructive = isDestructive
    isCancel = false
    self.perform = perform
  }

  private init(cancel word: @escaping (LocalizedStrings) -> String, perform: @escaping () -> Void) {
    self.word = word
    isDestructive = false
    isCancel = true
    self.perform = perform
  }

  /// Creates the cancel action, which Escape performs too.
  public static func cancel(_ title: String? = nil, perform: @escaping () -> Void = {})
    -> AlertAction
  {
    AlertAction(cancel: { title ?? $0.alerts.cancel }, perform: perform)
  }

  /// The only action of an alert that is a message.
  static let ok = AlertAction(cancel: \.alerts.ok) {}

  /// Returns the title of the action, which may be one of the built-in words.
  func title(in words: LocalizedStrings) -> String { word(words) }
}
