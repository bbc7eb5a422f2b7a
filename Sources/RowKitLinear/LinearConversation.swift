public import RowKitCore

/// A conversation in lines of text about the screens of a stage.
///
/// The conversation describes a screen and asks for commands and values. Each answer is one line,
/// and each report is a few lines. The type performs no input or output: a host passes it each
/// line, lets the stage settle, and shows the report:
///
/// ```swift
/// let conversation = LinearConversation(stage)
/// for line in conversation.begin() { print(line) }
/// while conversation.exitStatus == nil, let line = readLine() {
///   conversation.answer(line)
///   for line in conversation.report() { print(line) }
/// }
/// ```
@MainActor public final class LinearConversation {
  /// The stage.
  public let stage: Stage

  /// The text before the answer, which names the requested input.
  public private(set) var prompt = ""

  /// The exit status, or `nil` while the conversation continues.
  public private(set) var exitStatus: Int32?

  /// The next report.
  var next = LinearReport()

  /// The question that waits for an answer.
  var asked: AskedQuestion?

  /// The question of a row that an overlay interrupted, and that is asked again after it.
  private var interrupted: AskedQuestion?

  /// The row whose actions were asked for.
  var acted: ActedRow?

  /// The fields that are asked one by one.
  var round: FieldRound?

  /// Whether the last report saved a form after its last field, which may have ended the program.
  package var hasSavedInReport = false

  /// The explanation that was said last for the question of a row.
  var heardMessage: String?

  /// Whether the refused fields are asked if saving in spite of their problems is declined.
  var asksRefusedFields = false

  /// Whether the person was informed that typing isn't shown, how to leave a question for a text, and how
  /// all rows are listed again.
  var hasSaid = (notShown: false, hint: false, wayOut: false)

  private var listings: [ObjectIdentifier: LinearListing] = [:]
  private weak var shownScreen: ScreenController?
  private var hasHelped = false

  /// Creates a conversation about a stage.
  public init(_ stage: Stage) {
    self.stage = stage
    stage.animatesChanges = false
    stage.supportsFading = false
  }

  var words: LocalizedStrings { stage.words }

  var speaker: SpokenLine { SpokenLine(stage.words) }

  /// The table that is shown, or `nil` for another screen.
  var table: GenericTableController? { stage.screen as? GenericTableController }

  /// The rows that were read on the shown screen.
  var listing: LinearListing {
    get { listings[ObjectIdentifier(stage.screen)] ?? LinearListing() }
    set { listings[ObjectIdentifier(stage.screen)] = newValue }
  }

  /// Whether typed text must not be shown.
  public var isSecret: Bool { asked?.isSecret ?? false }

  /// Whether the stage is still carrying out the last answer.
  public var isBusy: Bool {
    guard let table else {
      return (stage.screen as? any TemporaryScreen)?.isAwaitingScreen == true
    }
    let form = table as? any FieldAskingScreen
    return table.isSearchRunning || table.isFindingRows || form?.isAwaitingChecks == true
      || isLoading(table)
  }

  // MARK: The conversation

  /// Returns the first report.
  ///
  /// - Parameter reason: What turned the mode on, such as `ACCESSIBLE`, or `nil` to leave it out.
  /// - Returns: The lines to show.
  public func begin(because reason: String? = nil) -> [String] {
    if let reason {
      said.append(LocalizedStrings.fill(words[ReadingSentences.isOn], speaker.text(reason)))
    }
    // Keys may have been pressed before.
    stage.screen.interaction?.endEditing()
    return report()
  }

  /// Acts on a line that a person typed.
  ///
  /// A command or a choice of more than `PromptLine.limit` characters is refused. A text has the limit
  /// of its field, as on a screen.
  public func answer(_ line: String) {
    let former = asked
    beginAnswer()
    if asked != nil { return answerQuestion(line) }
    // A line for a question that is gone, or from before an overlay asks one, is no command.
    if let former { return sayUnchanged(former) }
    if stage.overlays.last?.question(on: stage) != nil {
      return say(words[AskingSentences.notConfirmed])
    }
    guard accepts(line) else { return }
    let command = command(of: line)
    // A text that keys have begun to edit is stored before anything else is done or said.
    if case .press = command {} else { stage.screen.interaction?.endEditing() }
    perform(command)
  }

  /// Refuses a line.
  ///
  /// An open question waits for another one.
  package func refuseLine(because fault: LineFault) {
    beginAnswer()
    switch fault {
    case .notText: say(words[AskingSentences.notText])
    case .tooLong(let limit):
      say(LocalizedStrings.fill(words[AskingSentences.tooLong], grouped(limit)))
    }
  }

