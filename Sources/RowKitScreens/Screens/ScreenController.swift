/// A screen of an app: its regions, its title, and its keys.
///
/// Screens are stacked on a ``NavigationController``. Most screens are tables: see
/// ``GenericTableController``. Text that may be longer than the screen is a ``TextScreen``, which
/// scrolls. Other screens return the views of their regions. A ``ContentView`` doesn't scroll: what
/// doesn't fit is cut off.
///
/// ```swift
/// final class ChargingScreen: ScreenController {
///   private let gauge = ContentView(GaugeContent(0.8))
///   override func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
///     [ScreenRegion(gauge, in: bounds)]
///   }
/// }
/// ```
@MainActor open class ScreenController: RowOwner {
  /// The text in the title bar.
  public final var title: String {
    didSet { stage?.setNeedsFullDrawing() }
  }

  /// A symbol at the right of the title bar, such as a spinner, or `nil` for none.
  public final var titleAccessory: String? {
    didSet { if titleAccessory != oldValue { stage?.titleDidChange() } }
  }

  /// The navigation that contains the screen, or `nil` if there is none.
  public internal(set) final var navigation: NavigationController? {
    get { container }
    set { container = newValue }
  }

  /// The stage that shows the screen, or `nil` if there is none.
  public final var stage: Stage? { navigation?.stage }

  /// The screen itself if it has a cursor and text editing, or `nil`.
  package final var interaction: (any InteractiveScreen)? { interactiveScreen }

  /// The view that fills the screen and scrolls by keys, or `nil` for none.
  package final var scrollingView: ScrollingContentView?

  /// Whether the hints are taken for the bottom line, which doesn't show the others.
  package final var namesOnlyProminentKeys = false

  // Stored privately, so that reading them checks nothing at run time.
  private final weak var container: NavigationController?
  private final weak var interactiveScreen: (any InteractiveScreen)?
  private var isLoaded = false

  /// Creates a screen.
  public init(title: String = "") {
    self.title = title
    interactiveScreen = self as? any InteractiveScreen
  }

  // MARK: Appearance

