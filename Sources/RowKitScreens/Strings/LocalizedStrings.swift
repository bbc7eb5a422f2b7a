/// The text that the framework itself shows.
///
/// Replace it to localize an app.
public struct LocalizedStrings: Sendable {
  /// The strings, in an array of one element, so that copies share them until one is changed.
  private var topics: [StringTopics]

  /// The text of screens and of the program.
  public var screens: ScreenStrings {
    _read { yield topics[0].screens }
    _modify { yield &topics[0].screens }
  }

  /// The text of alerts.
  public var alerts: AlertStrings {
    _read { yield topics[0].alerts }
    _modify { yield &topics[0].alerts }
  }

  /// The labels for moving the cursor, and for collapsing groups.
  public var moving: MovingStrings {
    _read { yield topics[0].moving }
    _modify { yield &topics[0].moving }
  }

  /// The text of searches.
  public var search: SearchStrings {
    _read { yield topics[0].search }
    _modify { yield &topics[0].search }
  }

  /// The labels for what can be done with rows.
  public var actions: ActionStrings {
    _read { yield topics[0].actions }
    _modify { yield &topics[0].actions }
  }

  /// The messages after a person did something.
  public var messages: MessageStrings {
    _read { yield topics[0].messages }
    _modify { yield &topics[0].messages }
  }

  /// The text about data.
  public var data: DataStrings {
    _read { yield topics[0].data }
    _modify { yield &topics[0].data }
  }

  /// The words for an error, wherever the framework shows one.
  ///
  /// The default is the error's own description, or its name in words. An app that uses Foundation can set
  /// `words.errorMessage = { $0.localizedDescription }`.
  public var errorMessage: @Sendable (any Error) -> String {
    _read { yield topics[0].errorMessage }
    _modify { yield &topics[0].errorMessage }
  }

  /// The text of fields and forms.
  public var forms: FormStrings {
    _read { yield topics[0].forms }
    _modify { yield &topics[0].forms }
  }

  /// The text that guides a person.
  public var guidance: GuidanceStrings {
    _read { yield topics[0].guidance }
    _modify { yield &topics[0].guidance }
  }

  /// The words of the linear mode for rows, headers and states.
  public var speech: SpeechStrings {
    _read { yield topics[0].speech }
    _modify { yield &topics[0].speech }
  }

  /// The format of numbers that the framework itself shows: amounts of work, limits of rules.
  ///
  /// Rows with a number have their own format.
  public var numbers: NumberFormat {
    _read { yield topics[0].numbers }
    _modify { yield &topics[0].numbers }
  }

  /// The strings of a part of the framework or of an app.
  ///
  /// English unless they were replaced.
  public subscript<Table: StringTable>(type: Table.Type) -> Table {
    get { topics[0].tables[ObjectIdentifier(type)] as? Table ?? .english }
    set { topics[0].tables[ObjectIdentifier(type)] = newValue }
  }

  /// Returns the message after a paste that was cut.
  package func pasteWasCut(megabytes: Int) -> String {
    LocalizedStrings.fill(messages.pasteCut, numbers.format(Double(megabytes)))
  }

  /// The English words.
  public static let english = LocalizedStrings(topics: [StringTopics()])

  /// Creates the English words, which can then be changed.
  public init() {
    self = .english
  }

  private init(topics: [StringTopics]) {
    self.topics = topics
  }
}

/// The strings of the framework by topic.
private struct StringTopics: Sendable {
  var screens = ScreenStrings()
  var alerts = AlertStrings()
  var moving = MovingStrings()
  var search = SearchStrings()
  var actions = ActionStrings()
  var messages = MessageStrings()
  var data = DataStrings()
  var errorMessage: @Sendable (any Error) -> String = ErrorMessage.text(of:)
  var forms = FormStrings()
  var guidance = GuidanceStrings()
  var speech = SpeechStrings()
  var numbers = NumberFormat.plain
  var tables: [ObjectIdentifier: any StringTable] = [:]
}

extension LocalizedStrings {
  /// Replaces each `%` of a sentence with the next value, or with the last one if none is left.
  package static func fill(_ sentence: String, _ values: String...) -> String {
    var result = ""
    var rest = sentence.utf8[...]
    var next = 0
    // By bytes, because a key that has no effect fills a sentence, and keys arrive by hundreds.
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += Substring(rest[..<sign])
      if !values.isEmpty { result += values[next] }
      next = min(next + 1, values.count - 1)
      rest = rest[rest.index(after: sign)...]
    }
    return result + Substring(rest)
  }
}

/// The strings of a part of the framework or of an app, as a part of ``LocalizedStrings``.
///
/// ```swift
/// struct MailStrings: StringTable {
///   static let english = MailStrings()
///   var unread = "unread"
/// }
///
/// stage.words[MailStrings.self].unread = "ungelesen"
/// ```
public protocol StringTable: Sendable {
  /// The English strings.
  static var english: Self { get }
}
