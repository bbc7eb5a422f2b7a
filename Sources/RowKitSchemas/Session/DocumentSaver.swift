import RowKit

/// The form that was created for a document, which saves it for all screens of the document.
@MainActor protocol DocumentSaver: AnyObject {
  /// The words of the screen that shows the document.
  var words: LocalizedStrings { get }

  /// The title of the command, or `nil` if the document isn't saved.
  var saveTitle: String? { get }

  /// The verb of the command among the hints, or `nil` if the document isn't saved.
  var saveHint: String? { get }

  /// Saves the document from one of its screens, which shows messages and questions.
  func save(on screen: GenericTableController)

  /// Continues saving, which asks again, if a person comes back to a screen after comparing.
  func saveAfterComparing(on screen: GenericTableController)

  /// Shows a sentence about the document.
  func tell(_ sentence: String)
}
