public import RowKit

/// The text of forms made from schemas and of settings bundles.
///
/// Sentences about broken rules have keys of their own, `RuleStrings`. A schema can replace them in
/// `errorMessage`.
public enum SchemaStrings: String, StringKeys {
  // MARK: Rows

  /// The title of a value without a title of its own.
  case value = "Value"

  /// The title of the row that chooses among alternatives.
  case kind = "Kind"

  /// The header of the members that no schema describes.
  case more = "More"
  case deprecated = "Deprecated"
  case show = "Show"
  case hide = "Hide"
  case showVerb = "show"
  case hideVerb = "hide"
  case addEntry = "Add Entry"
  case addMember = "Add Member"

  /// The title of the row that adds to a list of a settings bundle.
  case add = "Add"
  case newMember = "New Member"
  case key = "Key"
  case done = "Done"
  case finish = "finish"
  case notSet = "not set"
  case empty = "empty"
  case notChecked = "not checked"
  case defaultHint = "default: %"
  case exampleHint = "such as %"
  case oneEntry = "1 entry"
  case entries = "% entries"
  case oneMember = "1 member"
  case members = "% members"
  case oneProblem = "1 problem"
  case problems = "% problems"

  // MARK: Menus

  case about = "About"
  case aboutNamed = "About %"
  case reset = "Reset"
  case resetNamed = "Reset %"
  case remove = "Remove"
  case removeNamed = "Remove %"
  case rename = "Rename…"
  case renameNamed = "Rename %…"
  case renameTitle = "Rename"
  case setToNull = "Set to null"
  case setNamedToNull = "Set % to null"

  /// The titles of actions that give a value a type, with its name or without, and the names of types,
  /// whose first letter is capitalized in titles.
  case setTo = "Set to %"
  case setNamedTo = "Set % to %"
  case changeTo = "Change to %"
  case changeNamedTo = "Change % to %"
  case flag = "on or off"
  case wholeNumber = "whole number"
  case number = "number"
  case text = "text"
  case list = "list"
  case object = "object"
  case examples = "Such as %"
  case defaultValue = "Default: %"
  case path = "Path: %"
  case format = "Format: %"
  case pattern = "Pattern: %"

  /// The title of an alternative that has neither a type nor members.
  case anyValue = "Any value"

  // MARK: Messages

  case required = "Required."
  case entry = "Entry %"
  case oneMoreProblem = "There is 1 more problem."
  case moreProblems = "There are % more problems."
  case limit = "Not everything is checked: %."
  case patternUnchecked = "Its pattern isn't checked: %."
  case rulesNotFound = "Its rules can't be found: anything is accepted."
  case rulesAtNotFound = "Its rules at % can't be found: anything is accepted."
  case schemaKey = "A note: the schema doesn't list this key, which programs use to find it."
  case wrongForm = "Doesn't have the expected form, such as %."
  case zeros = "Needs no zero at the start."
  case zerosBetter = "Needs no zero at the start: %."
  case needsWholeNumber = "Needs a whole number."
  case needsNumber = "Needs a number, such as 1.5."
  case invalidJSON = "Not valid JSON at column %: a text needs quotation marks."
  case keyExists = "“%” exists already."
  case keyNotAllowed = "“%” isn't allowed here."

  /// The message about a stored list in place of a value.
  case isList = "Is a list, so it can't be changed here."
  case isObject = "Is an object, so it can't be changed here."
  case isNotList = "Isn't a list, so it can't be changed here."

  // MARK: Changes

  case undone = "Undone: %."
  case redone = "Done again: %."

  /// The name of the document in ``undone`` and ``redone``.
  case document = "the value"
  case gone = "This entry is gone."
  case recordGone = "Another program changed or removed this record. Open it again to change it."

  // MARK: Saving

  /// The question before a document with problems is saved: the title of the row that saves, and the
  /// problems.
  case saveWith = "% with %?"
  case uncheckedValues = "values that aren't checked"
  case and = "% and %"
  case lastChanges = "The last changes weren't saved."
  case programEnded = "The program ended before."
  case fileIsNewer = "The file was changed meanwhile."
  case restoring = "Restoring replaces the file's contents, and can be undone."
  case restore = "Restore"
  case fileChanged = "Another program changed the file."
  case nothingWritten = "Nothing is written yet."
  case takingCanBeUndone = "Taking theirs can be undone."
  case compare = "Compare"
  case keepMine = "Keep Mine"
  case takeTheirs = "Take Theirs"
  case cannotTake =
    "It can't be taken now: it is gone or being written, can't be read, or isn't JSON."
  case fileIsNotJSON = "The file isn't JSON, and may contain secrets."

  /// The explanation of the signs before lines.
  case comparisonSigns = "- only in the file   + only here"
  case onlyInFile = "only in the file: %"
  case onlyHere = "only here: %"
  case restoringSigns = "- only in the file   + only in the last changes"
  case onlyUnsaved = "only in the last changes: %"

  /// The text in place of a secret that differs from the one in the file.
  case different = "% (different)"
}

extension LocalizedStrings {
  /// Returns a text with its values.
  func fill(_ key: SchemaStrings, _ values: String...) -> String {
    switch values.count {
    case 1: LocalizedStrings.fill(self[key], values[0])
    default: LocalizedStrings.fill(self[key], values[0], values[1])
    }
  }

  /// Returns a count with its noun.
  func count(_ count: Int, _ one: SchemaStrings, _ many: SchemaStrings) -> String {
    count == 1 ? self[one] : fill(many, String(count))
  }
}
