/// The text that the framework itself shows.
///
/// Replace it to localize an app.
public struct LocalizedStrings: Sendable {
  /// The text of screens and of the program.
  public var screens = ScreenStrings()

  /// The text of alerts.
  public var alerts = AlertStrings()

  /// The labels for moving the cursor, and for collapsing groups.
  public var moving = MovingStrings()

  /// The text of searches.
  public var search = SearchStrings()

  /// The labels for what can be done with rows.
  public var actions = ActionStrings()

  /// The messages after a person did something.
  public var messages = MessageStrings()

  /// The text about data.
  public var data = DataStrings()

  /// The words for an error, wherever the framework shows one.
  ///
  /// The default is ``ErrorMessage/text(of:)``. An app that uses Foundation can set
  /// `words.errorMessage = { $0.localizedDescription }`.
  public var errorMessage: @Sendable (any Error) -> String = ErrorMessage.text(of:)

  /// The text of fields and forms.
  public var forms = FormStrings()

  /// The text of RowKit's own rows.
  public var rows = RowStrings()

  /// The text that guides a person.
  public var guidance = GuidanceStrings()

  /// The words of the linear mode for rows, headers and states.
  public var speech = SpeechStrings()

  /// The sentences of the linear mode.
  public var linear = LinearStrings()

  /// The format of numbers that the framework itself shows: amounts of work, limits of rules.
  ///
  /// Rows with a number have their own format.
  public var numbers = NumberFormat.plain

  private var tables: [ObjectIdentifier: any StringTable] = [:]

  /// The strings of a part of the framework or of an app.
  ///
  /// English unless they were replaced.
  public subscript<Table: StringTable>(type: Table.Type) -> Table {
    get { tables[ObjectIdentifier(type)] as? Table ?? .english }
    set { tables[ObjectIdentifier(type)] = newValue }
  }

  /// Returns the message after a paste that was cut.
  package func pasteWasCut(megabytes: Int) -> String {
    FormStrings.fill(messages.pasteCut, numbers.format(Double(megabytes)))
  }

  /// The English words.
  public static let english = LocalizedStrings()

  /// Creates the English words, which can then be changed.
  public init() {}
}
