import RowKit

/// A row that chooses the animation of rows.
///
/// Selecting it steps through all animations.
///
/// It has no callback: whatever reads the choice from the model is updated by observation,
/// including the row itself.
final class AnimationRowController: SelectableRow, KeyRespondingRow, MouseRespondingRow {
  let rowID: RowID? = "animation"
  let keyHints = [KeyHint("←→", "choose")]
  private let choice: AnimationChoice

  init(_ choice: AnimationChoice) {
    self.choice = choice
  }

  func configure(_ cell: TableCell) {
    cell.content = content
  }

  private var content: ButtonsContent {
    ButtonsContent(
      label: "Animation", items: AnimationChoice.names.map { .init(title: $0) },
      chosen: choice.index)
  }

  func spokenText(of cell: TableCell) -> SpokenText {
    SpokenText("Animation", value: AnimationChoice.names[choice.index])
  }

  func question(_ row: RowContext) -> Question? {
    let options = AnimationChoice.names.map { Question.Option($0) }
    return Question(
      .one(of: options, now: choice.index) { [choice] place in
        if let place { choice.step(by: place - choice.index) }
      })
  }

  func selectionVerb(in words: LocalizedStrings) -> String { words[EditingStrings.next] }

  func didSelect(_ row: RowContext) {
    choice.step(by: 1)
  }

  func handle(_ key: KeyPress, row: RowContext) -> Bool {
    switch key {
    case KeyPress(.left): choice.step(by: -1)
    case KeyPress(.right): choice.step(by: 1)
    default: return false
    }
    return true
  }

  /// Chooses the clicked animation; a click beside them chooses none.
  func handle(_ event: MouseEvent, width: Int, row: RowContext) -> Bool {
    guard event.action == .press else { return false }
    if let index = content.index(at: event.point, width: width) {
      choice.step(by: index - choice.index)
    }
    return true
  }
}
