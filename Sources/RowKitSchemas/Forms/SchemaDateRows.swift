import JSONSchema
import JSONText
import RowKit

/// A value that a text represents.
@MainActor struct SchemaTextValue<Value: Equatable> {
  let item: SchemaItem

  /// Returns the value of a text, or `nil` if the text represents none.
  let read: (String) -> Value?

  /// Returns the text of a value that replaces a text, or that is the first.
  let write: (Value, _ former: String?) -> String

  /// Returns what a text says beyond the value, in words for a person.
  let remark: (String) -> String

  private var text: String? { item.value.value?.string }

  /// The value, or `nil` if there is none.
  var value: Value? {
    get { text.flatMap { read($0) } }
    nonmutating set {
      if let text, let newValue, read(text) == newValue { return }
      let former = text ?? item.shape.rules?.defaultValue?.string
      item.value.value = newValue.map { JSONValue(.string(write($0, former))) }
    }
  }

  /// The default of the schema, or `nil` if there is none.
  var defaultValue: Value? { item.shape.rules?.defaultValue?.string.flatMap { read($0) } }

  /// The text, or `nil` if there is no value.
  var written: String? {
    get { text }
    nonmutating set { item.value.value = newValue.map { JSONValue(.string($0)) } }
  }

  /// Returns whether a text represents a value, is valid, and has its format, even if that is only a
  /// warning.
  func isValid(_ text: String) -> Bool {
    let format = item.shape.rules?.format.flatMap { StringFormat($0) }
    return read(text) != nil && format?.accepts(text) != false
      && item.place.rules?.isValid(JSONValue(.string(text))) != false
  }

  /// The part of the text beyond the value, in words for a person.
  var ownRemark: String { text.map { remark($0) } ?? "" }
}

/// A row with a value that a text represents.
class SchemaTextValueRow<Value: Equatable>: SchemaDefaultedRow {
  fileprivate final let text: SchemaTextValue<Value>

  init(_ text: SchemaTextValue<Value>) {
    self.text = text
    super.init(text.item)
  }

  final var allowsNone: Bool { item.isRemovable }

  final var value: Value? {
    get { text.value }
    set { text.value = newValue }
  }
}

/// A row with a date, a time, or both.
final class SchemaDateRow<Value: CivilValue>: SchemaTextValueRow<Value>, DateRow, FormRow,
  ContextMenuRow, RepeatableRow
{
  override func shownText(of value: JSONValue, in words: LocalizedStrings) -> String {
    guard let written = value.string, let date = text.read(written) else {
      return super.shownText(of: value, in: words)
    }
    return words.dates.text(for: date) + text.remark(written)
  }

  /// The default of the schema, or else now.
  var startingValue: Value? { text.defaultValue ?? currentValue }

  private var written: String? {
    get { text.written }
    set { text.written = newValue }
  }

  /// Returns a question that also takes the whole text, with seconds and a zone.
  func question(_ row: RowContext) -> Question? {
    guard let question = dateQuestion(row), case .text(let asked, let accept) = question.form else {
      return nil
    }
    let chosen = ChosenValue(self, row, \.written)
    let hasSeconds = text.ownRemark.hasPrefix(":")
    let now = hasSeconds ? text.written ?? "" : asked.now
    return Question(
      .text(Question.Text(now: now, rule: asked.rule)) { [text] answer in
        text.isValid(answer) ? chosen.answer(answer) : accept(answer)
      })
  }

  /// Returns the label and the date, with the seconds and the zone that its text has.
  func line(isOpen: Bool, words: LocalizedStrings) -> ControlContent {
    line(value.map { words.dates.text(for: $0) + text.ownRemark }, isOpen: isOpen)
  }
}

final class SchemaColorRow: SchemaTextValueRow<RGBColor>, ColorRow, FormRow, ContextMenuRow,
  RepeatableRow
{}
