/// A screen with a document that can also be saved on the lists of choices of its rows.
@MainActor package protocol DocumentTable: GenericTableController {
  /// The hint for the key that saves the document, or `nil` if it isn't saved.
  var saveKeyHint: KeyHint? { get }

  /// Saves the document on a screen, which shows messages and questions.
  func saveDocument(on screen: GenericTableController)
}

extension DocumentTable {
  /// Saves the document on a screen if a key says so, and returns whether it does.
  package func saveDocument(by key: KeyPress, on screen: GenericTableController) -> Bool {
    guard key == KeyPress("s", .control), saveKeyHint != nil else { return false }
    saveDocument(on: screen)
    return true
  }
}

/// The list of the choices of a choice row.
///
/// It follows the choices of the row, also if the row is created again. Changes are undone and saved as on
/// the screen of the row.
final class ChoiceListScreen<Value: Hashable>: GenericTableController {
  /// A row with its choices.
  typealias Source = (row: any CellController, choices: [Choice<Value>])

  private let footer: String?
  private let source: () -> Source?

  /// The row whose choices are shown, and these choices.
  private var shown: Source?
  private let allowsNone: Bool
  private let isChosen: (Value) -> Bool
  private let pick: (Value, ScreenController) -> Void
  private let follow: (_ change: () -> Bool) -> Bool

  /// The screen of the row.
  private weak var owner: GenericTableController?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - row: The context of the row.
  ///   - title: The title.
  ///   - footer: The text below the list, or `nil`.
  ///   - source: Returns the row that stands for the record now, and its choices, or `nil` if it is a row
  ///     of another kind.
  ///   - allowsNone: Whether selecting a selected choice deselects it.
  ///   - follow: Makes a change, such as undoing one, after which the value counts as known.
  ///   - isChosen: Returns whether a choice is selected.
  ///   - pick: Selects a choice on the screen.
  init(
    of row: RowContext, title: String, footer: String?, source: @escaping () -> Source?,
    allowsNone: Bool, follow: @escaping (_ change: () -> Bool) -> Bool,
    isChosen: @escaping (Value) -> Bool, pick: @escaping (Value, ScreenController) -> Void
  ) {
    self.footer = footer
    self.source = source
    self.allowsNone = allowsNone
    self.isChosen = isChosen
    self.pick = pick
    self.follow = follow
    owner = row.screen
    super.init(title: title, style: .grouped)
  }

  override func constructTableGroups() -> [TableGroup] {
    shown = source()
    return [TableGroup(footer: footer, rows: shown?.choices.map { row(for: $0) } ?? [])]
  }

  override func screenDidLoad() {
    guard let row = source()?.choices.firstIndex(where: { isChosen($0.value) }) else { return }
    tableView.moveCursor(to: RowPath(group: 0, row: row))
  }

  override func performPendingWork() -> Bool {
    followRow()
    return super.performPendingWork()
  }

  /// Shows the choices of the row that the screen of the row has now, or leaves if it has another one.
  private func followRow() {
    // That screen is covered, so it waits with what it observes.
    owner?.applyObservedChanges()
    guard let now = source() else { return leave() }
    // A row that is made when it is needed is another object each time.
    let isSame =
      now.row === shown?.row
      || now.choices.elementsEqual(shown?.choices ?? []) {
        $0.title == $1.title && $0.detail == $1.detail && KnownValue.isSame($0.value, $1.value)
      }
    if !isSame { updateAndReload() }
  }

  private func leave() {
    pop()
    owner?.showMessage(words[RefusalStrings.choiceNotStored])
  }

  // MARK: The document of the row's screen

  private var document: (any DocumentTable)? { owner as? any DocumentTable }

  override var changeHistory: (any ChangeHistory)? {
    owner?.changeHistory.map { ChoiceHistory($0, follow: follow) }
  }

  override var keyHints: [KeyHint] {
    super.keyHints + [document?.saveKeyHint].compactMap(\.self)
  }

  override func handle(_ key: KeyPress) -> Bool {
    super.handle(key) || document?.saveDocument(by: key, on: self) == true
  }

  private func row(for choice: Choice<Value>) -> ChoiceOptionRowController {
    ChoiceOptionRowController(
      choice.title, detail: choice.detail, allowsNone: allowsNone,
      isChosen: { [isChosen] in isChosen(choice.value) },
      pick: { [weak self] _ in
        guard let self else { return }
        followRow()
        guard stage != nil else { return }
        let choices = source()?.choices ?? []
        guard choices.contains(where: { KnownValue.isSame($0.value, choice.value) }) else {
          return showMessage(words[RefusalStrings.choiceNotStored])
        }
        pick(choice.value, self)
      })
  }
}

/// The changes of the screen of a row, which a person undoes on the list of its choices.
private final class ChoiceHistory: ChangeHistory {
  private let history: any ChangeHistory
  private let follow: (_ change: () -> Bool) -> Bool

  init(_ history: any ChangeHistory, follow: @escaping (_ change: () -> Bool) -> Bool) {
    self.history = history
    self.follow = follow
  }

  var canUndo: Bool { history.canUndo }

  var canRedo: Bool { history.canRedo }

  func undo(in table: GenericTableController) -> Bool { follow { history.undo(in: table) } }

  func redo(in table: GenericTableController) -> Bool { follow { history.redo(in: table) } }
}

/// A row in a list of choices, with a checkmark when it is selected.
final class ChoiceOptionRowController: SelectableRow {
  private let title: String
  private let detail: String?
  private let allowsNone: Bool
  private let isChosen: () -> Bool
  private let pick: (RowContext) -> Void

  init(
    _ title: String, detail: String?, allowsNone: Bool, isChosen: @escaping () -> Bool,
    pick: @escaping (RowContext) -> Void
  ) {
    self.title = title
    self.detail = detail
    self.allowsNone = allowsNone
    self.isChosen = isChosen
    self.pick = pick
  }

  func configure(_ cell: TableCell) {
    let isChosen = isChosen()
    cell.text = title
    cell.detailText = detail
    cell.style = detail == nil ? .default : .subtitle
    cell.accessory = isChosen ? .checkmark : .none
    guard isChosen else { return }
    cell.accessibilityLabel = title + "\t" + SpokenText.Sign.checkmark.text
    cell.signs = [.checkmark]
  }

  func selectionVerb(in words: LocalizedStrings) -> String {
    allowsNone && isChosen() ? words[ActionStrings.deselect] : words[RowStrings.choose]
  }

  func didSelect(_ row: RowContext) {
    pick(row)
    row.reloadVisibleRows()
  }
}
