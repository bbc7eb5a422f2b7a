/// One of the answers to an alert.
@MainActor public struct AlertAction {
  private let word: (Words) -> String

  /// Whether it destroys something, which is shown.
  public let isDestructive: Bool

  /// Whether Escape gives this answer.
  public let isCancel: Bool

  /// What it does, after the alert was closed.
  public let perform: () -> Void

  /// Creates an answer.
  public init(_ title: String, isDestructive: Bool = false, perform: @escaping () -> Void = {}) {
    word = { _ in title }
    self.isDestructive = isDestructive
    isCancel = false
    self.perform = perform
  }

  private init(cancel word: @escaping (Words) -> String, perform: @escaping () -> Void) {
    self.word = word
    isDestructive = false
    isCancel = true
    self.perform = perform
  }

  /// Creates the answer that changes nothing, which Escape gives too.
  public static func cancel(_ title: String? = nil, perform: @escaping () -> Void = {})
    -> AlertAction
  {
    AlertAction(cancel: { title ?? $0.cancel }, perform: perform)
  }

  /// The answer to an alert that asks nothing.
  static let ok = AlertAction(cancel: \.ok) {}

  /// Returns the words of the answer, some of which are the framework's own.
  func title(in words: Words) -> String { word(words) }
}
