import JSONSchema
import JSONText
import RowKit

/// A row with a switch for a value that may be absent.
final class SchemaToggleRow: SchemaItemRow, ToggleRow, FormRow, ContextMenuRow, RepeatableRow {
  /// The title, which says where there is no value yet.
  override var label: String {
    item.value.value?.bool == nil ? "\(item.label) (\(item.placeholder))" : item.label
  }

  var isOn: Bool {
    get { answer ?? false }
    set { item.value.value = JSONValue(.bool(newValue)) }
  }

  /// The value, or else the default of the schema, or `nil` if there is neither.
  private var answer: Bool? { (item.value.value ?? item.shape.rules?.defaultValue)?.bool }

  func question(_ row: RowContext) -> Question? {
    guard isSelectable else { return nil }
    let chosen = ChosenValue(self, row, \.isOn)
    // Keeping a default would leave a required value missing.
    let now = item.isRequired ? item.value.value?.bool : answer
    return Question(.yesOrNo(now: now) { chosen.store($0) })
  }

  func spokenText(of cell: TableCell) -> SpokenText {
    var text = cell.spokenText
    guard item.value.value?.bool == nil else { return text }
    text.label = item.label
    text.value = nil
    let isUnset = item.shape.rules?.defaultValue == nil
    text.states.insert(.other(isUnset ? cell.words[SpeechStrings.empty] : item.placeholder), at: 0)
    return text
  }
}
