/// The keys that trigger commands in a table.
///
/// Replace it to customize the keys of an app.
public struct KeyBindings: Hashable, Sendable {
  private var commands: [KeyPress: TableCommand]

  /// Creates bindings.
  public init(_ commands: [KeyPress: TableCommand]) {
    self.commands = commands
  }

  /// The command of a key, or `nil` if the key is unbound.
  public subscript(key: KeyPress) -> TableCommand? {
    get { commands[key] }
    set { commands[key] = newValue }
  }

  /// Returns the keys of a command, in the order of their names.
  private func keys(of command: TableCommand) -> [KeyPress] {
    commands.filter { $0.value == command }.map(\.key).sorted { $0.description < $1.description }
  }

  /// Returns the names of the keys of commands for a hint, or `nil` if they have none.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - standard: The names if the commands have the keys of other bindings.
  ///   - others: The other bindings.
  /// - Returns: The names of one key of each command, separated by blanks.
  package func names(
    of commands: [TableCommand], standard: String, in others: KeyBindings
  ) -> String? {
    if commands.allSatisfy({ keys(of: $0) == others.keys(of: $0) }) { return standard }
    let usual = standard.split(separator: " ")
    let named = commands.compactMap { command in
      let keys = keys(of: command)
      let known = keys.filter { others[$0] == command }
      return known.first { usual.contains(KeyHint.sign(of: $0)[...]) } ?? known.first ?? keys.first
    }
    return named.isEmpty ? nil : named.map { KeyHint.sign(of: $0) }.joined(separator: " ")
  }

  /// The bindings adapted for places where letters are typed as text.
  ///
  /// Keys that type a character are unbound, except Space. Their commands move to the same key with
  /// Alt, as in `alt+n`, unless that key is already bound. A search command on such a key is also
  /// bound to `ctrl+f`, replacing paging.
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

  /// The standard bindings of a table.
  public static let standard = KeyBindings([
    KeyPress(.up): .moveUp, KeyPress("k"): .moveUp,
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
    KeyPress("z", [.control, .shift]): .redo, KeyPress("U"): .redo,
    KeyPress(.tab): .focusNext, KeyPress(.tab, .shift): .focusPrevious,
  ])
}

/// A command that a key triggers in a table.
public enum TableCommand: Hashable, Sendable, CaseIterable {
  /// Moving the cursor, or the window if nothing can have the cursor.
  case moveUp, moveDown, pageUp, pageDown, halfPageUp, halfPageDown, moveToStart, moveToEnd
  /// Acting on the row with the cursor.
  case select, toggle, enter
  /// Searching.
  case search, nextMatch, previousMatch
  /// Using other features of a row or table.
  case openIndex, openActions, useAccessory, copy
  /// Collapsing or expanding the group with the cursor.
  case collapse
  /// Changing the content of the table.
  case toggleEditing, delete, moveRowUp, moveRowDown, undo, redo
  case focusNext, focusPrevious

  /// Whether the command only moves through the table.
  package var isMovement: Bool {
    switch self {
    case .moveUp, .moveDown, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .moveToStart,
      .moveToEnd:
      true
    default: false
    }
  }
}

/// A number typed before a command, as in `42G`.
///
/// It has at most nine digits.
package struct TypedCount: Hashable {
  /// The number, or `nil` if none has been typed.
  package private(set) var value: Int?

  /// Creates a value without digits.
  package init() {}

  /// Takes a digit, or removes the last one with Backspace.
  ///
  /// Returns `false` if the key does neither.
  package mutating func take(_ key: KeyPress) -> Bool {
    if key == KeyPress(.backspace), let number = value {
      value = number < 10 ? nil : number / 10
      return true
    }
    guard let digit = TypedCount.digit(key) else { return false }
    let number = value ?? 0
    if number < 100_000_000 { value = number * 10 + digit }
    return true
  }

  package static func isDigit(_ key: KeyPress) -> Bool { digit(key) != nil }

  private static func digit(_ key: KeyPress) -> Int? {
    guard case .character(let character) = key.key, key.modifiers.isEmpty, character.isASCII else {
      return nil
    }
    return character.wholeNumberValue
  }
}
