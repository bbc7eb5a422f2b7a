/// The names of what a person does with the mouse, and their effects, in the list of keys.
public struct MouseStrings: Sendable {
  /// The names of the gestures, and the effect of each.
  public var click = "click"
  public var useRow = "use a row or a word below"
  public var wheel = "wheel"
  public var shiftDrag = "shift+drag"
  public var selectText = "select text"
}
