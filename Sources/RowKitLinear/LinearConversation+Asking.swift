import RowKitCore

/// Questions of rows and overlays, and their answers.
extension LinearConversation {
  /// The number of options that are read at once.
  private static let optionLimit = 12

  // MARK: Asking

  /// Asks for the value of a row.
  func ask(_ question: Question, of row: RowContext) {
    let spoken = row.path.flatMap { row.screen?.spokenText(at: $0) }
    let title = question.title.isEmpty ? spoken.map { label(of: $0) } ?? "" : question.title
    var asked = AskedQuestion(question, title: speaker.text(title), row: row)
    asked.isRequired = spoken?.states.contains(.required) ?? false
    asked.footer = footer(below: row) ?? ""
    ask(asked)
  }

  /// Asks a question, unless it is only a line.
  func ask(_ asked: AskedQuestion) {
    var asked = asked
    let isText = if case .text = asked.question.form { true } else { false }
    if asked.row == nil, !isText { say(speaker.text(asked.title)) }
    if isText, round == nil, !hasSaid.hint { say(words[AskingSentences.answerHint]) }
    if isText { hasSaid.hint = true }
    sayMessage(of: asked)
    switch asked.question.form {
    case .yesOrNo: break
    case .text:
      if asked.isSecret, !hasSaid.notShown { say(words[AskingSentences.notShown]) }
      if asked.isSecret { hasSaid.notShown = true }
      if asked.lines != nil { say(words[AskingSentences.severalLines]) }
    case .one(let options, let now, let allowsNone, _):
      if asked.row != nil, now == nil, !allowsNone {
        say(asked.title + ".")
      } else if asked.row != nil {
        say(heading(asked.title, now.map { options[$0].title }))
      }
      if allowsNone { say(words[ChoiceSentences.noneOption]) }
      sayOptions(&asked)
    case .several:
      say(asked.title + ".")
      sayOptions(&asked)
      say(words[ChoiceSentences.severalEnd])
    }
    self.asked = asked
  }

  /// Says the explanation of a question line by line, unless it was the last one that was said.
  private func sayMessage(of asked: AskedQuestion) {
    let message = asked.question.message
    if asked.row != nil, message == heardMessage { return }
    heardMessage = asked.row == nil ? nil : message
    for line in message?.split(whereSeparator: \.isNewline) ?? [] {
      say(speaker.sentence(String(line)))
    }
  }

  private func heading(_ title: String, _ now: String?) -> String {
    let now = LocalizedStrings.fill(words[AskingSentences.now], now ?? words[ChoiceSentences.none])
    return "\(title), \(speaker.text(now))."
  }

  /// Says the next options.
  private func sayOptions(_ asked: inout AskedQuestion) {
    let options = asked.options
    let end = min(options.count, asked.nextOption + Self.optionLimit)
    for place in asked.nextOption..<end { say(line(of: options[place], place, in: asked)) }
    asked.nextOption = end < options.count ? end : 0
    if end < options.count {
      say(
        LocalizedStrings.fill(words[ChoiceSentences.choices], String(options.count)) + ". "
          + words[ChoiceSentences.moreChoices])
    }
  }

