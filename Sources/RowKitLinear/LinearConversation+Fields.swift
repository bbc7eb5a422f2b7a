import RowKitCore

/// Filling in a form field by field, and saving it.
extension LinearConversation {
  /// Asks all fields again.
  func askFields() {
    guard stage.screen is any FieldAskingScreen else {
      return sendOwn("f", or: words[ChoosingSentences.notPossible])
    }
    round = FieldRound()
  }

  /// Asks the next field of the round, if there is one.
  func askNextField() {
    guard var round, let table else { return }
    let isNamed = round.refused != nil && !round.isRepeated
    let isChanged = round.isRefused
    round.isRefused = false
    guard let next = next(in: &round, table) else { return endRound(round) }
    (round.current, round.place) = (next, next.path)
    let former = round.header
    round.header = next.path.map { table.spokenHeader(of: $0.group) } ?? ""
    self.round = round
    if let path = next.path, let (question, isShared) = fieldQuestion(of: next) {
      table.moveCursor(to: path)
      // The question for several rows has the title of the group.
      if !round.header.isEmpty, round.header != former, !isShared {
        let title = speaker.text(round.header)
        say(sentence(LocalizedStrings.fill(words[ReadingSentences.group], title)))
      }
      if isNamed, let line = line(of: next) { say(sentence(line)) }
      ask(question, of: next, isShared: isShared, isChanged: isChanged)
    }
  }

  private func next(in round: inout FieldRound, _ table: GenericTableController) -> RowContext? {
    if round.isRepeated, let current = round.current, isField(current) {
      round.isRepeated = false
      return current
    }
    if var refused = round.refused {
      while let field = refused.first {
        refused.removeFirst()
        round.refused = refused
        // A row that asks nothing is changed by commands.
        guard isField(field.row) else {
          sayProblem(field.message, of: field.row, in: table)
          continue
        }
        return field.row
      }
      return nil
    }
    // A row that was made again has the place of the former one.
    return fieldBelow(round.current?.path ?? round.place, in: table)
  }

  private func fieldBelow(_ path: RowPath?, in table: GenericTableController) -> RowContext? {
    var item = table.spokenItem(after: path.map { table.spokenItem(at: $0) })
    while let next = item {
      if case .row(let path) = next.part, isField(table.context(at: path)) {
        return table.context(at: path)
      }
      item = table.spokenItem(after: next)
    }
    return nil
  }

  private func isField(_ row: RowContext) -> Bool { fieldQuestion(of: row) != nil }

  /// Returns the question of the field that begins with a row, and whether it is asked for several
  /// rows, or `nil` for other rows.
  func fieldQuestion(of row: RowContext) -> (question: Question, isShared: Bool)? {
    guard let path = row.path, let controller = row.screen?.row(at: path) else { return nil }
    guard let form = row.screen as? any FieldAskingScreen else {
      return controller.question(row).map { ($0, false) }
    }
    return form.fieldQuestion(of: controller, row)
  }

  private func endRound(_ round: FieldRound) {
    self.round = nil
    // Saving again would refuse fields that no answer can change for ever.
    let asksNothing = round.refused != nil && round.current == nil
    guard !asksNothing else { return }
    guard round.savesAtEnd else {
      sayUnaskedFields()
      return say(words[FormSentences.lastField])
    }
    hasSavedInReport = true
    save()
    let result = afterwards
    afterwards = nil
    // Whether to save in spite of problems is asked before anything else.
    guard stage.overlays.isEmpty else { return sayOverlays() }
    said += result?() ?? []
    if let message = stage.message { sayMessage(message) }
    askNextField()
  }

  // MARK: Rows that ask nothing

  /// Says the message about a field whose row asks nothing, and the row with its number.
  private func sayProblem(_ message: String?, of row: RowContext, in table: GenericTableController)
  {
    guard let path = row.path, let spoken = table.spokenText(at: path) else { return }
    let header = speaker.text(table.spokenHeader(of: path.group))
    if let message {
      let problem = sentence(speaker.text(message))
      say(header.isEmpty ? problem : "\(header): \(problem)")
    }
    if spoken.isRemark { return }
    let number = number(ofRowAt: path, in: table)
    listing.note(number, HeardRow(row, label: label(of: spoken)))
    say(sentence("\(number) \(speaker.line(spoken))"))
  }

