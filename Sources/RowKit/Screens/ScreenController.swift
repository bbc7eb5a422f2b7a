/// A screen of an app: what fills it, its title, and the keys it understands.
///
/// Screens stand on a ``NavigationController``, one over the other. Most screens are tables: see
/// ``GenericTableController``. A screen of another kind says what fills its regions:
///
/// ```swift
/// final class LicenseScreen: ScreenController {
///   private let license = TextView(words)
///   override func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
///     [ScreenRegion(license, in: bounds)]
///   }
///   override func handle(_ key: KeyPress) -> Bool { license.handle(key) }
/// }
/// ```
@MainActor open class ScreenController {
  /// The words in the title bar.
  public final var title: String {
    didSet { stage?.setNeedsFullDrawing() }
  }

  /// A sign at the right of the title bar, such as that something goes on; nil for none.
  public final var titleSign: String? {
    didSet { if titleSign != oldValue { stage?.titleDidChange() } }
  }

  /// The navigation that the screen stands on; nil while it stands on none.
  public internal(set) final weak var navigation: NavigationController?

  /// The stage that shows the screen; nil while none does.
  public final var stage: Stage? { navigation?.stage }

  private var isLoaded = false

  /// Creates a screen.
  public init(title: String = "") {
    self.title = title
  }

  // MARK: What is seen

  /// Returns what fills the screen, given the part between title bar and bottom line.
  ///
  /// By default nothing.
  open func regions(in bounds: ScreenRectangle) -> [ScreenRegion] { [] }

  /// Has the regions asked for again, after what fills the screen has changed its extent.
  public final func setNeedsRegions() {
    stage?.setNeedsFullDrawing()
  }

  /// The keys that do something now, for the bottom line and the help.
  ///
  /// By default none.
  open var keyHints: [KeyHint] { [] }

  /// Has the hints asked for again, after something else than a key changed them.
  public final func setNeedsHints() {
    stage?.hintsDidChange()
  }

  /// What stands at the right of the bottom line, such as the place in a list.
  ///
  /// By default nothing.
  open var status: ScreenStatus { .none }

  /// Where the caret of a text that is edited stands on the screen; nil for none.
  open var caret: ScreenPoint? { nil }

  /// The rows of the screen as lines of text, for printing; made as they are asked for.
  open func printedLines(width: Int) -> AnySequence<String> { AnySequence([]) }

  // MARK: What happens

  /// Called once, before the screen is shown for the first time.
  open func screenDidLoad() {}

  /// Called before the screen comes into view, for the first time or on return.
  open func screenWillAppear() {}

  /// Called after the screen came into view.
  open func screenDidAppear() {}

  /// Called after another screen covered it, or it was taken away.
  open func screenDidDisappear() {}

  /// Called once when the program is about to end without a person having left the screen: on
  /// SIGHUP, SIGTERM or SIGINT, or because the terminal is gone.
  ///
  /// It is the last chance to save. Every screen of the stage is called, those in view first,
  /// covered ones too. A text that was being edited has been handed to its row before, unless the
  /// row refuses it. The terminal is given back already, nothing more is drawn, and the process ends
  /// when all screens have returned: save synchronously and within a second, since tasks don't run
  /// any more and the system may be less patient. It isn't called when a person quits, when a signal
  /// ends the program at once (SIGQUIT or a fault), or by SIGKILL.
  ///
  /// ```swift
  /// override func programWillEnd() {
  ///   if hasUnsavedChanges { draft.save() }
  /// }
  /// ```
  ///
  /// By default nothing.
  open func programWillEnd() {}

  /// Acts on a key; returns false to let the navigation have it.
  ///
  /// By default false.
  open func handle(_ key: KeyPress) -> Bool { false }

  /// Acts on pasted text; returns whether it did.
  ///
  /// By default false.
  open func paste(_ text: String) -> Bool { false }

  /// Works off some of what it still has to do, between two frames; returns whether there is more.
  ///
  /// By default there is nothing.
  open func work() -> Bool { false }

  /// Whether leaving would lose something a person typed, so that it should be asked first.
  ///
  /// By default false.
  open var hasUnsavedChanges: Bool { false }

  // MARK: Going elsewhere

  /// Pushes a screen over this one.
  public final func push(_ screen: ScreenController) {
    navigation?.push(screen)
  }

  /// Goes back to the screen before.
  public final func pop() {
    navigation?.pop()
  }

  /// Presents a screen over the whole navigation, with a navigation of its own.
  public final func present(_ screen: ScreenController) {
    stage?.present(screen)
  }

  /// Takes away the presented navigation that this screen stands on.
  public final func dismiss() {
    stage?.dismiss()
  }

  /// Shows an alert.
  public final func show(_ alert: Alert) {
    if let stage { stage.show(AlertOverlay(alert, words: stage.words)) }
  }

  /// Shows a short message on the bottom line for a few seconds.
  public final func showMessage(_ message: String) {
    stage?.showMessage(message)
  }

  /// Whether letters are text now, so that none of them is a key of the navigation.
  var takesText: Bool { false }

  /// Whether letters mean nothing but text, also while none is edited.
  var takesLetters: Bool { takesText }

  /// Whether what a person types has to wait, because it isn't known yet what it is for.
  var holdsInput: Bool { false }

  /// Gives up what lets input wait.
  func stopHoldingInput() {}

  /// Whether the text that is edited is another one than in the beginning.
  var hasEditedText: Bool { false }

  /// Copies what is selected of a text; returns whether anything is.
  func copySelectedText() -> Bool { false }

  /// Acts on a key before anything of the screen: what edits a text is asked first.
  func handleFirst(_ key: KeyPress) -> Bool { false }

  /// Ends the editing of a text, whose row takes it, before the screen is left.
  func endEditing() {}

  /// Called when a person would rather stay and go on than lose what is unsaved.
  func leavingWasDeclined() {}

  func appear() {
    if !isLoaded {
      isLoaded = true
      screenDidLoad()
    }
    screenWillAppear()
    screenDidAppear()
  }

  func disappear() {
    screenDidDisappear()
  }
}
