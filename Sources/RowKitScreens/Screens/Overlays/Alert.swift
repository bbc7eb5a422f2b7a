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
