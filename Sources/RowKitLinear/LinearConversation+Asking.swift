import RowKitCore

/// Questions of rows and overlays, and their answers.
extension LinearConversation {
  /// The number of options that are read at once.
  static let optionLimit = 12

  // MARK: Asking

  /// Asks for the value of a row, which may have changed just before.
  func ask(
    _ question: Question, of row: RowContext, isShared: Bool = false, isChanged: Bool = false
  ) {
    let spoken = row.path.flatMap { row.screen?.spokenText(at: $0) }
    let label = spoken.map { self.label(of: $0) } ?? ""
    let title = question.title.isEmpty ? label : question.title
    var asked = AskedQuestion(
      question, title: speaker.text(title), row: HeardRow(row, label: label))
    asked.isRequired = spoken?.states.contains(.required) ?? false
    (asked.isShared, asked.isChanged) = (isShared, isChanged)
    asked.footer = footer(below: row) ?? ""
    asked.remarkCount = remarkCount(of: row)
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
        say(title(of: asked, isEmpty: true) + ".")
      } else if asked.row != nil {
        say(heading(title(of: asked, isEmpty: now == nil), now.map { options[$0].title }))
      }
      if allowsNone {
        say(words[asked.usesTitles ? ChoiceSentences.none : ChoiceSentences.noneOption])
      }
      sayOptions(&asked)
    case .several(_, let now, _):
      say(title(of: asked, isEmpty: now.isEmpty) + ".")
      sayOptions(&asked)
      say(words[asked.usesTitles ? ChoiceSentences.severalTitlesEnd : .severalEnd])
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

