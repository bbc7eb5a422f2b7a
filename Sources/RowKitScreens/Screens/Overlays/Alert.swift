/// A question or a message that a person must answer before continuing.
///
/// ```swift
/// screen.show(Alert("Erase all contacts?", message: "This can't be undone.", actions: [
///   .cancel(),
///   AlertAction("Erase", isDestructive: true) { book.erase() },
/// ]))
/// ```
@MainActor public struct Alert {
  let title: String
  let message: String?
  let actions: [AlertAction]

  /// Whether the alert offers actions, instead of asking or reporting something.
  private(set) var isMenu = false

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: Details, or `nil` for none.
  ///   - actions: The actions. An alert without actions gets one that closes it.
  public init(_ title: String, message: String? = nil, actions: [AlertAction] = []) {
    self.title = title
    self.message = message
    self.actions = actions.isEmpty ? [.ok] : actions
  }

  /// Creates an alert that offers actions, as the menu of a row does.
  ///
  /// A program that prints its screen doesn't report a menu that is left open.
  ///
  /// - Parameters:
  ///   - title: What the actions are for.
  ///   - actions: The actions, of which one should cancel.
  public init(menu title: String, actions: [AlertAction]) {
    self.init(title, actions: actions)
    isMenu = true
  }

  /// Creates an alert that asks for confirmation of an action.
  public static func confirmation(
    _ title: String, message: String? = nil, confirm: String, isDestructive: Bool = false,
    _ perform: @escaping () -> Void
  ) -> Alert {
    Alert(
      title, message: message,
      actions: [AlertAction(confirm, isDestructive: isDestructive, perform: perform), .cancel()])
  }
}

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
    AlertAction(cancel: { title ?? $0[AlertStrings.cancel] }, perform: perform)
  }

  /// The only action of an alert that is a message.
  static let ok = AlertAction(cancel: { $0[AlertStrings.ok] }) {}

  /// Returns the title of the action, which may be one of the built-in words.
  func title(in words: LocalizedStrings) -> String { word(words) }
}