  private func line(of option: Question.Option, _ place: Int, in asked: AskedQuestion) -> String {
    let state: String =
      switch asked.question.form {
      case .one(_, place, _, _) where asked.row != nil: stage.words[StateWords.current]
      case .several(_, let now, _) where now.contains(place): stage.words[StateWords.selected]
      default: ""
      }
    let parts = [speaker.text(option.title), speaker.text(option.detail ?? ""), state]
    return "\(place + 1) " + parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns the prompt of a question.
  func prompt(for asked: AskedQuestion) -> String {
    if let place = asked.confirmed {
      let name = speaker.text(asked.options[place].title.lowercased())
      return LocalizedStrings.fill(words[AskingSentences.typeWord], name) + ": "
    }
    let count = String(asked.options.count)
    let several =
      asked.allowsNone ? words[ChoiceSentences.numbersFromNone] : words[ChoiceSentences.numbers]
    let numbers = count == "1" && !asked.allowsNone ? "1" : LocalizedStrings.fill(several, count)
    switch asked.question.form {
    case .yesOrNo(let now, _):
      let value =
        now.map {
          LocalizedStrings.fill(
            words[AskingSentences.now], $0 ? words[ChoiceSentences.yes] : words[ChoiceSentences.no])
        } ?? stage.words[StateWords.empty]
      return "\(asked.title), \(value), \(words[ChoiceSentences.yesOrNo]): "
    case .text(let text, _): return prompt(for: text, titled: asked.title)
    case .one(let options, let now?, _, _) where asked.row == nil:
      let name = speaker.text(options[now].title)
      return "\(numbers), \(LocalizedStrings.fill(words[AskingSentences.takes], name)): "
    case .one(_, nil, false, _): return "\(numbers): "
    case .one: return "\(numbers), \(words[AskingSentences.keeps]): "
    case .several: return "\(numbers), \(words[AskingSentences.ends]): "
    }
  }

  private func prompt(for text: Question.Text, titled title: String) -> String {
    if asked?.lines?.isEmpty == false { return "\(title), \(words[AskingSentences.nextLine]): " }
    let value = speaker.text(text.now)
    let example = speaker.text(text.example)
    var parts = [title, speaker.text(text.rule)]
    if asked?.isRequired == true, value.isEmpty {
      parts.insert(stage.words[StateWords.required], at: 1)
    }
    if value.isEmpty, !example.isEmpty {
      parts.append(LocalizedStrings.fill(words[AskingSentences.example], example))
    }
    if text.isSecure {
      parts.append(
        value.isEmpty ? stage.words[StateWords.empty] : stage.words[StateWords.entered])
    } else {
      parts.append(
        value.isEmpty
          ? stage.words[StateWords.empty] : LocalizedStrings.fill(words[AskingSentences.now], value)
      )
    }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ") + ": "
  }

  // MARK: Answering

  /// Acts on the answer to the open question.
  func answerQuestion(_ line: String) {
    guard var asked else { return }
    if let row = asked.row, row.path == nil {
      self.asked = nil
      return say(LocalizedStrings.fill(words[ChoosingSentences.rowIsGone], asked.title))
    }
    if case .text(let text, let accept) = asked.question.form {
      return answerText(line, text, accept, &asked)
    }
    guard accepts(line) else { return }
    let answer = line.trimmed
    if asked.hasOption(titled: answer) { return choose(answer, &asked) }
    switch answer.lowercased() {
    case "b", "back", ".b", "..": return leaveQuestion(goesBack: true)
    case "q", "quit", ".q": return leaveQuestion(goesBack: false)
    case "?", ".?", "help":
      say(words[HelpSentences.choiceHelp])
      heardMessage = nil
      return ask(asked)
    case "m" where asked.nextOption > 0:
      sayOptions(&asked)
      self.asked = asked
    default: choose(answer, &asked)
    }
  }

  /// Leaves the question without an answer: for the field before, or altogether.
  private func leaveQuestion(goesBack: Bool) {
    guard let asked else { return }
    self.asked = nil
    guard asked.row != nil else { return asked.question.cancel() }
    asked.question.cancel()
    if goesBack, round?.refused == nil, round != nil { return askFieldBefore() }
    round = nil
    say(LocalizedStrings.fill(words[AskingSentences.unchanged], asked.title))
  }

  // MARK: Texts

  private func answerText(
    _ line: String, _ text: Question.Text, _ accept: (String) -> String?,
    _ asked: inout AskedQuestion
  ) {
    switch line {
    case ".b": return leaveQuestion(goesBack: true)
    case ".q": return leaveQuestion(goesBack: false)
    case ".?":
      say(words[HelpSentences.answerHelp])
      heardMessage = nil
      return ask(asked)
    case ".clear": return take("", text, accept, asked)
    case "" where asked.lines?.isEmpty ?? true: return keep(asked)
    default: break
    }
    if asked.lines != nil {
      if line == "." {
        return take(asked.lines?.joined(separator: "\n") ?? "", text, accept, asked)
      }
      // Without a second owner, adding a line copies none.
      asked.lines = nil
      self.asked?.lines?.append(line)
      return
    }
    take(line.hasPrefix("..") ? String(line.dropFirst()) : line, text, accept, asked)
  }

  private func take(
    _ answer: String, _ text: Question.Text, _ accept: (String) -> String?, _ asked: AskedQuestion
  ) {
    let count = table?.spokenRowCount
    if let reason = accept(answer) {
      let name = text.isSecure || answer.isEmpty ? "" : quotation(of: answer) + ". "
      let problem = speaker.text(reason).trimmingStop
      say(LocalizedStrings.fill(words[AskingSentences.notAccepted], name + capital(problem)))
      if asked.lines != nil { self.asked?.lines = [] }
      return
    }
    self.asked = nil
    if asked.row == nil { return sayWhatIsFound(among: count) }
    sayAnswer(asked, isChecked: !answer.isEmpty)
  }

  /// Leaves the value as it is.
  private func keep(_ asked: AskedQuestion) {
    self.asked = nil
    guard asked.row != nil else {
      asked.question.cancel()
      return say(LocalizedStrings.fill(words[AskingSentences.unchanged], asked.title))
    }
    sayAnswer(asked, isChecked: false)
  }

  /// Says the number of rows that a text such as a filter leaves, or the row that a search has found.
  ///
  /// - Parameter count: The number of rows before.
  private func sayWhatIsFound(among count: Int?) {
    listing.restart()
    afterwards = { [weak self] in
      guard let self, let table else { return [] }
      guard table.spokenRowCount == count, let cursor = table.tableView.cursor else {
        return [sentence(rowCount(table.spokenRowCount))]
      }
      return [line(of: table.context(at: cursor)) ?? ""]
    }
  }

  /// Says the row with its new value, after the stage has settled, and the text below its group if that
  /// has changed.
  ///
  /// A row that was made again without an identity is found by its place and name.
  private func sayAnswer(_ asked: AskedQuestion, isChecked: Bool) {
    guard let row = asked.row, let table = row.screen else { return }
    let place = asked.path
    afterwards = { [weak self] in
      guard let self else { return [] }
      let problem = isChecked ? checkField(row) : []
      guard problem.isEmpty else { return problem }
      let found = row.path == nil ? place.map { table.context(at: $0) } ?? row : row
      let isSame = found.path.flatMap { table.spokenText(at: $0) }.map { self.label(of: $0) }
      let line = row.path != nil || isSame == asked.title ? line(of: found) : nil
      return [sentence(line ?? asked.title), news(below: found, since: asked.footer) ?? ""]
    }
  }

  // MARK: Choices

  private func choose(_ answer: String, _ asked: inout AskedQuestion) {
    if let place = asked.confirmed { return confirm(answer, place, asked) }
    switch asked.question.form {
    case .yesOrNo(_, let give): answerYesOrNo(answer, give, asked)
    case .one(let options, let now, let allowsNone, let give):
      let isOption = asked.hasOption(titled: answer)
      if allowsNone, answer == "0" || answer == words[ChoiceSentences.none] && !isOption {
        return finish(asked) { give(nil) }
      }
      if answer.isEmpty, let now {
        return asked.row == nil ? finish(asked, option: now) { give(now) } : keep(asked)
      }
      if answer.isEmpty, allowsNone { return keep(asked) }
      guard let place = option(answer, among: options, allowsNone) else { return }
      let isWord = TextFolding.folded(answer) == TextFolding.folded(options[place].title)
      guard !options[place].isDestructive || isWord else {
        asked.confirmed = place
        self.asked = asked
        return
      }
      finish(asked, option: place) { give(place) }
    case .several(let options, _, let give):
      if answer.isEmpty { return keep(asked) }
      guard let place = option(answer, among: options) else { return }
      give(place)
      askAgain(asked, sayingOption: place)
    case .text: break
    }
  }

  /// Reports the new state of an option, and asks for further ones.
  private func askAgain(_ asked: AskedQuestion, sayingOption place: Int) {
    guard let row = asked.row, let path = row.path,
      let question = row.screen?.row(at: path)?.question(row)
    else { return self.asked = nil }
    var next = AskedQuestion(question, title: asked.title, row: row)
    next.footer = asked.footer
    self.asked = next
    guard case .several(let options, let now, _) = question.form, options.indices.contains(place)
    else { return }
    let state = now.contains(place) ? words[ChoiceSentences.yes] : words[ChoiceSentences.no]
    say("\(speaker.text(options[place].title)): \(state).")
  }

  private func finish(_ asked: AskedQuestion, option: Int? = nil, _ give: () -> Void) {
    self.asked = nil
    if asked.row == nil, let option { say(speaker.text(asked.options[option].title) + ".") }
    give()
    sayAnswer(asked, isChecked: true)
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
      ? ["y", words[ChoiceSentences.yes].lowercased(), stage.words[StateWords.on]]
      : ["n", words[ChoiceSentences.no].lowercased(), stage.words[StateWords.off]]
  }

  private func refuse(_ answer: String, _ remedy: String) {
    say(
      LocalizedStrings.fill(words[AskingSentences.notAccepted], quotation(of: answer)) + " "
        + remedy)
  }

  /// Returns the option that an answer names, or `nil` after saying why there is none.
  private func option(
    _ answer: String, among options: [Question.Option], _ allowsNone: Bool = false
  ) -> Int? {
    let sentence =
      allowsNone ? words[ChoiceSentences.typeNumberFromNone] : words[ChoiceSentences.typeNumber]
    let remedy =
      options.count == 1 && !allowsNone
      ? words[ChoiceSentences.typeOne] : LocalizedStrings.fill(sentence, String(options.count))
    if let number = Int(answer), number > 0, options.indices.contains(number - 1) {
      return number - 1
    }
    let matches = matches(of: answer, among: options)
    if matches.count == 1 { return matches[0] }
    guard !matches.isEmpty else {
      refuse(answer.isEmpty ? stage.words[StateWords.empty] : answer, remedy)
      return nil
    }
    for place in matches.prefix(Self.optionLimit) {
      say("\(place + 1) \(speaker.text(options[place].title))")
    }
    say(remedy)
    return nil
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