  /// Returns the title of a question, with the word that an empty value is required.
  private func title(of asked: AskedQuestion, isEmpty: Bool) -> String {
    guard isEmpty, asked.isRequired else { return asked.title }
    return asked.title + ", " + stage.words[SpeechStrings.required]
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
      let more = asked.hasOption(titled: "m") ? ChoiceSentences.moreByDot : .moreChoices
      say(
        LocalizedStrings.fill(words[ChoiceSentences.choices], String(options.count)) + ". "
          + words[more])
    }
  }

  func line(of option: Question.Option, _ place: Int, in asked: AskedQuestion) -> String {
    let state: String =
      switch asked.question.form {
      case .one(_, place, _, _) where asked.row != nil: stage.words[SpeechStrings.current]
      case .several(_, let now, _) where now.contains(place): stage.words[SpeechStrings.selected]
      default: ""
      }
    let parts = [speaker.text(option.title), speaker.text(option.detail ?? ""), state]
    let number = asked.usesTitles ? "" : "\(place + 1) "
    return number + parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns the prompt of a question.
  func prompt(for asked: AskedQuestion) -> String {
    if let place = asked.confirmed {
      let name = speaker.text(asked.options[place].title.lowercased())
      return LocalizedStrings.fill(words[AskingSentences.typeWord], name) + ": "
    }
    let numbers = range(of: asked)
    switch asked.question.form {
    case .yesOrNo(let now, _):
      let value =
        now.map {
          LocalizedStrings.fill(
            words[AskingSentences.now], $0 ? words[ChoiceSentences.yes] : words[ChoiceSentences.no])
        } ?? stage.words[SpeechStrings.empty]
      let title = title(of: asked, isEmpty: now == nil)
      return "\(title), \(value), \(words[ChoiceSentences.yesOrNo]): "
    case .text(let text, _): return prompt(for: text, of: asked)
    case .one(let options, let now?, _, _) where asked.row == nil:
      let name = speaker.text(options[now].title)
      return "\(numbers), \(LocalizedStrings.fill(words[AskingSentences.takes], name)): "
    case .one(_, nil, false, _) where asked.row == nil: return "\(numbers): "
    case .one: return "\(numbers), \(words[AskingSentences.keeps]): "
    case .several: return "\(numbers), \(words[AskingSentences.ends]): "
    }
  }

  /// Returns which answers are options, such as "1 to 3".
  private func range(of asked: AskedQuestion) -> String {
    if asked.usesTitles {
      return words[asked.allowsNone ? ChoiceSentences.titlesFromNone : .titles]
    }
    let several = words[asked.allowsNone ? ChoiceSentences.numbersFromNone : .numbers]
    let count = String(asked.options.count)
    return count == "1" && !asked.allowsNone ? "1" : LocalizedStrings.fill(several, count)
  }

  private func prompt(for text: Question.Text, of asked: AskedQuestion) -> String {
    if asked.lines?.isEmpty == false {
      return "\(asked.title), \(words[AskingSentences.nextLine]): "
    }
    let value = quotation(of: text.now)
    let example = speaker.text(text.example)
    var parts = [title(of: asked, isEmpty: value.isEmpty), speaker.text(text.rule)]
    if value.isEmpty, !example.isEmpty {
      parts.append(LocalizedStrings.fill(words[AskingSentences.example], example))
    }
    if text.isSecure {
      parts.append(
        value.isEmpty ? stage.words[SpeechStrings.empty] : stage.words[SpeechStrings.entered])
    } else {
      parts.append(
        value.isEmpty
          ? stage.words[SpeechStrings.empty]
          : LocalizedStrings.fill(words[AskingSentences.now], value)
      )
    }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ") + ": "
  }

  // MARK: Answering

  /// Acts on the answer to the open question.
  func answerQuestion(_ line: String) {
    renewQuestion()
    guard var asked else { return }
    if case .text(let text, let accept) = asked.question.form {
      return answerText(line, text, accept, &asked)
    }
    guard accepts(line) else { return }
    let answer = line.trimmed
    if asked.hasOption(titled: answer) { return choose(answer, &asked) }
    switch answer.lowercased() {
    case "b", "back", ".b", "..", "esc", "escape": return leaveQuestion(goesBack: true)
    case "q", "quit", ".q": return leaveQuestion(goesBack: false)
    case "?", ".?", "help":
      if case .yesOrNo = asked.question.form {
        say("\(words[ChoiceSentences.typeYesOrNo]) \(words[HelpSentences.yesOrNoHelp])")
      } else {
        say(words[asked.usesTitles ? HelpSentences.titleHelp : .choiceHelp])
      }
      heardMessage = nil
      return ask(asked)
    case "m" where asked.nextOption > 0, ".m" where asked.nextOption > 0:
      sayOptions(&asked)
      self.asked = asked
    default: choose(answer, &asked)
    }
  }

  /// Leaves the question without an answer: for the field before, or altogether.
  private func leaveQuestion(goesBack: Bool) {
    guard let asked else { return }
    (self.asked, acted) = (nil, nil)
    sayLinesLost(asked)
    let overlay = asked.overlay
    asked.question.cancel()
    guard asked.row != nil else {
      let isClosed = !stage.overlays.contains { $0 === overlay }
      return isClosed ? say(words[AskingSentences.leftUnanswered]) : ()
    }
    if goesBack, round?.refused == nil, round != nil { return askFieldBefore() }
    round = nil
    // Each choice of several was made when it was typed.
    if case .several = asked.question.form { return sayAnswer(asked, isChecked: false) }
    if asked.isChanged { sayAnswer(asked, isChecked: false) } else { sayUnchanged(asked) }
  }

  /// Says that the row of a question is gone, and its lines with it.
  func sayGone(_ asked: AskedQuestion) {
    sayLinesLost(asked)
    say(LocalizedStrings.fill(words[ChoosingSentences.rowIsGone], asked.title))
  }

  /// Returns the row of a question, or `nil` if there is none any more.
  func currentRow(of asked: AskedQuestion) -> RowContext? {
    guard let heard = asked.heard, let table else { return asked.row }
    return current(heard, heardAt: asked.path, in: table)
  }

  /// Takes the open question from its row again, or says that the row is gone.
  private func renewQuestion() {
    guard let former = asked, former.row != nil, former.row?.path == nil else { return }
    asked = nil
    guard var next = renewed(former) else { return sayGone(former) }
    next.isOutdated = next.question.now != former.question.now
    asked = next
  }

  /// Returns a question as its row asks it now, or `nil` if there is no such row any more.
  ///
  /// A row that was made again stores the answer, not the one that asked.
  func renewed(_ asked: AskedQuestion) -> AskedQuestion? {
    guard let former = asked.row, former.path == nil else { return asked }
    guard let row = currentRow(of: asked), let heard = asked.heard,
      let question = question(of: row, isShared: asked.isShared)
    else { return nil }
    return asked.renewed(question, of: HeardRow(row, label: heard.label))
  }

  /// Returns a question with the value that its row has now, or `nil` for one that no row asks.
  func withCurrentValue(_ asked: AskedQuestion) -> AskedQuestion? {
    guard let heard = asked.heard else { return nil }
    return question(of: heard.row, isShared: asked.isShared).map { asked.renewed($0, of: heard) }
  }

  /// Returns the question of a row, or that of the field which begins with it.
  func question(of row: RowContext, isShared: Bool) -> Question? {
    if isShared { return fieldQuestion(of: row)?.question }
    return row.path.flatMap { row.screen?.row(at: $0) }?.question(row)
  }

  func sayUnchanged(_ asked: AskedQuestion) {
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
      say(words[asked.hasLines ? HelpSentences.typedLinesHelp : .answerHelp])
      if asked.lines != nil { say(words[HelpSentences.linesHelp]) }
      heardMessage = nil
      return ask(asked)
    case ".u" where asked.lines != nil: return takeBackLine()
    case ".l" where asked.lines != nil: return readLines(asked.lines ?? [])
    case ".now" where asked.lines != nil: return takeOver(text.now)
    case ".clear": return take("", text, accept, asked, dropsLines: true)
    case "" where !asked.hasLines, "." where asked.lines?.isEmpty == true: return keep(asked)
    default: break
    }
    let literal = literal(line, isMultiline: asked.lines != nil)
    if asked.lines != nil {
      if line == "." { return take(asked.typedText, text, accept, asked) }
      if let refusal = TextInput.multiline.refusal(of: literal) {
        return refuse(literal, refusal.text(in: stage.words), asked)
      }
      // Without a second owner, adding a line copies none.
      asked.lines = nil
      self.asked?.lines?.append(TypedLine(text: literal))
      return
    }
    take(literal, text, accept, asked)
  }

  /// Returns the text that a line stands for: a command is typed with one more dot.
  private func literal(_ line: String, isMultiline: Bool) -> String {
    let commands =
      isMultiline ? ["", "b", "q", "?", "u", "l", "now", "clear"] : ["b", "q", "?", "clear"]
    guard line.hasPrefix(".."), commands.contains(String(line.drop { $0 == "." })) else {
      return line
    }
    return String(line.dropFirst())
  }

  private func take(
    _ answer: String, _ text: Question.Text, _ accept: (String) -> String?, _ asked: AskedQuestion,
    dropsLines: Bool = false
  ) {
    let count = table?.spokenRowCount
    let isOutdated = asked.isOutdated && answer != text.now
    if let reason = isOutdated ? stage.words[RefusalStrings.answerNotStored] : accept(answer) {
      refuse(answer, reason, asked)
      // The value may have been changed elsewhere.
      return self.asked = withCurrentValue(asked) ?? asked
    }
    self.asked = nil
    if dropsLines { sayLinesLost(asked) }
    if asked.row == nil { return sayWhatIsFound(among: count) }
    sayAnswer(asked, isChecked: !answer.isEmpty)
  }

  /// Says why an answer, or a line of it, isn't accepted.
  private func refuse(_ answer: String, _ reason: String, _ asked: AskedQuestion) {
    let given = answer.isEmpty ? stage.words[SpeechStrings.empty] : quotation(of: answer)
    let name = asked.isSecret ? "" : given + ". "
    let problem = speaker.text(reason).trimmingStop
    say(LocalizedStrings.fill(words[AskingSentences.notAccepted], name + capital(problem)))
    if LinearCommand(answer).leadsAway { say(words[AskingSentences.answerHint]) }
    if let count = asked.lines?.count, count > 0 {
      say(LocalizedStrings.fill(words[AskingSentences.linesKept], grouped(count)))
    }
  }

  /// Leaves the value as it is.
  func keep(_ asked: AskedQuestion) {
    self.asked = nil
    guard asked.row != nil else {
      asked.question.cancel()
      return sayUnchanged(asked)
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
      if table.isFindingRows { return [rowsSoFar(in: table)] }
      guard table.spokenRowCount == count, let cursor = table.tableView.cursor else {
        let rows = sentence(rowCount(table.spokenRowCount))
        return [showsOnlySome ? withWayOut(rows, isNeeded: table.spokenRowCount == 0) : rows]
      }
      return [line(of: table.context(at: cursor)) ?? ""]
    }
  }

  /// Says the row with its new value, after the stage has settled, and the text below its group and the
  /// number of rows if these have changed.
  func sayAnswer(_ asked: AskedQuestion, isChecked: Bool) {
    guard let row = asked.row else { return sayAction() }
    afterwards = { [weak self] in
      guard let self else { return [] }
      let problem = isChecked ? checkField(row) : []
      guard problem.isEmpty else { return problem }
      if asked.isShared { return [fieldLine(of: asked), rowNews(besides: 0)] }
      let found = currentRow(of: asked)
      let remarks = found.map { remarkCount(of: $0) } ?? 0
      return [
        sentence(found.flatMap { line(of: $0) } ?? asked.title),
        found.flatMap { news(below: $0, since: asked.footer) } ?? "",
        rowNews(besides: remarks - asked.remarkCount),
      ]
    }
  }

  /// Returns the line for the value of a field of several rows.
  private func fieldLine(of asked: AskedQuestion) -> String {
    switch asked.row.flatMap({ fieldQuestion(of: $0) })?.question.form {
    case .one(let options, let now?, _, _): return heading(asked.title, options[now].title)
    case .several(let options, let now, _) where !now.isEmpty:
      return heading(asked.title, now.sorted().map { options[$0].title }.joined(separator: ", "))
    default: return heading(asked.title, nil)
    }
  }
}
