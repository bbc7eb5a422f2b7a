/// A screen whose values other programs can read, such as a form.
///
/// A program prints them with `--json`.
@MainActor public protocol ScreenWithValues: ScreenController {
  /// Returns the values as JSON text.
  func valuesAsJSON() -> String

  /// The problems with the values, one sentence each. The default is an empty array.
  var valueProblems: [String] { get }
}

extension ScreenWithValues {
  public var valueProblems: [String] { [] }
}

/// A screen that asks for values, which the program prints when the person is done.
@MainActor public protocol ScreenWithAnswer: ScreenWithValues {
  /// Whether the person finished the screen. Otherwise the answer is cancelled.
  var isAnswered: Bool { get }
}

extension ScreenWithAnswer {
  /// The sentence that the question wasn't answered, until it is.
  public var valueProblems: [String] {
    isAnswered ? [] : [(stage?.words ?? .english)[GuidanceStrings.notAnswered]]
  }
}

/// A screen whose values a person saves, such as a form.
///
/// A program that is asked for the values as JSON, at a terminal, shows the screen and prints them
/// after the person has saved. See ``ScreenWithAnswer`` for a screen that is finished in another way.
@MainActor public protocol ScreenWithSaving: ScreenWithValues {
  /// Called after the person has saved the values.
  var onSave: (() -> Void)? { get set }
}

/// A screen that a person can save when asked whether to discard its unsaved changes.
///
/// ``ScreenController/hasUnsavedChanges`` is `true` if there is something to save.
@MainActor public protocol SavableScreen: ScreenController {
  /// Saves the changes, or shows why they aren't saved.
  ///
  /// The screen that a person is about to leave is left afterwards, unless it still has unsaved changes.
  func submit()
}

/// A screen that saves once checks have passed, which may take a while.
package protocol CheckedScreen: ScreenController {
  /// Whether a submission waits for the results of checks.
  var isAwaitingChecks: Bool { get }
}

/// A screen that saves, and whose rows can refuse a text, which is lost when a person leaves the screen.
package protocol ScreenWithRefusedTexts: ScreenController {
  /// Whether a row refused a text, and saving hasn't told the person so.
  var hasRefusedText: Bool { get }
}

/// A screen that is told when a person discards its changes.
package protocol DiscardingScreen: ScreenController {
  /// Called after a person chose to discard the changes, before the screen is left.
  func changesWereDiscarded()
}

/// A screen that another one replaces soon, such as while its files are read.
///
/// Keys that a person presses meanwhile wait for the other one. Escape discards them.
package protocol TemporaryScreen: ScreenController {
  /// Whether the other screen is still awaited.
  var isAwaitingScreen: Bool { get }
}

/// A screen with an indicator that its contents haven't arrived.
package protocol ScreenWithLoadingIndicator: ScreenController {
  /// Whether the indicator is shown.
  var isLoading: Bool { get }
}

/// A screen with background work that can fail, such as saving changes.
///
/// A program finishes the work before it ends, and fails if the work does.
@MainActor public protocol ScreenWithWork: ScreenController {
  /// Finishes pending work and returns the failures, one sentence each.
  func finishWork() -> [String]

  /// Sentences that a program writes to standard error when it ends, although nothing failed.
  ///
  /// The default is an empty array.
  var remarks: [String] { get }
}

extension ScreenWithWork {
  public var remarks: [String] { [] }
}

/// A screen that shows a part of its rows while others are loaded, or if they can't be.
package protocol LoadingScreen: ScreenController {
  /// The sentences about what isn't loaded.
  var missingParts: [String] { get }

  /// Whether the first or the last row of a group stands for rows that aren't loaded.
  var isPartlyLoaded: Bool { get }
}

/// A screen with a notice about its rows, such as that a file is gone.
///
/// It stands on the bottom line, and is said in lines of text when it changes.
package protocol NoticeScreen: ScreenController {
  /// The notice as the beginning of a sentence, or `nil` if there is none.
  var notice: String? { get }
}

/// A screen with questions that only a person can answer, such as whether to restore a document.
package protocol AttendedScreen: ScreenController {
  /// Called when a person takes over from a script, which may have shown other screens since.
  func personDidArrive()
}

/// An object that owns the rows bound to it, such as a screen.
///
/// Bindings refer to it weakly, so that object, groups, rows and bindings form no cycle.
@MainActor package protocol RowOwner: AnyObject {}
