import CharacterScreen

/// The spoken form of a row: one line of text, with words in place of the framework's signs.
///
/// A text is read out as it is written. Only the parts that its source marks as signs are left out or
/// replaced by words: see ``SpokenText/signs``.
package struct SpokenLine {
  private let words: LocalizedStrings

  package init(_ words: LocalizedStrings) {
    self.words = words
  }

  /// Returns a row in words: its label, value, states and kind, in this order.
  package func line(_ spoken: SpokenText) -> String {
    let isSecret = spoken.states.contains(.entered)
    let label = withPercentages(text(spoken.label), spoken.signs)
    let value = isSecret ? "" : parts(of: spoken.value ?? "", spoken.signs)
    let name = label.isEmpty || value.isEmpty ? label + value : "\(label): \(value)"
    let states = distinct(spoken.states.map { text(text(of: $0)) })
    let rest = (states + [spoken.kind.map(text) ?? ""]).filter { !$0.isEmpty }
    let separator = value.isEmpty && !label.isEmpty && hasValueState(spoken) ? ": " : ", "
    guard !name.isEmpty else { return rest.joined(separator: ", ") }
    return rest.isEmpty ? name : name + separator + rest.joined(separator: ", ")
  }

  /// Returns states without repetitions, such as `required` beside `Required.`.
  private func distinct(_ states: [String]) -> [String] {
    states.indices.filter { place in
      !states[..<place].contains { $0.lowercased() == states[place].lowercased() }
    }.map { states[$0] }
  }

  /// Whether the first state stands for the value, as in `Password: entered`.
  private func hasValueState(_ spoken: SpokenText) -> Bool {
    spoken.states.first == .entered || spoken.states.first == .other(words[SpeechStrings.empty])
  }

  /// Returns the parts of a value, with words in place of signs.
  private func parts(of value: String, _ signs: [SpokenText.Sign]) -> String {
    value.split(separator: "\t").map { part in
      guard let sign = signs.first(where: { $0.text == part }) else {
        return withPercentages(text(String(part)), signs)
      }
      return words(for: sign)
    }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func words(for sign: SpokenText.Sign) -> String {
    switch sign.meaning {
    case .state: ""
    case .missingValue: words[SpeechStrings.empty]
    case .placeholder(let words): text(words)
    case .percentage(let amount): "\(amount)" + words[SpeechStrings.percent]
    }
  }

  /// Returns text with words in place of the signs of bars, which may stand between other words.
  private func withPercentages(_ text: String, _ signs: [SpokenText.Sign]) -> String {
    guard !signs.isEmpty else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    for sign in signs {
      guard case .percentage = sign.meaning else { continue }
      let parts = sign.text.split(separator: " ", omittingEmptySubsequences: false)
      guard let place = words.firstRange(of: parts) else { continue }
      words.replaceSubrange(place, with: [self.words(for: sign)[...]])
    }
    return words.joined(separator: " ")
  }

  private func text(of state: SpokenText.State) -> String {
    switch state {
    case .disabled: words[SpeechStrings.disabled]
    case .readOnly: words[SpeechStrings.readOnly]
    case .required: words[SpeechStrings.required]
    case .selected: words[SpeechStrings.selected]
    case .expanded: words[SpeechStrings.expanded]
    case .collapsed: words[SpeechStrings.collapsed]
    case .entered: words[SpeechStrings.entered]
    case .loading: ""
    case .problem(let message): message.hasSuffix(".") ? String(message.dropLast()) : message
    case .other(let message): message
    }
  }

  private func text(of kind: SpokenText.Kind) -> String {
    switch kind {
    case .link: words[SpeechStrings.link]
    case .button: words[SpeechStrings.button]
    case .toggle: words[SpeechStrings.toggle]
    case .field: words[SpeechStrings.field]
    case .choice(let count): LocalizedStrings.fill(words[SpeechStrings.choiceOf], String(count))
    case .other(let text): text
    }
  }

  // MARK: Texts

  /// Returns a text in one line, in which visible signs stand for control characters, as on a screen.
  package func text(_ text: String) -> String {
    if SafeText.isPlain(text) { return text }
    return String(
      text.flatMap { character in
        character.isWhitespace
          ? " " : SafeText.visibleReplacement(for: character) ?? String(character)
      })
  }

  /// Returns a sentence of a program in one line.
  ///
  /// An arrow that names a key, as in `alt+↑`, becomes a word.
  package func sentence(_ text: String) -> String {
    var sentence = ""
    for character in self.text(text) {
      let name = character.unicodeScalars.first.flatMap { SpokenLine.keyNames[$0] }
      sentence += sentence.last == "+" ? name ?? String(character) : String(character)
    }
    return sentence
  }

  /// The names of keys, as keys are named where they are typed.
  package static let keyNames: [Unicode.Scalar: String] = [
    "←": "left", "→": "right", "↑": "up", "↓": "down", "⏎": "return",
  ]
}
