public import JSONSchema
public import RowKit

/// A JSON document with its schema, as groups of rows for any table.
///
/// The rows change the document in place, so all bytes that aren't edited stay as they are:
///
/// ```swift
/// let value = SchemaValue(document, schema: schema)
/// table.tableGroups = value.groups + [TableGroup { NoteRowController("Kept here.") }]
/// ```
///
/// Without a schema, the values' own types decide about the rows.
@MainActor public final class SchemaValue {
  let session: SchemaSession
  let rows: SchemaRows

  /// The place of the value in its document, or `nil` for the whole document.
  let page: FormPlace?

  private let keptRows = FormKeptRows()

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - document: The document, or `nil` if there is none yet.
  ///   - schema: The schema, or `nil` for none.
  ///   - rows: The rows for values. The default is ``SchemaRows/standard``.
  ///   - assertsFormats: Whether a text without its format is an error and not only a warning.
  public init(
    _ document: JSONDocument?, schema: Schema?, rows: SchemaRows? = nil,
    assertsFormats: Bool = false
  ) {
    session = SchemaSession(
      document, schema: assertsFormats ? schema?.assertingFormats() : schema)
    self.rows = rows ?? .standard
    page = nil
  }

  /// Creates the value of a place in a document.
  init(_ session: SchemaSession, _ rows: SchemaRows, page: FormPlace) {
    self.session = session
    self.rows = rows
    self.page = page
  }

  /// The document as edited, or as it would be if there was none.
  public var document: JSONDocument { session.document }

  /// The changes that a person can undo, for the table that shows the rows.
  public var changeHistory: any ChangeHistory { session.history }

  /// Whether the document differs from the one that was saved last.
  public var isChanged: Bool { session.isChanged }

  /// The violations of the whole document.
  public var violations: [Violation] {
    session.schema?.check(session.document.value).violations ?? []
  }

  /// Whether there is no value yet, and an empty object isn't valid either.
  package var isMissing: Bool {
    session.lacksAnswer && !violations.isEmpty
  }

  /// The violations that a person can do something about, in words, or `nil` if there are none.
  ///
  /// Values that weren't checked count as a problem.
  var problems: String? {
    let findings = session.findingsOfDocument()
    let count = findings.violations.count { violation in
      if case .unknownMember = violation.reason, violation.instance == ["$schema"] { return false }
      return true
    }
    let words = session.words
    let unchecked = findings.limit.map { _ in words[SchemaStrings.uncheckedValues] }
    let counted = count > 0 ? words.count(count, .oneProblem, .problems) : nil
    let all = [counted, unchecked].compactMap(\.self)
    return all.count == 2 ? words.fill(.and, all[0], all[1]) : all.first
  }

  /// The rows of the document.
  ///
  /// Reading them in `constructTableGroups()` rebuilds the groups after each change.
  public var groups: [TableGroup] {
    session.refillBudget()
    return SchemaGroups(session, rows, session.root, isFirst: true, keptRows: keptRows).groups
  }

  /// Notes that the document was saved.
  public func didSave() {
    session.savedBytes = session.document.bytes
  }
}
