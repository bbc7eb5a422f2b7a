/// The characters that a terminal shows.
public enum CharacterRepertoire: Hashable, Sendable {
  /// All characters.
  case unicode
  /// The letters of most languages, but few signs and borders, which are replaced by ASCII.
  case letters
  /// ASCII only: signs and borders are replaced, letters lose their accents, and a letter of another
  /// script becomes a question mark.
  case ascii

  /// Creates the repertoire that the environment indicates.
  ///
  /// A locale that names another encoding than UTF-8, such as `LANG=C`, has ASCII only. The first of
  /// `LC_ALL`, `LC_CTYPE` and `LANG` that is set counts; if none is, the encoding is UTF-8.
  init(environment: [String: String], family: TerminalFamily) {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let encoding = locale?.lowercased() ?? "utf-8"
    let isUnicode = encoding.contains("utf-8") || encoding.contains("utf8")
    switch family {
    case _ where !isUnicode: self = .ascii
    case .vt, .linux, .dumb: self = .letters
    case .xterm, .tmux, .screen, .rxvt: self = .unicode
    }
  }
}
