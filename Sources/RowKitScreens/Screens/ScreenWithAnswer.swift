/// A screen that asks for values, which the program prints when the person is done.
@MainActor public protocol ScreenWithAnswer: ScreenWithValues {
  /// Whether the person finished the screen. Otherwise the answer is cancelled.
  var isAnswered: Bool { get }
}
