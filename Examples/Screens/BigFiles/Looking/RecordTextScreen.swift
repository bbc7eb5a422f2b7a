import Files
import RowKit

/// A screen with the whole texts of a record: the values of a table, or the lines of JSON.
///
/// It goes on with the search by which the record was found, match by match. `/` begins another one,
/// and Tab in its line shows only the texts with a match.
final class RecordTextScreen: GenericTableController {
  /// The place of a match.
  private struct Match {
    let row: Int
    let offset: Int
  }

  private let texts: [RecordText]
  private let notes: (before: String?, after: String?)

  /// The visible ones among the texts, in order.
  private var shown: [Int]
  private var pattern: BytePattern?
  private var letterCase = LetterCaseChoice.automatic
  private var match: Match?

  /// Whether the screen appears for the first time.
  private var isNew = true

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - texts: The texts.
  ///   - notes: What to say before and after them.
  ///   - pattern: The pattern to begin at, or `nil` for the first text.
  init(
    _ title: String, _ texts: [RecordText], notes: (before: String?, after: String?) = (nil, nil),
    at pattern: BytePattern?
  ) {
    self.texts = texts
    self.notes = notes
    self.pattern = pattern
    shown = Array(texts.indices)
    super.init(title: title)
  }

  // MARK: Content

  override func constructTableGroups() -> [TableGroup] {
    let texts = texts
    let rows = RowList(shown) { [weak self] text in
      RecordTextRowController(texts[text]) { self?.pattern }
    }
    return [TableGroup(notes.before, footer: notes.after, rows: rows)]
  }

  override func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
    if isNew {
      isNew = false
      tableView.resize(to: bounds.size)
      if let pattern, let match = next(pattern) { show(match) }
    }
    return super.regions(in: bounds)
  }

  override var keyHints: [KeyHint] {
    (pattern == nil ? [] : [KeyHint("n N", "next, previous")]) + super.keyHints
  }

  override var showsOnlySomeRows: Bool { shown.count < texts.count }

  // MARK: Events

  override func handle(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.character("/"), []): askForSearch()
    case (.character("n"), []): search(times: repetition ?? 1) { $0.next($1) }
    case (.character("N"), _): search(times: repetition ?? 1) { $0.previous($1) }
    case (.escape, []) where showsOnlySomeRows: showEverything()
    default: return super.handle(key)
    }
    return true
  }

  private func askForSearch() {
    let prompt = PromptOverlay(
      "search", letterCase: letterCase, on: stage,
      onTab: { [weak self] text, letterCase in self?.narrow(to: text, letterCase) }
    ) { [weak self] text, letterCase in
      guard let self else { return }
      take(text, letterCase)
      search { $0.next($1) }
    }
    stage?.show(prompt)
  }

  /// Takes a pattern from the prompt; an empty text repeats the last one.
  ///
  /// The rows show it when the search has ended: a row that is reloaded before forgets how far it was
  /// scrolled.
  private func take(_ text: String, _ letterCase: LetterCaseChoice) {
    guard let pattern = letterCase.pattern(text) else { return }
    self.letterCase = letterCase
    self.pattern = pattern
    setNeedsHints()
  }

  private func narrow(to text: String, _ letterCase: LetterCaseChoice) {
    take(text, letterCase)
    redrawRows()
    guard let pattern else { return }
    let found = texts.indices.filter { texts[$0].first(pattern) != nil }
    if found.isEmpty { return reportNoMatch(pattern) }
    show(found)
    if let match = next(pattern) { show(match) }
  }

  /// Shows all texts again, with the cursor where it is.
  private func showEverything() {
    let text = tableView.cursor.map { shown[$0.row] }
    show(Array(texts.indices))
    if let text { tableView.moveCursor(to: RowPath(group: 0, row: text)) }
  }

  private func show(_ texts: [Int]) {
    (shown, match) = (texts, nil)
    clearTableGroups()
    _ = groupCount
    setNeedsHints()
    stage?.setNeedsFrame()
  }

  // MARK: Searching

  private func search(
    times: Int = 1, _ find: (RecordTextScreen, BytePattern) -> Match?
  ) {
    guard let pattern else {
      return showMessage(LocalizedStrings.fill(words[RefusalStrings.noSearch], "/"))
    }
    for _ in 0..<min(times, 1000) {
      guard let match = find(self, pattern) else { return reportNoMatch(pattern) }
      show(match)
    }
    redrawRows()
  }

  private func reportNoMatch(_ pattern: BytePattern) {
    redrawRows()
    let isWhole = notes.before == nil && notes.after == nil
    showMessage("“\(pattern.text)” is \(isWhole ? "nowhere" : "not in this part").")
  }

  /// The place of the last match, or the row of the cursor if that has moved to another one since.
  private var here: Match {
    let row = tableView.cursor?.row ?? 0
    return match.flatMap { $0.row == row ? $0 : nil } ?? Match(row: row, offset: -1)
  }

  /// Returns the next match, wrapping around.
  private func next(_ pattern: BytePattern) -> Match? {
    let here = here
    guard shown.indices.contains(here.row) else { return nil }
    if let offset = texts[shown[here.row]].first(pattern, from: here.offset + 1) {
      return Match(row: here.row, offset: offset)
    }
    let rows = Array(here.row + 1..<shown.count) + Array(0...here.row)
    return rows.lazy.compactMap { row in
      self.texts[self.shown[row]].first(pattern).map { Match(row: row, offset: $0) }
    }.first
  }

  /// Returns the previous match, wrapping around.
  private func previous(_ pattern: BytePattern) -> Match? {
    let here = here
    guard shown.indices.contains(here.row) else { return nil }
    if let offset = texts[shown[here.row]].last(pattern, before: here.offset) {
      return Match(row: here.row, offset: offset)
    }
    let rows = Array((0..<here.row).reversed()) + Array((here.row..<shown.count).reversed())
    return rows.lazy.compactMap { row in
      self.texts[self.shown[row]].last(pattern).map { Match(row: row, offset: $0) }
    }.first
  }

  /// Moves the cursor to a match, and scrolls to its line in a text that is longer than the window.
  private func show(_ match: Match) {
    self.match = match
    let path = RowPath(group: 0, row: match.row)
    tableView.moveCursor(toMatch: path)
    if let cell = tableView.cell(at: path), let row = row(at: path) as? RecordTextRowController,
      row.height(forWidth: cell.state.width) ?? 1 > tableView.size.height
    {
      let line = row.line(of: match.offset, width: cell.state.width)
      tableView.scroll(by: max(0, line - tableView.size.height / 3))
    }
  }

  private func redrawRows() {
    reloadRows(at: tableView.visibleRows)
    stage?.setNeedsFrame()
  }
}
