/// A screen that saves, and whose rows can refuse a text, which is lost when a person leaves the screen.
package protocol ScreenWithRefusedTexts: ScreenController {
  /// Whether a row refused a text, and saving hasn't told the person so.
  var hasRefusedText: Bool { get }
}
