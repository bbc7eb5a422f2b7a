/// Terminals that can do about the same, by the name in `TERM`.
enum TerminalFamily {
  /// Those that do what xterm does.
  case xterm
  case tmux
  case screen
  case rxvt
  /// The console of Linux.
  case linux
  /// Those of glass, and what pretends to be one.
  case vt
  /// What can't move its cursor.
  case dumb

  /// Recognises a name; an unknown one is taken for an xterm that can do less.
  init(term: String) {
    let known: [(String, TerminalFamily)] = [
      ("dumb", .dumb), ("unknown", .dumb), ("tmux", .tmux), ("screen", .screen),
      ("rxvt", .rxvt), ("linux", .linux), ("vt1", .vt), ("vt2", .vt), ("vt3", .vt),
      ("vt4", .vt), ("vt5", .vt), ("ansi", .vt), ("cons25", .vt), ("sun", .vt),
    ]
    self = known.first { term.hasPrefix($0.0) }?.1 ?? (term.isEmpty ? .dumb : .xterm)
  }
}
