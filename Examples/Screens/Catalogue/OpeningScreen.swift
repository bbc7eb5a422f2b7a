public import RowKit
import RowKitStorage

/// A screen that is shown while the files of another one are opened, and replaced by it.
///
/// Opening a file on a network mount whose server is gone may take forever. It happens on another
/// thread, so the program answers keys and signals meanwhile.
public final class OpeningScreen: TextScreen, ScreenWithWork, TemporaryScreen {
  /// Reads what a screen shows, on any thread.
  typealias Reading = @Sendable () -> Result<ExampleScreen.Presenter, ExampleError>

  /// The opened screen, or `nil` while it is being opened.
  private var opened: ScreenController?

  private var problem: String?

  /// Returns a screen, or one that waits for it.
  ///
  /// - Parameters:
  ///   - title: The title while the screen is opened.
  ///   - patience: The time to wait for the screen itself.
  ///   - reading: Reads what the screen shows.
  /// - Returns: The screen, or the one that waits for it.
  /// - Throws: ``ExampleError`` if the screen can't be opened and that is known in time.
  static func screen(
    _ title: String, patience: Duration, _ reading: @escaping Reading
  ) throws(ExampleError) -> ScreenController {
    let work = BackgroundWork(reading)
    if let answer = work.answer(within: patience) {
      let present = try answer.get()
      return try present()
    }
    return OpeningScreen(title, work)
  }

  private init(
    _ title: String, _ work: BackgroundWork<Result<ExampleScreen.Presenter, ExampleError>>
  ) {
    super.init(title: title, text: OpeningScreen.words)
    work.whenDone { [weak self] answer in self?.finish(with: answer) }
  }

  private func finish(with answer: Result<ExampleScreen.Presenter, ExampleError>) {
    do throws(ExampleError) {
      let present = try answer.get()
      let screen = try present()
      opened = screen
      navigation?.replace(self, with: screen)
    } catch {
      problem = error.description
      text = error.description
    }
  }

  package var isAwaitingScreen: Bool { opened == nil && problem == nil }

  /// Returns the reason why the screen couldn't be opened, or the failures of the opened one.
  public func finishWork() -> [String] {
    problem.map { [$0] } ?? (opened as? any ScreenWithWork)?.finishWork() ?? []
  }

  /// The sentences about the opened screen.
  public var remarks: [String] { (opened as? any ScreenWithWork)?.remarks ?? [] }

  private static let words = """
    Opening…

    The screen appears as soon as its files are read.
    """
}
