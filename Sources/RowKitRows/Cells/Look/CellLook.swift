/// The appearance of a cell as set by a row, in one value so that a reset is one assignment.
package struct CellLook {
  var text = ""
  var detailText: String?
  var style = CellStyle.default
  package var image: CellImage?
  var accessory = CellAccessory.none
  var indentation = 0
  var isEnabled = true
  var alignment = TextAlignment.leading
  var numberOfLines = 1
  var textStyle = Style.plain
  var detailStyle = Style.secondary
  var selectionStyle = CellSelectionStyle.standard
  var background = Color.clear
  package var content: (any CellContent)?
  var speech = CellSpeech()
}
