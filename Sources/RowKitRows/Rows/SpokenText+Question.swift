extension SpokenText {
  /// Adds the kind of the value that a question asks for, and whether the value is empty.
  @MainActor package mutating func add(_ question: Question, _ words: LocalizedStrings) {
    if kind == nil || kind == .link { kind = Kind(question) }
    let empty = State.other(words[SpeechStrings.empty])
    guard question.isUnanswered(value ?? ""), !states.contains(.entered), !states.contains(empty)
    else { return }
    value = nil
    states.insert(empty, at: 0)
  }
}

extension SpokenText.Kind {
  /// Creates the kind of value that a question asks for, or `nil` for a text.
  @MainActor fileprivate init?(_ question: Question) {
    switch question.form {
    case .yesOrNo: self = .toggle
    case .one(let options, _, _, _): self = .choice(of: options.count)
    case .several(let options, _, _): self = .choice(of: options.count)
    case .text: return nil
    }
  }
}

extension Question {
  /// Returns whether nothing is entered or chosen where the question is asked.
  fileprivate func isUnanswered(_ value: String) -> Bool {
    switch form {
    case .text(let asked, _):
      asked.now.isEmpty && (value.isEmpty || value == Placeholder.missingValue)
    case .one(_, nil, _, _): value.isEmpty || value == Placeholder.missingValue
    case .one, .several, .yesOrNo: false
    }
  }
}
