/// A row that expands to a picker for its value, such as a calendar or wheels.
///
/// Return expands the row. While it is expanded, Return stores the shown value if there is none yet, and
/// collapses the row. Escape and a click on its first line collapse it without storing anything. Delete
/// clears an optional value. The table stores whether the row is expanded.
///
/// ``DateRow`` and ``ColorRow`` refine this protocol.
@MainActor
public protocol PickerRow<Value>: SelectableRow, KeyRespondingRow,
  MouseRespondingRow, OptionalValueRow
{
  /// Returns the row's first line, which is shown whether or not the row is expanded.
  ///
  /// - Parameters:
  ///   - isOpen: Whether the row is expanded.
  ///   - words: The words in the language of the screen.
  /// - Returns: A label and the value.
  func line(isOpen: Bool, words: LocalizedStrings) -> ControlContent

  /// Returns the picker below the line of an expanded row.
  ///
  /// - Parameters:
  ///   - part: The index of the part that handles keys, from 0.
  ///   - words: The words in the language of the screen.
  /// - Returns: The content of the picker.
  func openedContent(part: Int, words: LocalizedStrings) -> any CellContent

  /// Handles a key while the row is expanded. Returns `false` to pass the key to the table.
  func handleWhileOpen(_ key: KeyPress, row: RowContext) -> Bool

  /// Handles a click in the picker, or a drag that began with one. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - event: The event, at a point relative to the top left of the picker. A drag may leave it.
  ///   - width: The width of the picker, in columns.
  ///   - row: The row's context.
  func handleWhileOpen(_ event: MouseEvent, width: Int, row: RowContext)

  /// The value that an expanded row without a value shows, and that Return stores. The default is
  /// `nil`: Return then stores nothing.
  var startingValue: Value? { get }
}

