/// The labels of keys while a text is edited.
///
/// Replace it to localize an app.
public struct EditingStrings: Hashable, Sendable {
  public var next = "next"
  public var edit = "type"
  public var newLine = "new line"
  public var nextField = "next field"
  public var previousField = "field before"
  public var endEditing = "done"
  public var reveal = "reveal"
  public var suggestions = "suggestions"
  public var redo = "redo"
  public var cutAndCopy = "cut, copy"
  public var selectAll = "select everything"
  public var paste = "insert what was cut"
  public var clear = "clear"
  public var edges = "beginning, end"
  public var byWords = "by words"
}
