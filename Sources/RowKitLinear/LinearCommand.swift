import RowKitCore

/// A line that a person typed where no question is open.
enum LinearCommand: Hashable {
  /// A row that is named by its number or by the beginning of its text.
  enum Target: Hashable {
    case number(Int)
    case word(String)

    init(_ text: String) {
      self = Int(text).map { .number($0) } ?? .word(text)
    }
  }

  case more, list, help(Target?), back, leave, quit, save, undo, redo, fields, sections
  case choose(Target)
  case go(Int)
  case search(String)
  case act(Action, Target)
  case press(String)

  /// An action on a row.
  enum Action: Hashable {
    case menu, details, delete, moveUp, moveDown, open, close, copy

    /// The command of the table, or `nil` for expanding and collapsing.
    var command: TableCommand? {
      switch self {
      case .menu: .openActions
      case .details: .useAccessory
      case .delete: .delete
      case .moveUp: .moveRowUp
      case .moveDown: .moveRowDown
      case .copy: .copy
      case .open, .close: nil
      }
    }

    /// The use of a group that is named instead of a row, or `nil` if none is possible.
    var groupUse: LinearConversation.GroupUse? {
      switch self {
      case .open: .open
      case .close: .close
      default: nil
      }
    }
  }

  /// Whether the command goes on with a word, so that the line may be the name of a row instead.
  var hasNamedTarget: Bool {
    switch self {
    case .help(.word), .act(_, .word), .search, .press: true
    default: false
    }
  }

  /// Whether the command leaves what is asked, or helps with it.
  var leadsAway: Bool { [.back, .leave, .quit, .help(nil)].contains(self) }

  /// Reads a line.
  init(_ line: String) {
    let line = line.trimmed
    if line.hasPrefix("/") {
      self = .search(String(line.dropFirst()).trimmed)
      return
    }
    if line == "U" {
      self = .redo
      return
    }
    let end = line.firstIndex(of: " ") ?? line.endIndex
    let (name, rest) = (line[..<end].lowercased(), String(line[end...]).trimmed)
    self =
      (rest.isEmpty ? LinearCommand.word(name) : LinearCommand.words(name, rest))
      ?? .choose(Target(line))
  }

  /// Returns the number in a text, which may have its digits in groups as in what is said.
  private static func number(_ text: String) -> Int? {
    let isGrouped = text.wholeMatch(of: /\d{1,3}(?:[,.'’\u{A0}\u{202F} ]\d{3})+/) != nil
    return Int(isGrouped ? text.filter(\.isNumber) : text)
  }

  private static func word(_ name: String) -> LinearCommand? {
    switch name {
    case "": .more
    case "?", ".?", "help": .help(nil)
    case "b", ".b", "back", "..": .back
    case "esc", "escape": .leave
    case "q", ".q", "quit": .quit
    case "s", "save": .save
    case "u", "undo": .undo
    case "redo": .redo
    case "l", "list": .list
    case "f", "fields": .fields
    case "search": .search("")
    case "sections": .sections
    default: nil
    }
  }

  private static func words(_ name: String, _ rest: String) -> LinearCommand? {
    switch name {
    case "?", "help": .help(Target(rest))
    case "search": .search(rest)
    case "g", "go": number(rest).map { .go($0) }
    case "press", "key": .press(rest)
    default: actions[name].map { .act($0, Target(rest)) }
    }
  }

  private static let actions: [String: Action] = [
    "a": .menu, "actions": .menu, "i": .details, "details": .details, "d": .delete, "x": .delete,
    "delete": .delete, "up": .moveUp, "down": .moveDown, "open": .open, "o": .open,
    "close": .close, "c": .close, "copy": .copy,
  ]
}

extension String {
  /// The text without a stop at its end.
  var trimmingStop: String { hasSuffix(".") ? String(dropLast()) : self }

  /// The text without blanks at its ends.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
