/// The text of sentences about rules and broken rules, whose raw value is the English text.
///
/// A `%` stands for a value. ``RuleWords`` makes the sentences:
///
/// ```swift
/// let german: [RuleStrings: String] = [.notEmpty: "Darf nicht leer sein."]
/// let words = RuleWords { german[$0] ?? $0.rawValue }
/// ```
public enum RuleStrings: String, Hashable, Sendable, CaseIterable {
  // MARK: Values

  /// The types that a value may have, and its own.
  case needs = "Needs %, not %."
  case mustBe = "Must be %."
  case mustBeOneOf = "Must be one of %."
  case manyValues = "% values"
  case certainObject = "a certain object"
  case certainList = "a certain list"

  /// The question after a sentence, with a word that is similar to the one found.
  case suggestion = "Did you mean \"%\"?"
  case steps = "In steps of %."
  case notEmpty = "Can't be empty."
  case unexpectedForm = "Doesn't have the expected form."

  /// A format and an example of it.
  case notLike = "Not % like %."
  case notOfForm = "Not of the form %."
  case excluded = "This value isn't allowed."
  case notAllowed = "Isn't allowed here."

  // MARK: Lists and objects

  /// The number of an equal entry.
  case sameEntry = "Same as entry %."

  /// The place of an equal entry.
  case sameAs = "Same as %."
  case noEntryTwice = "No entry twice."
  case missing = "\"%\" is missing."

  /// A missing key, and the key that needs it.
  case missingFor = "\"%\" is missing, which \"%\" needs."
  case oneIsNeeded = "One of % is needed."
  case unknownKey = "Unknown key \"%\"."
  case keyNotAllowed = "The key isn't allowed."

  /// The sentence about a key.
  case keyNotAllowedBecause = "The key isn't allowed: %"

  // MARK: Alternatives

  case noAlternative = "Fits none of % alternatives."
  case nearest = "For the nearest one: %"
  case severalAlternatives = "Fits % alternatives, but only one may fit."

  // MARK: Limits

  case anyNumber = "Any number"
  case between = "Between % and %"
  case atLeast = "At least %"
  case moreThan = "More than %"
  case atMost = "At most %"
  case lessThan = "Less than %"
  case moreThanAtMost = "More than % and at most %"
  case atLeastLessThan = "At least % and less than %"
  case moreThanLessThan = "More than % and less than %"

  /// A limit as a sentence.
  case limit = "%."

  /// A limit that a count breaks, and the count.
  case limitBroken = "%, has %."
  case oneCharacter = "1 character"
  case characters = "% characters"
  case oneEntry = "1 entry"
  case entries = "% entries"
  case oneMember = "1 member"
  case members = "% members"
  case oneExpectedEntry = "1 entry of the expected form"
  case expectedEntries = "% entries of the expected form"

  // MARK: Types

  case null = "null"
  case flag = "true or false"
  case wholeNumber = "a whole number"

  /// The kind of a number where only whole ones are allowed.
  case fraction = "one with a fraction"
  case number = "a number"
  case text = "text"
  case list = "a list"
  case object = "an object"
  case nothing = "nothing"

  /// The items of a list before its last one, and the last one.
  case or = "% or %"

  // MARK: Formats

  case date = "a date"
  case time = "a time with its zone"
  case dateTime = "a date and time with its zone"
  case duration = "a duration"
  case email = "an e-mail address"
  case host = "the name of a host"
  case ipAddress = "an IP address"
  case webAddress = "a web address"
  case webAddressOrPath = "a web address or path"
  case webAddressTemplate = "a template of web addresses"
  case uuid = "a UUID"
  case pointer = "a JSON pointer"
  case relativePointer = "a relative JSON pointer"
  case pattern = "a regular expression"
}
