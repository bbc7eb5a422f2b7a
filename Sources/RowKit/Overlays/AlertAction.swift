/// One of the answers to an alert.
@MainActor public struct AlertAction {
  /// The words; nil for the built-in word for cancelling.
  let ownTitle: String?

  /// Whether it destroys something, which is shown.
  public let isDestructive: Bool

  /// Whether Escape gives this answer.
  public let isCancel: Bool

  /// What it does, after the alert was closed.
  public let perform: () -> Void

  /// Creates an answer.
  public init(_ title: String, isDestructive: Bool = false, perform: @escaping () -> Void = {}) {
    ownTitle = title
    self.isDestructive = isDestructive
    isCancel = false
    self.perform = perform
  }

  private init(cancel title: String?, perform: @escaping () -> Void) {
    ownTitle = title
    isDestructive = false
    isCancel = true
    self.perform = perform
  }

  /// Creates the answer that changes nothing, which Escape gives too.
  public static func cancel(_ title: String? = nil, perform: @escaping () -> Void = {})
    -> AlertAction
  {
    AlertAction(cancel: title, perform: perform)
  }
}
