/// An error for a token of a key script that can't be read.
public struct KeyScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The invalid token.
  public let token: String

  public var description: String {
    if token.hasPrefix("\"") {
      return "The text \(token) in the keys has no closing quotation mark."
    }
    return """
      There is no key called "\(token)". Keys are up, down, left, right, return, escape, tab, \
      backtab, space, backspace, delete, home, end, pageup, pagedown, f1 to f12, a single \
      character, ctrl+a, alt+x, wait:250ms, or "typed text" in quotation marks.
      """
  }
}
