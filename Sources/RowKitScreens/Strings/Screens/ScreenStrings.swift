/// The text of screens and of the program.
///
/// Replace it to localize an app.
public struct ScreenStrings: Hashable, Sendable {
  /// The title of the back button for an untitled screen.
  public var back = "Back"

  /// The label for going back to the previous screen.
  public var goBack = "back"

  /// The title of the list of keys.
  public var help = "Keys"

  /// The label for showing the list of keys.
  public var showKeys = "keys"

  /// The label for redrawing the screen.
  public var redraw = "draw the screen again"

  /// The label for suspending the program.
  public var suspend = "suspend"

  /// The label for quitting the program.
  public var quit = "quit"

  /// The label for scrolling text.
  public var scroll = "scroll"
}
