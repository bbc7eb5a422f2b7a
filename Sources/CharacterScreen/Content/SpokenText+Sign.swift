extension SpokenText {
  /// Creates the words for a sign that stands alone.
  package init(_ sign: Sign) {
    self.init(sign.text)
    signs = [sign]
  }

  /// A part of a text that the framework writes in place of words, such as a dash for a missing value.
  package struct Sign: Hashable, Sendable {
    /// The meanings of signs.
    package enum Meaning: Hashable, Sendable {
      /// A state among the states of the text, which say it.
      case state
      case missingValue
      /// A placeholder in quotation marks. The words are those in them.
      case placeholder(String)
      /// The filled part of a bar, in percent. It may be a part of a longer text.
      case percentage(Int)
    }

    /// The sign, as it is printed.
    package let text: String

    /// The meaning of the sign.
    package let meaning: Meaning

    /// Creates a sign.
    package init(_ text: String, _ meaning: Meaning) {
      self.text = text
      self.meaning = meaning
    }

    /// The dash for a missing value.
    package static let missingValue = Sign(SpokenText.missingValue, .missingValue)

    /// The checkmark of a chosen row.
    package static let checkmark = Sign("✓", .state)

    /// Creates the sign of a bar, such as `60 %`.
    package init(percentage: Int) {
      self.init("\(percentage) %", .percentage(percentage))
    }
  }
}