  /// Says the rows of fields that ask nothing, such as one that adds to a list, with their numbers.
  private func sayUnaskedFields() {
    guard let table, let form = table as? any FieldAskingScreen else { return }
    var count = 0
    var item = table.spokenItem(after: nil)
    while let next = item, count < LinearListing.length {
      item = table.spokenItem(after: next)
      guard let path = next.path, let controller = table.row(at: path),
        form.isFieldToUse(controller), !isField(table.context(at: path)),
        (controller as? any SelectableRow)?.isSelectable == true,
        let spoken = table.spokenText(at: path)
      else { continue }
      let (number, row) = (number(ofRowAt: path, in: table), table.context(at: path))
      count += 1
      listing.note(number, HeardRow(row, label: label(of: spoken)))
      let header = speaker.text(table.spokenHeader(of: path.group))
      let line = [header, "\(number) \(speaker.line(spoken))"].filter { !$0.isEmpty }
      say(LocalizedStrings.fill(words[FormSentences.notAsked], line.joined(separator: ", ")))
    }
  }

  /// Goes back to the field before the one that is asked.
  func askFieldBefore() {
    guard let table, let current = round?.current else { return }
    let place = current.path ?? round?.place
    var before: RowContext?
    var next = fieldBelow(nil, in: table)
    while let row = next, row.path != place {
      before = row
      next = fieldBelow(row.path, in: table)
    }
    if before == nil { said.append(words[FormSentences.firstField]) }
    round?.current = before ?? current
    round?.isRepeated = true
  }

  /// Says what is wrong with the new value of a field, and asks the field again unless that is a warning.
  func checkField(_ row: RowContext) -> [String] {
    guard round != nil, let path = row.path, let form = stage.screen as? any FieldAskingScreen
    else { return [] }
    let own = form.fieldProblems.filter { $0.row.path == path }
    guard let problem = own.first(where: { !$0.isWarning }) ?? own.first,
      let message = problem.message
    else { return [] }
    if !problem.isWarning {
      round?.isRepeated = true
      round?.isRefused = true
    }
    return [sentence(speaker.text(message))]
  }

  /// Asks the fields that aren't accepted after a person declined to save in spite of them.
  func askRefusedFields() {
    guard asksRefusedFields else { return }
    asksRefusedFields = false
    let refused = (stage.screen as? any FieldAskingScreen)?.fieldRefusals ?? []
    guard !refused.isEmpty, round == nil else { return }
    round = FieldRound(refused: refused, savesAtEnd: true)
  }

  // MARK: Saving

  /// Whether the screen lists a key that saves.
  var savesByKey: Bool {
    stage.screen.keyHints.contains { $0.keys.split(separator: " ").contains("ctrl+s") }
  }

  /// Saves the form, or asks the fields that it refuses.
  func save() {
    round = nil
    guard let form = stage.screen as? any FieldAskingScreen else {
      return savesByKey
        ? send(KeyPress("s", .control)) : sendOwn("s", or: words[ChoosingSentences.nothingToSave])
    }
    let isRefused = (form as? any ScreenWithRefusedTexts)?.hasRefusedText == true
    send(KeyPress("s", .control))
    // The stage has a message about the text then.
    guard !isRefused else { return }
    // The messages of the fields are rows, which appear with the next frame.
    asksRefusedFields = !stage.overlays.isEmpty && form.asksFields
    afterwards = { [weak self] in self?.savingResult() ?? [] }
  }

  private func savingResult() -> [String] {
    guard let form = stage.screen as? any FieldAskingScreen else { return [] }
    if form.isAwaitingChecks {
      afterwards = { [weak self] in self?.savingResult() ?? [] }
      return [words[FormStrings.checking]]
    }
    let problems = form.fieldRefusals
    guard form.asksFields else { return [] }
    guard !problems.isEmpty else {
      // A change that ended the submission has its message.
      guard !stage.screen.hasUnsavedChanges else { return [] }
      let saved = words[FormStrings.saved]
      if stage.message == saved { stage.clearMessage() }
      return [saved]
    }
    round = FieldRound(refused: problems, savesAtEnd: true)
    // The sentence says more than the message about the number of fields.
    stage.clearMessage()
    return [LocalizedStrings.fill(words[FormSentences.notSaved], String(problems.count))]
  }
}
