import RowKit
import RowKitLinear

extension LocalizedStrings {
  /// The keys of all texts of the framework.
  static let keys: [any StringKeys.Type] = [
    ActionStrings.self, AlertStrings.self, EditingStrings.self, FormStrings.self,
    GuidanceStrings.self, MovingStrings.self, RefusalStrings.self, RowStrings.self,
    ScreenStrings.self, SearchStrings.self, SpeechStrings.self, AskingSentences.self,
    ChoiceSentences.self, ChoosingSentences.self, FormSentences.self, HelpSentences.self,
    KeySentences.self, ReadingSentences.self, SearchSentences.self,
  ]

  /// Strings that differ from all of the framework's own.
  ///
  /// Each names the one it replaces.
  static let replaced: LocalizedStrings = {
    var words = LocalizedStrings()
    for keys in keys { words.replaceAll(keys) }
    words[DateStrings.self] = .replaced
    return words
  }()

  private mutating func replaceAll<Key: StringKeys>(_ keys: Key.Type) {
    for key in keys.allCases {
      // Placeholders for numbers and names must remain, and so must the number of lines.
      let sign = key.rawValue.contains("%") ? " %" : ""
      let lines = key.rawValue.split(separator: "\n").map { _ in "‹\(key)\(sign)›" }
      self[key] = lines.joined(separator: "\n")
    }
  }
}

extension DateStrings {
  static let replaced: DateStrings = {
    var words = DateStrings.english
    words.months = (1...12).map { "‹month \($0)›" }
    words.shortMonths = (1...12).map { "‹\($0)›" }
    words.shortWeekdays = (1...7).map { "\($0)‹" }
    return words
  }()
}
