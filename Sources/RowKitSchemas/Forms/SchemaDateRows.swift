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

  /// Returns the label and the date, with the seconds and the zone that its text has.
  func line(isOpen: Bool, words: LocalizedStrings) -> ControlContent {
    line(value.map { words.dates.text(for: $0) + text.ownRemark }, isOpen: isOpen)
  }
}

final class SchemaColorRow: SchemaTextValueRow<RGBColor>, ColorRow, FormRow, ContextMenuRow,
  RepeatableRow
{}
