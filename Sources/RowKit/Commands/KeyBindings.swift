/// Which keys do what in a table.
///
/// Replace it to give an app keys of its own.
public struct KeyBindings: Hashable, Sendable {
  private var commands: [KeyPress: TableCommand]

  /// Creates bindings.
  public init(_ commands: [KeyPress: TableCommand]) {
    self.commands = commands
  }

  /// What a key does; set nil to free it.
  public subscript(key: KeyPress) -> TableCommand? {
    get { commands[key] }
    set { commands[key] = newValue }
  }

  /// The same bindings for where letters are text.
  ///
  /// No key that types a character is bound but Space. What such a key was bound to is bound to the
  /// key with Alt, as in `alt+n`, unless that means something already. A search bound to such a key
  /// is also bound to `ctrl+f`, in place of paging.
  public var whereLettersAreText: KeyBindings {
    var bindings = self
    for (key, command) in commands where key.typedCharacter != nil && key != KeyPress(.space) {
      bindings[key] = nil
      let altKey = KeyPress(key.key, key.modifiers.union(.alt))
      if commands[altKey] == nil { bindings[altKey] = command }
      let searchKey = KeyPress("f", .control)
      let isFree = commands[searchKey] == nil || commands[searchKey] == .pageDown
      if command == .search, isFree { bindings[searchKey] = .search }
    }
    return bindings
  }

  /// The keys that every table understands.
  public static let standard = KeyBindings([
    KeyPress(.up): .moveUp, KeyPress("k"): .moveUp, KeyPress("p", .control): .moveUp,
    KeyPress(.down): .moveDown, KeyPress("j"): .moveDown, KeyPress("n", .control): .moveDown,
    KeyPress(.pageUp): .pageUp, KeyPress("b", .control): .pageUp,
    KeyPress(.pageDown): .pageDown, KeyPress("f", .control): .pageDown,
    KeyPress("u", .control): .halfPageUp, KeyPress("d", .control): .halfPageDown,
    KeyPress(.home): .moveToStart, KeyPress("g"): .moveToStart,
    KeyPress(.end): .moveToEnd, KeyPress("G"): .moveToEnd,
    KeyPress(.return): .select, KeyPress("j", .control): .select, KeyPress(.right): .enter,
    KeyPress(.space): .toggle,
    KeyPress("/"): .search, KeyPress("n"): .nextMatch, KeyPress("N"): .previousMatch,
    KeyPress("'"): .openIndex, KeyPress("."): .openActions, KeyPress("i"): .useAccessory,
    KeyPress("w", .alt): .copy, KeyPress("z"): .collapse,
    KeyPress("e"): .toggleEditing, KeyPress(.delete): .delete,
    KeyPress(.up, .alt): .moveRowUp, KeyPress(.down, .alt): .moveRowDown,
    KeyPress("_", .control): .undo, KeyPress("u"): .undo,
    KeyPress(.tab): .focusNext, KeyPress(.tab, .shift): .focusPrevious,
  ])
}