extension PickerRow {
  public func handleWhileOpen(_ event: MouseEvent, width: Int, row: RowContext) {}
  public var startingValue: Value? { nil }
  public func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.open] }

  public func collapsingHints(in words: LocalizedStrings) -> [KeyHint] {
    let chooses = value == nil && startingValue != nil
    return [
      KeyHint("⏎", chooses ? words[RowStrings.choose] : words[ActionStrings.done]),
      KeyHint("esc", words[MovingStrings.close]),
    ]
  }

  public func configure(_ cell: TableCell) {
    let line = line(isOpen: cell.state.isExpanded, words: cell.words)
    cell.text = label
    cell.show(line, access: access)
    if value == nil { cell.signs = [.missingValue] }
    guard cell.state.isExpanded else { return }
    // An expanded row keeps its own colors; the mark at the left and the tint show the cursor.
    cell.selectionStyle = .none
    cell.content = LinesContent([
      line, openedContent(part: cell.state.expandedPart, words: cell.words),
    ])
    cell.accessibilityLabel = line.plainText
  }

  /// Returns a question for the value, written as in its example.
  ///
  /// - Parameters:
  ///   - row: The context of the row.
  ///   - rule: The accepted texts, with an example.
  ///   - now: The current value as text, or `nil` if there is none.
  ///   - read: Returns the value of a text, or `nil` if there is none.
  ///   - refusal: Returns why a value isn't accepted, or `nil` for one that is.
  /// - Returns: The question, or `nil` for a row that can't be changed.
  func question(
    _ row: RowContext, rule: String, now: String?, read: @escaping (String) -> Value?,
    refusal: @escaping (Value) -> String? = { _ in nil }
  ) -> Question? {
    guard takesFocus else { return nil }
    let chosen = ChosenValue(self, row, \.value)
    return Question(
      .text(Question.Text(now: now ?? "", rule: rule)) { [allowsNone] text in
        let value = read(text)
        guard value != nil || text.isEmpty && allowsNone else { return rule }
        return value.flatMap(refusal) ?? chosen.answer(value)
      })
  }

  public func didSelect(_ row: RowContext) {
    let isOpen = row.isExpanded
    if isOpen, value == nil { pick(startingValue, row: row) }
    row.isExpanded = !isOpen
    if !isOpen { row.expandedValue = KnownValue<Value?>(value) }
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    let isCleared = clear(by: key, row) {
      pick(nil, row: row)
      row.isExpanded = false
    }
    if isCleared { return true }
    guard row.isExpanded else { return false }
    if key == KeyPress(.escape) {
      row.isExpanded = false
      return true
    }
    return handleWhileOpen(key, row: row)
  }

  public func handle(_ event: MouseEvent, width: Int, row: RowContext) -> Bool {
    guard row.isExpanded else { return false }
    let words = row.cell?.words ?? .english
    let closedHeight = line(isOpen: true, words: words).height(forWidth: width)
    var inner = event
    inner.point.line -= closedHeight
    switch event.action {
    case .press where inner.point.line < 0: row.isExpanded = false
    case .press, .drag: handleWhileOpen(inner, width: width, row: row)
    default: return false
    }
    return true
  }

  /// Stores the value to which a key leads, or refuses the key if that is the current value.
  func go(to wanted: Value?, _ row: RowContext) {
    guard wanted != value else { return row.refuse(.nothingFurther) }
    pick(wanted, row: row)
  }

  /// Stores and shows a value that a person selected.
  ///
  /// Does nothing if the value is unchanged. If the row is disabled, or the value was changed elsewhere since it
  /// was expanded, the row is collapsed with a message, and nothing is stored.
  package func pick(_ wanted: Value?, row: RowContext) {
    guard wanted != value else { return }
    let known = row.expandedValue as? KnownValue<Value?>
    if let refusal = known?.refusal(of: self, now: value) {
      row.isExpanded = false
      return row.showMessage(row.words[refusal])
    }
    value = wanted
    known?.didStore(wanted, current: value)
    row.reloadVisibleRows()
  }

  /// Returns the line of a row whose value is shown as text.
  package func line(_ words: String?, isOpen: Bool) -> ControlContent {
    let words = words ?? Placeholder.missingValue
    let width = TextWidth.width(of: words)
    return ControlContent(
      label, labelStyle: isOpen ? .bold : .plain, controlWidth: width, neededWidth: width,
      control: TextContent(
        words, style: isOpen ? .tint : .secondary, alignment: .trailing, numberOfLines: 3))
  }
}

extension RowContext {
  /// Makes a part of the expanded row the one that handles keys, or refuses the key if there is no
  /// such part.
  func goToPart(_ part: Int, in parts: ClosedRange<Int>) {
    guard parts.contains(part) else { return refuse(.nothingFurther) }
    expandedPart = part
  }

  /// Handles a key for wheels: Left and Right move between wheels, Up and Down turn the active one,
  /// and Page Up and Page Down turn it by ten.
  func useWheels(
    _ key: KeyPress, parts: ClosedRange<Int>, turn: (_ part: Int, _ direction: Int) -> Void
  ) -> Bool {
    switch key {
    case KeyPress(.left): goToPart(expandedPart - 1, in: parts)
    case KeyPress(.right): goToPart(expandedPart + 1, in: parts)
    case KeyPress(.up): turn(expandedPart, -1)
    case KeyPress(.down): turn(expandedPart, 1)
    case KeyPress(.pageUp): turn(expandedPart, -10)
    case KeyPress(.pageDown): turn(expandedPart, 10)
    default: return false
    }
    return true
  }

  /// Handles a click on wheels: beside the value it turns the wheel; on the value it activates the
  /// wheel.
  func clickWheels(
    _ wheels: WheelsContent, at point: ScreenPoint, width: Int, firstPart: Int = 0,
    turn: (_ part: Int, _ direction: Int) -> Void
  ) {
    guard let place = wheels.turn(at: point, width: width), abs(place.direction) <= 1 else {
      return
    }
    expandedPart = firstPart + place.wheel
    if place.direction != 0 { turn(firstPart + place.wheel, place.direction) }
  }
}
