import JSONSchema
import JSONText
import RowKit

/// A row with one of some values.
class SchemaSingleChoiceRow: SchemaDefaultedRow {
  final let choices: [Choice<JSONValue>]

  init(_ item: SchemaItem, _ choices: [Choice<JSONValue>]) {
    self.choices = choices
    super.init(item)
  }

  final var value: JSONValue? {
    get { item.choice(among: choices) }
    set { item.choose(newValue) }
  }

  final override func shownText(of value: JSONValue, in words: LocalizedStrings) -> String {
    let choice = choices.first { ExactValue($0.value) == ExactValue(value) }
    return choice?.title ?? super.shownText(of: value, in: words)
  }
}

/// A row with a few values side by side.
final class SchemaSegmentsRow: SchemaSingleChoiceRow, SegmentedRow, FormRow, ContextMenuRow,
  RepeatableRow
{
  var allowsNone: Bool { item.isRemovable }

  var startingValue: JSONValue? {
    let standard = item.shape.rules?.defaultValue.map { ExactValue($0) }
    return choices.first { ExactValue($0.value) == standard }?.value
  }
}

/// A row that expands to show some values.
final class SchemaInlineChoiceRow: SchemaSingleChoiceRow, InlineChoiceRow, FormRow, ContextMenuRow,
  RepeatableRow
{}

/// A row that leads to a list of values.
final class SchemaChoiceRow: SchemaSingleChoiceRow, ChoiceRow, FormRow, ContextMenuRow,
  RepeatableRow
{
  var footer: String? { item.summary }
}

/// A row that leads to a list of values of which several may be chosen.
final class SchemaMultipleChoiceRow: SchemaItemRow, MultipleChoiceRow, FormRow, ContextMenuRow,
  RepeatableRow
{
  let choices: [Choice<JSONValue>]

  /// The choices by their values, which may be written in another way.
  private let known: [ExactValue: JSONValue]

  init(_ item: SchemaItem, _ choices: [Choice<JSONValue>]) {
    self.choices = choices
    known = Dictionary(
      choices.map { (ExactValue($0.value), $0.value) }, uniquingKeysWith: { first, _ in first })
    super.init(item)
  }

  var placeholder: String? { item.placeholder }
  var footer: String? { item.summary }

  /// The chosen values, which keep their order and their spelling in the document.
  var selection: Set<JSONValue> {
    get { Set(present.map(\.choice)) }
    set {
      let kept = present.filter { newValue.contains($0.choice) }
      let known = Set(kept.map(\.choice))
      let new = choices.map(\.value).filter { newValue.contains($0) && !known.contains($0) }
      item.value.value = JSONValue(.array(kept.map(\.value) + new))
    }
  }

  /// The elements, each with the choice that equals it.
  private var present: [(value: JSONValue, choice: JSONValue)] {
    (item.value.value?.array ?? []).map { ($0, known[ExactValue($0)] ?? $0) }
  }
}

extension SchemaItem {
  /// Returns the choice that equals the value, which may be written in another way, or else the value.
  fileprivate func choice(among choices: [Choice<JSONValue>]) -> JSONValue? {
    // Equal texts are written alike.
    guard let value = self.value.value, value.string == nil else { return self.value.value }
    return choices.first { ExactValue($0.value) == ExactValue(value) }?.value ?? value
  }

  /// Stores a choice, unless it equals the value already.
  fileprivate func choose(_ choice: JSONValue?) {
    guard choice.map({ ExactValue($0) }) != value.value.map({ ExactValue($0) }) else { return }
    value.value = choice
  }
}
