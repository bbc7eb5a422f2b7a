/// One step of a key script: a key press, typed text or a pause.
///
/// A script consists of tokens separated by spaces, such as `down return "Ada" wait:250ms`.
public enum KeyToken: Hashable, Sendable {
  /// A key press.
  case key(KeyPress)
  /// Typed text, one key press for each character.
  case text(String)
  /// A pause. In a script, it is at most a day.
  case wait(Duration)

  /// Parses a script.
  ///
  /// - Throws: ``KeyScriptError`` for an invalid token, with a description of the valid ones.
  public static func script(_ text: String) throws(KeyScriptError) -> [KeyToken] {
    var tokens: [KeyToken] = []
    // A quotation mark and a combining mark after it are one character.
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first.properties.isWhitespace {
        rest.removeFirst()
      } else if first == "\"", rest.dropFirst().contains("\"") {
        tokens.append(.text(try quoted(&rest)))
      } else {
        let word = rest.prefix { !$0.properties.isWhitespace }
        rest = rest.dropFirst(word.count)
        tokens.append(try token(String(word)))
      }
    }
    return tokens
  }

  private static func token(_ word: String) throws(KeyScriptError) -> KeyToken {
    if let key = KeyPress(word) { return .key(key) }
    if word.hasPrefix("wait:"), let duration = duration(word.dropFirst(5)) {
      return .wait(duration)
    }
    throw KeyScriptError(token: word)
  }

  /// Returns a duration of at most a day.
  private static func duration(_ text: Substring) -> Duration? {
    let isFine = text.hasSuffix("ms")
    guard text.hasSuffix("s"), let number = Int(text.dropLast(isFine ? 2 : 1)) else { return nil }
    let duration = isFine ? Duration.milliseconds(max(0, number)) : .seconds(max(0, number))
    return duration <= .seconds(24 * 60 * 60) ? duration : nil
  }

  /// Parses text in quotation marks, in which a backslash escapes the next character.
  private static func quoted(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(KeyScriptError) -> String {
    var text = String.UnicodeScalarView()
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(text) }
      text.append(scalar == "\\" ? rest.popFirst() ?? scalar : scalar)
    }
    throw KeyScriptError(token: "\"" + String(text))
  }
}

/// An error for a token of a key script that can't be read.
public struct KeyScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The invalid token.
  public let token: String

  package init(token: String) {
    self.token = token
  }

  public var description: String {
    if token.hasPrefix("\"") {
      return "The text \(token) in the keys has no closing quotation mark."
    }
    if token.hasPrefix("wait:") {
      return
        "“\(token)” is not a wait; write seconds or milliseconds up to a day, as in wait:250ms."
    }
    return """
      There is no key called "\(token)". Keys are up, down, left, right, return, escape, tab, \
      backtab, space, backspace, delete, home, end, pageup, pagedown, f1 to f12, a single \
      character, ctrl+a, alt+x, wait:250ms, or "typed text" in quotation marks.
      """
  }
}