  private func beginAnswer() {
    keepMessage()
    hasSavedInReport = false
    // A command is about something else than the actions that were asked for.
    if asked == nil { acted = nil }
    // A screen that came while nobody answered is announced before it takes the answer.
    if shownScreen !== stage.screen, stage.overlays.isEmpty { announce() }
    reportNews()
  }

  /// Returns whether a line is short enough for a command or a choice, or says that it isn't.
  func accepts(_ line: String) -> Bool {
    let isShort = line.utf8.count <= PromptLine.limit || line.count <= PromptLine.limit
    if !isShort {
      let reason = TextRefusal.length(PromptLine.limit).text(in: stage.words)
      say(LocalizedStrings.fill(words[AskingSentences.notAccepted], reason))
    }
    return isShort
  }

  /// Returns the beginning of what a person typed, in one line that repeats at most 80 characters.
  func quotation(of line: String) -> String { speaker.text(beginning(of: line)) }

  /// Returns at most 80 characters of a text, and whether there are more.
  func beginning(of text: String) -> String {
    let beginning = text.prefix(80)
    return beginning.endIndex < text.endIndex ? beginning + "…" : text
  }

  /// Ends the conversation before a person has ended it, and passes typed lines to their rows.
  ///
  /// - Returns: The last sentences, which say if lines are dropped and if changes aren't saved.
  package func endEarly() -> [String] {
    let lost = [asked, interrupted].compactMap { $0.flatMap(handOverLines) }
    (asked, interrupted) = (nil, nil)
    let isCancelled = stage.isAnythingUnsaved || !lost.isEmpty
    return lost + [words[isCancelled ? FormSentences.cancelled : .ended]]
  }

  /// Ends the conversation because there are no more answers, and says if changes aren't saved.
  ///
  /// The screens are notified as by a signal, so that they can keep the changes, and what they report is
  /// said.
  public func cancel() {
    guard exitStatus == nil else { return }
    said += endEarly()
    exitStatus = 1
    stage.handle(.quit, at: stage.now)
    said += stage.takeEndReports().map(speaker.text)
  }

  /// Performs an effect of a frame.
  public func perform(_ effect: HostEffect) {
    switch effect {
    case .copy(let text):
      if stage.message == stage.words[ScreenStrings.copied] { stage.clearMessage() }
      said.append(LocalizedStrings.fill(words[ChoosingSentences.copied], speaker.text(text)))
    case .openURL(let text):
      said.append(LocalizedStrings.fill(words[ChoosingSentences.address], speaker.text(text)))
    case .quit(let status): exitStatus = exitStatus ?? status
    case .suspend:
      afterwards = nil
      said.append(words[ChoosingSentences.notPossible])
    case .bell, .theme: break
    }
  }

  /// Returns the lines about everything that happened since the last report, and sets the prompt.
  public func report() -> [String] {
    let isSame = shownScreen === stage.screen
    let former = said
    next.isAnswered = !said.isEmpty || stage.message != nil
    said = []
    let later = afterwards
    afterwards = nil
    if isSame, stage.overlays.isEmpty || asked?.overlay != nil { said += later?() ?? [] }
    if let message = stage.message { sayMessage(message) }
    said = next.news + former + said
    next.news = []
    // A row that led to no other screen is not the one to come back to.
    if isSame, stage.overlays.isEmpty { listing.chosen = nil }
    if exitStatus == nil { sayWhatIsShown(isSame) }
    defer { said = [] }
    return said.filter { !$0.isEmpty }
  }

  func sayMessage(_ message: String) {
    let undoable = sentence(ofUndoable: message).map { "\($0) \(words[ChoosingSentences.undoes])" }
    let message = undoable ?? speaker.sentence(message)
    if !said.contains(message) { said.append(message) }
    stage.clearMessage()
  }

  /// Returns the sentence of a message about a change that can be undone, without the key for that, or `nil`
  /// for other messages.
  func sentence(ofUndoable message: String) -> String? {
    guard let hint = table?.undoHint, !hint.isEmpty, message.hasSuffix(hint) else { return nil }
    return speaker.sentence(String(message.dropLast(hint.count)))
  }

  // MARK: What is shown

  /// Reports the changes of the screen and prompts for the next answer.
  private func sayWhatIsShown(_ isSame: Bool) {
    if !isSame { announce() }
    sayNotice()
    sayOverlays()
    if let asked { prompt = prompt(for: asked) } else { promptForCommand() }
    countRows()
  }

  /// Asks the question of the overlay in front, or, if there is none, the next question of a form.
  func sayOverlays() {
    guard let overlay = stage.overlays.last else {
      if asked?.row == nil { asked = nil }
      askInterrupted()
      askRefusedFields()
      if asked == nil { askNextField() }
      return
    }
    askOverlay(overlay)
  }

