/// A screen with a cursor, with text editing, and with contents that it can construct again.
///
/// A ``Stage`` asks these questions of the visible screen beside what ``ScreenController`` declares.
/// A screen that doesn't conform has no cursor and no text editing.
@MainActor package protocol InteractiveScreen: ScreenController {
  /// The position of the first letter of what has the cursor, or `nil` if nothing has it.
  var focusPoint: ScreenPoint? { get }

  /// The words of the row with the cursor, or `nil` if there is none.
  var spokenCursor: SpokenCursor? { get }

  /// The number that is being typed before a command, or `nil` if there is none.
  var typedNumber: Int? { get }

  /// The actions and the places to jump to, for the list of commands.
  var jumps: [CommandOverlay.Entry] { get }

  /// Returns whether what has the cursor has other keys than at the last call.
  ///
  /// Called in each frame, after the contents were laid out.
  func takeHintChange() -> Bool

  /// Called after the words of the stage were replaced.
  func wordsDidChange()

  /// Returns the reason for refusing a key that has an effect elsewhere, or `nil` for other keys.
  func refusal(of key: KeyPress) -> String?

  // MARK: Text

  /// Whether letters are text now, so that none of them is a navigation key.
  var takesText: Bool { get }

  /// Whether letters are only text, even while no text is edited.
  var takesLetters: Bool { get }

  /// Whether the edited text differs from the text when editing began.
  var hasEditedText: Bool { get }

  /// The messages of rows about texts that they refused.
  var textRefusals: [String] { get }

  /// Copies the selected text and returns whether any is selected.
  func copySelectedText() -> Bool

  /// Handles a key before the rest of the screen, so that a text editor comes first.
  func handleFirst(_ key: KeyPress) -> Bool

  /// Inserts typed characters into the edited text.
  ///
  /// Returns `false` if no text is being edited, so that each character is a key.
  func typeText(_ text: String) -> Bool

  /// Ends text editing before the screen is left.
  ///
  /// The row receives the text.
  func endEditing()

  // MARK: Input

  /// Called before an event is handled.
  func willHandleInput()

  /// Whether input must wait until its target is known.
  var holdsInput: Bool { get }

  /// Cancels the work that input waits for.
  func stopHoldingInput()

  // MARK: Appearing and leaving

  /// Called before ``ScreenController/screenWillAppear()``.
  func willAppear()

  /// Called after ``ScreenController/screenDidAppear()``.
  func didAppear()

  /// Called when a person chose to stay instead of losing unsaved changes.
  func leavingWasDeclined()

  /// Called before ``ScreenController/screenDidDisappear()``.
  func willDisappear()

  /// Releases what the screen can construct again, after it was removed from its navigation.
  ///
  /// Returns `false` if the screen keeps something that may retain it.
  func releaseContents() -> Bool

  /// Called once the screen left and still exists, if it kept something that may retain it.
  func reportKeptContents()
}
