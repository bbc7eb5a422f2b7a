import RowKitCore

/// Choosing among the options of a question.
extension LinearConversation {
  func choose(_ answer: String, _ asked: inout AskedQuestion) {
    if let place = asked.confirmed { return confirm(answer, place, asked) }
    switch asked.question.form {
    case .yesOrNo(_, let give): answerYesOrNo(answer, give, asked)
    case .one(let options, let now, let allowsNone, let give):
      let isOption = asked.hasOption(titled: answer)
      let isNone =
        !isOption && TextFolding.folded(answer) == TextFolding.folded(words[ChoiceSentences.none])
      if allowsNone, isNone || answer == "0" && !asked.usesTitles {
        return finish(asked) { give(nil) }
      }
      if answer.isEmpty, let now {
        return asked.row == nil ? finish(asked, option: now) { give(now) } : keep(asked)
      }
      if answer.isEmpty, allowsNone || asked.row != nil { return keep(asked) }
      guard let place = option(answer, in: asked) else { return }
      let isWord = TextFolding.folded(answer) == TextFolding.folded(options[place].title)
      guard !options[place].isDestructive || isWord else {
        asked.confirmed = place
        self.asked = asked
        return
      }
      finish(asked, option: place) { give(place) }
    case .several(_, _, let give):
      if answer.isEmpty { return keep(asked) }
      guard let place = option(answer, in: asked) else { return }
      give(place)
      askAgain(asked, sayingOption: place)
    case .text: break
    }
  }

  /// Reports the new state of an option, and asks for further ones.
  private func askAgain(_ asked: AskedQuestion, sayingOption place: Int) {
    self.asked = withCurrentValue(asked)
    guard case .several(let options, let now, _)? = self.asked?.question.form,
      options.indices.contains(place)
    else { return }
    let state = now.contains(place) ? words[ChoiceSentences.yes] : words[ChoiceSentences.no]
    say("\(speaker.text(options[place].title)): \(state).")
  }

  private func finish(_ asked: AskedQuestion, option: Int? = nil, _ give: () -> Void) {
    self.asked = nil
    if asked.row == nil, let option { say(speaker.text(asked.options[option].title) + ".") }
    let isJump = asked.overlay is IndexOverlay
    give()
    sayAnswer(asked, isChecked: true)
    guard isJump else { return }
    afterwards = { [weak self] in
      self?.readFromCursor()
      return []
    }
  }

  private func confirm(_ answer: String, _ place: Int, _ asked: AskedQuestion) {
    guard case .one(let options, _, _, let give) = asked.question.form else { return }
    guard TextFolding.folded(answer) == TextFolding.folded(options[place].title) else {
      self.asked?.confirmed = nil
      refuse(answer, words[AskingSentences.notConfirmed])
      return ask(self.asked ?? asked)
    }
    finish(asked, option: place) { give(place) }
  }

  private func answerYesOrNo(_ answer: String, _ give: (Bool) -> Void, _ asked: AskedQuestion) {
    let lowercased = answer.lowercased()
    if lowercased.isEmpty { return keep(asked) }
    if answers(isYes: true).contains(lowercased) { return finish(asked) { give(true) } }
    if answers(isYes: false).contains(lowercased) { return finish(asked) { give(false) } }
    refuse(answer, words[ChoiceSentences.typeYesOrNo])
  }

  /// The answers that mean yes, or no.
  ///
  /// They are lists, because comparing an answer with words of the stage in a `switch` accesses freed
  /// memory in optimized programs.
  private func answers(isYes: Bool) -> [String] {
    isYes
      ? ["y", words[ChoiceSentences.yes].lowercased(), stage.words[SpeechStrings.on].lowercased()]
      : ["n", words[ChoiceSentences.no].lowercased(), stage.words[SpeechStrings.off].lowercased()]
  }

  private func refuse(_ answer: String, _ remedy: String) {
    say(
      LocalizedStrings.fill(
        words[AskingSentences.notAccepted],
        answer.isEmpty ? stage.words[SpeechStrings.empty] : quotation(of: answer)) + " " + remedy)
  }

  /// Returns the option that an answer names, or `nil` after saying why there is none.
  private func option(_ answer: String, in asked: AskedQuestion) -> Int? {
    let options = asked.options
    if !asked.usesTitles, let number = Int(answer), number > 0, number <= options.count {
      return number - 1
    }
    let matches = matches(of: answer, among: options)
    if matches.count == 1 { return matches[0] }
    if matches.isEmpty {
      refuse(answer, remedy(for: asked))
      return nil
    }
    for place in matches.prefix(Self.optionLimit) {
      say(line(of: options[place], place, in: asked))
    }
    say(remedy(for: asked))
    return nil
  }

  /// Returns a sentence that says which answers are options.
  private func remedy(for asked: AskedQuestion) -> String {
    if asked.usesTitles {
      return words[asked.allowsNone ? ChoiceSentences.typeTitleFromNone : .typeTitle]
    }
    if asked.options.count == 1, !asked.allowsNone { return words[ChoiceSentences.typeOne] }
    let sentence = words[asked.allowsNone ? ChoiceSentences.typeNumberFromNone : .typeNumber]
    return LocalizedStrings.fill(sentence, String(asked.options.count))
  }

  /// Returns the options with exactly the title of an answer, else with the same letters, else with
  /// its beginning.
  private func matches(of answer: String, among options: [Question.Option]) -> [Int] {
    let exact = options.indices.filter { options[$0].title.utf8.elementsEqual(answer.utf8) }
    if exact.count == 1 { return exact }
    let word = TextFolding.folded(answer)
    let titles = options.map { TextFolding.folded(speaker.text($0.title)) }
    let same = titles.indices.filter { titles[$0] == word }
    if !same.isEmpty || word.isEmpty || Int(answer) != nil { return same }
    return titles.indices.filter { titles[$0].hasPrefix(word) }
  }
}