  /// Asks the question again that an overlay has interrupted, with the lines that were typed.
  private func askInterrupted() {
    guard asked == nil, let question = interrupted else { return }
    interrupted = nil
    guard let question = renewed(question) else { return sayGone(question) }
    ask(question)
    if let count = question.lines?.count, count > 0 {
      say(LocalizedStrings.fill(words[AskingSentences.linesKept], grouped(count)))
    }
  }

  private func askOverlay(_ overlay: any Overlay) {
    if let asked, asked.overlay === overlay { return }
    if let list = overlay as? HelpOverlay {
      said.append(LocalizedStrings.fill(words[KeySentences.list], speaker.keys(list.hints, words)))
      stage.remove(list)
      return sayOverlays()
    }
    if asked?.row != nil { interrupted = asked }
    guard let question = overlay.question(on: stage) else {
      asked = nil
      said.append(words[ChoosingSentences.panel])
      return
    }
    ask(AskedQuestion(question, title: speaker.text(question.title), overlay: overlay))
  }

  private func promptForCommand() {
    let title = speaker.text(stage.screen.title)
    prompt =
      title.isEmpty || title.count > 16
      ? capital(words[SearchSentences.command]) : "\(title), \(words[SearchSentences.command])"
    prompt += ": "
    guard !hasHelped else { return }
    hasHelped = true
    said.append(words[HelpSentences.shortHelp])
  }

  /// Returns a line as a sentence, which ends with a stop unless it has an end already.
  func sentence(_ line: String) -> String { line.withStop }

  func capital(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Announces the screen: its title, and the number of its rows.
  private func announce() {
    shownScreen = stage.screen
    for question in [asked, interrupted] { question.map(sayLinesLost) }
    (asked, interrupted, acted) = (nil, nil, nil)
    round = nil
    asksRefusedFields = false
    forgetListings()
    let title = speaker.text(stage.screen.title)
    said.append(
      [title, contents].filter { !$0.isEmpty }.map { sentence($0) }.joined(separator: " "))
    sayTextsBeside()
    // The fields were asked before a person went on to another screen.
    let isBack = listing.chosen != nil
    sayRowLeft()
    if !isBack, let form = stage.screen as? any FieldAskingScreen, form.asksFields {
      round = FieldRound()
      said.append(words[FormSentences.eachField])
    }
  }

  /// Says the texts beside the rows, such as the names of columns, unless rows were read already.
  private func sayTextsBeside() {
    guard listing.rows.isEmpty else { return }
    let texts = stage.screen.regions(in: stage.contentBounds).compactMap(\.view.spokenText)
    for line in texts.map(speaker.line) where !line.isEmpty { say(sentence(line)) }
  }

  /// Says the row that led to another screen, after the way back, or the one to which that screen has
  /// moved the cursor, such as one that it added.
  private func sayRowLeft() {
    guard let (left, number) = listing.chosen else { return }
    listing.chosen = nil
    guard let table, let cursor = table.tableView.cursor, cursor != left.path,
      let heard = heardRow(at: cursor, in: table)
    else { return say(line(of: left), number: number) }
    say(
      line(of: heard.row),
      number: listing.numberKnown(self.number(ofRowAt: cursor, in: table), heard))
  }

  private func say(_ line: String?, number: Int?) {
    if let line { say(number.map { "\($0) \(line)" } ?? line) }
  }

  /// The kind and amount of what a screen contains.
  private var contents: String {
    guard let table else {
      let count = textLines(upTo: .max).count
      return count == 1
        ? words[ReadingSentences.line]
        : LocalizedStrings.fill(words[ReadingSentences.lines], String(count))
    }
    if let item = table.spokenItem(after: nil), isLoading(item, in: table),
      table.spokenItem(after: item) == nil
    {
      return words[ReadingSentences.loading]
    }
    if awaitsRows(table) { return words[ReadingSentences.loading] }
    let count = rowCount(table.spokenRowCount)
    let isForm = table is any FieldAskingScreen
    return isForm ? "\(words[ReadingSentences.fields]), \(count)" : count
  }

  func rowCount(_ count: Int?) -> String {
    guard let count else { return "" }
    if count == 0 { return words[ReadingSentences.noRows] }
    return count == 1
      ? words[ReadingSentences.row]
      : LocalizedStrings.fill(words[ReadingSentences.rows], grouped(count))
  }

  func grouped(_ number: Int) -> String {
    stage.words.text(forCount: number)
  }

  /// Drops the listings of screens that are gone.
  private func forgetListings() {
    let screens = stage.navigations.flatMap(\.screens).map { ObjectIdentifier($0) }
    listings = listings.filter { screens.contains($0.key) }
  }
}

/// A reason for which a line of input is no answer.
package enum LineFault: Equatable {
  /// Its bytes aren't UTF-8.
  case notText

  /// It has more bytes than are kept.
  case tooLong(limit: Int)
}
