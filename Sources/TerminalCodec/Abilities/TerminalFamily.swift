/// A family of terminals with similar abilities, recognized by the name in `TERM`.
enum TerminalFamily {
  /// xterm and compatible terminals.
  case xterm
  case tmux
  case screen
  case rxvt
  /// The Linux console.
  case linux
  /// Video terminals and their emulators.
  case vt
  /// A terminal that can't move its cursor.
  case dumb

  /// Creates the family of a terminal name.
  ///
  /// Other names count as xterm, an empty one as dumb.
  init(term: String) {
    let known: [(String, TerminalFamily)] = [
      ("dumb", .dumb), ("unknown", .dumb), ("tmux", .tmux), ("screen", .screen),
      ("rxvt", .rxvt), ("linux", .linux), ("vt1", .vt), ("vt2", .vt), ("vt3", .vt),
      ("vt4", .vt), ("vt5", .vt), ("ansi", .vt), ("cons25", .vt), ("sun", .vt),
    ]
    self = known.first { term.hasPrefix($0.0) }?.1 ?? (term.isEmpty ? .dumb : .xterm)
  }
}
