/// The state of a parser between two pieces of a file.
struct VCardProgress: Sendable {
  /// Whether the beginning of a card was found.
  var hasBegun = false

  /// The number of the next line, counted from 1.
  var line = 1

  /// The line in which the card that is being read begins, or nil outside of any card.
  var start: Int?

  /// The contents of the card that is being read, or nothing outside of any card.
  var draft = VCardDraft()

  /// The depth of cards nested in the current card.
  var nesting = 0

  /// Whether the next line may begin the card of an agent inside the current card.
  var expectsAgent = false

  /// Whether the preceding line was skipped too, so that a run is reported once.
  var isSkipping = false
}
