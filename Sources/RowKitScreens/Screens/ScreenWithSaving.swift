/// A screen whose values a person saves, such as a form.
///
/// A program that is asked for the values as JSON, at a terminal, shows the screen and prints them
/// after the person has saved. See ``ScreenWithAnswer`` for a screen that is finished in another way.
@MainActor public protocol ScreenWithSaving: ScreenWithValues {
  /// Called after the person has saved the values.
  var onSave: (() -> Void)? { get set }
}