  /// Returns the regions of the screen, given the area between title bar and bottom line.
  ///
  /// The default implementation returns none, except for screens of the framework that scroll.
  open func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
    scrollingView.map { [ScreenRegion($0, in: bounds)] } ?? []
  }

  /// Requests the regions again, after a view that fills the screen has changed its size.
  public final func setNeedsRegions() {
    stage?.setNeedsFullDrawing()
  }

  /// The keys that apply now, for the bottom line and the help.
  ///
  /// The default is none.
  open var keyHints: [KeyHint] { scrollingView?.canScroll == true ? LineScroller.hints : [] }

  /// Requests the hints again, after something other than a key changed them.
  public final func setNeedsHints() {
    stage?.hintsDidChange()
  }

  /// The status at the right of the bottom line, such as the position in a list.
  ///
  /// The default is `.none`.
  open var status: ScreenStatus { .none }

  /// The position of the text caret on the screen, or `nil` for none.
  open var caret: ScreenPoint? { nil }

  /// Returns the rows of the screen as lines of text for printing, created on demand.
  open func printedLines(width: Int) -> AnySequence<String> { AnySequence([]) }

  /// Returns the lines of a screen without a table in words, for the linear mode.
  ///
  /// They are read out as they are written. The default are the printed lines. A screen whose lines have
  /// signs implements it.
  open func spokenLines() -> AnySequence<String> { printedLines(width: 1000) }

  // MARK: Events

  /// Called once, before the screen is shown for the first time.
  open func screenDidLoad() {}

  /// Called before the screen becomes visible, for the first time or on return.
  open func screenWillAppear() {}

  /// Called after the screen became visible.
  open func screenDidAppear() {}

  /// Called after another screen covered this one, or it was removed.
  open func screenDidDisappear() {}

  /// Called when a person comes back to the program: when its window gains the keyboard focus, if the
  /// terminal reports that, and when the program continues after it was stopped.
  ///
  /// The method is called for every screen of the stage, visible or covered. A screen reads here what
  /// other programs may have changed. The default implementation does nothing.
  open func programDidBecomeActive() {}

  /// Called once when the program is about to end without a person having left the screen: on
  /// SIGHUP, SIGTERM or SIGINT, if the terminal is gone, or at the end of the lines in linear mode.
  ///
  /// This is the last chance to save. The method is called for every screen of the stage, visible
  /// screens first, then covered ones. If a text was being edited, its row has received it. A text that
  /// the row refuses is reported. After a signal, the terminal has been restored already. Nothing more is
  /// drawn, and the process ends when all screens have returned. Save synchronously and within a second:
  /// tasks don't run any more, and the system may terminate the process sooner. If something can't be
  /// saved, report a sentence by `Stage.reportAtEnd(_:)`.
  ///
  /// The method is also called on a second Control-C, while a person is asked whether to discard changes. It
  /// isn't called when a person quits otherwise, when a signal ends the program at once (SIGQUIT or a
  /// fault), or on SIGKILL.
  ///
  /// ```swift
  /// override func programWillEnd() {
  ///   if hasUnsavedChanges { draft.save() }
  /// }
  /// ```
  ///
  /// The default implementation does nothing.
  open func programWillEnd() {}

  /// Handles a key.
  ///
  /// Returns `false` to pass the key to the navigation.
  ///
  /// The default implementation returns `false`.
  open func handle(_ key: KeyPress) -> Bool { scrollingView?.handle(key) ?? false }

  /// Scrolls to the right, or to the left for a negative number of steps, and returns whether the screen
  /// scrolls sideways.
  ///
  /// Called when a person turns a wheel sideways, or turns it while holding Shift. If the screen doesn't
  /// scroll sideways, the view at the mouse handles the event.
  ///
  /// The default implementation returns `false`.
  open func scrollSideways(by steps: Int) -> Bool { false }

  /// Handles pasted text and returns whether it was used.
  ///
  /// The default implementation returns `false`.
  open func paste(_ text: String) -> Bool { false }

  /// Performs a slice of pending work between two frames and returns whether more remains.
  ///
  /// The default implementation returns `false`.
  open func performPendingWork() -> Bool { false }

  /// Whether leaving the screen would lose unsaved input.
  ///
  /// If `true`, a person is asked first.
  ///
  /// The default is `false`.
  open var hasUnsavedChanges: Bool { false }

  // MARK: Navigation

  /// Pushes a screen over this one, unless the stage contains it.
  public final func push(_ screen: ScreenController) {
    navigation?.push(screen)
  }

  /// Pops the current screen, without asking about unsaved changes.
  ///
  /// `Stage.goBack()` asks.
  public final func pop() {
    navigation?.pop()
  }

  /// Presents a screen over the whole navigation, with its own navigation, unless the stage contains it.
  public final func present(_ screen: ScreenController) {
    stage?.present(screen)
  }

  /// Dismisses the presented navigation that contains this screen, and those that are presented over it.
  ///
  /// Does nothing if the screen is in no presented navigation.
  public final func dismiss() {
    if let navigation { stage?.dismiss(navigation) }
  }

  /// Shows an alert.
  public final func show(_ alert: Alert) {
    if let stage { stage.show(AlertOverlay(alert, words: stage.words)) }
  }

  /// Shows a short message on the bottom line for four seconds, or until the next key or a click above
  /// it.
  public final func showMessage(_ message: String) {
    stage?.showMessage(message)
  }

  // MARK: Stage

  /// Tells the screen that it appears, as long as none of its methods shows another screen.
  func appear() {
    if !isLoaded {
      isLoaded = true
      screenDidLoad()
    }
    guard isShown else { return }
    interaction?.willAppear()
    screenWillAppear()
    guard isShown else { return }
    screenDidAppear()
    guard isShown else { return }
    interaction?.didAppear()
  }

  private var isShown: Bool { stage?.screen === self }

  final func disappear() {
    interaction?.willDisappear()
    screenDidDisappear()
  }
}
