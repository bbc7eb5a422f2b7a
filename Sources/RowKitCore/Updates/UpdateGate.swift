/// Decides when a table may change, and keeps the requests that have to wait.
///
/// Requests are carried out in the order in which they were made. A request that is made while rows
/// are placed or groups are constructed waits until that is done; one that is made by a change
/// belongs to it and is carried out at once. Observers are notified after the last change.
@MainActor package final class UpdateGate {
  /// The state of a table, which decides what becomes of a request.
  package enum State: Hashable, CaseIterable, Sendable {
    /// A request is carried out at once.
    case idle

    /// The groups are being constructed: a request waits and applies to the new groups.
    case building

    /// Rows are being placed, configured or read: a request waits for the next frame.
    case layingOut

    /// Changes are being made or collected: a request belongs to them.
    case batching

    /// Observers are being notified: a request is carried out at once, and reported last.
    case publishing
  }

  /// Something that a table does, and may do several times at once.
  package enum Activity: Int, Sendable {
    /// Constructing the groups.
    case constructing

    /// Placing the rows in view.
    case layingOut

    /// Going through the rows in view, which have to stay meanwhile.
    case traversing

    /// Running code of a row, or other work that a change in the middle would upset.
    case working

    /// Making changes that were requested.
    case changing

    /// Collecting changes for one update.
    case batching

    /// Making a change with all its parts, after which observers are notified.
    case reporting

    /// Notifying observers.
    case publishing
  }

  private var counts = SIMD8<UInt32>()

  /// The requests that wait, in the order in which they were made.
  private var waiting = Queue<Request>()

  /// The number of requests that have been shown in the copy of the groups.
  private var previewedCount = 0

  /// The number of consecutive frames in which rows requested changes while being configured.
  private var rounds = 0

  /// The maximum number of consecutive frames in which rows may request changes.
  ///
  /// It exceeds the lines of a screen, so that rows may add others until it is full.
  private static let roundLimit = 512

  /// Creates the gate of a table that is idle.
  package init() {}

  // MARK: State

  /// The state of the table.
  package var state: State {
    if isDoing(.constructing) { return .building }
    if isBusy { return .layingOut }
    if isDoing(.changing) || isDoing(.batching) { return .batching }
    return isDoing(.publishing) ? .publishing : .idle
  }

  /// Whether requests have to wait because rows are being placed, configured or read.
  package var isBusy: Bool { isDoing(.layingOut) || isDoing(.traversing) || isDoing(.working) }

  /// Whether a change is possible now.
  package var isOpen: Bool { !isBusy && !isDoing(.constructing) }

  /// Whether an activity is in progress.
  package func isDoing(_ activity: Activity) -> Bool { counts[activity.rawValue] > 0 }

  /// Begins an activity, which has to be ended.
  package func begin(_ activity: Activity) { counts[activity.rawValue] += 1 }

  package func end(_ activity: Activity) { counts[activity.rawValue] -= 1 }

  /// Runs code as an activity and returns its result.
  package func during<Result>(_ activity: Activity, _ body: () -> Result) -> Result {
    begin(activity)
    defer { end(activity) }
    return body()
  }

  // MARK: Requests

  /// A change that a table makes when it is ready.
  struct Request {
    /// Carries out the request.
    let make: () -> Void

    /// Shows the result of the request in a copy of the groups, or `nil` if that isn't possible.
    var preview: (() -> Void)?
  }

  /// Whether requests wait.
  package var hasWaiting: Bool { !waiting.isEmpty }

  /// Whether requests that wait may ask for another frame.
  package var mayAskForFrame: Bool { rounds < UpdateGate.roundLimit }

  /// Adds a request to those that wait.
  func wait(_ request: Request) { waiting.append(request) }

  /// Carries out the requests that wait now.
  ///
  /// Those that are made meanwhile wait for the next frame, so that the loop ends.
  package func makeWaiting() {
    for _ in 0..<waiting.count {
      previewedCount = 0
      waiting.popFirst()?.make()
    }
  }

  /// Shows the requests that wait in a copy of the groups, as far as they haven't been shown yet.
  ///
  /// - Parameters:
  ///   - again: Whether all are shown, because the groups have changed since the last copy.
  ///   - copy: Makes the copy. It is called before the first request is shown.
  package func previewWaiting(again: Bool, copy: () -> Void) {
    if again { previewedCount = 0 }
    let (areFirst, requests) = (previewedCount == 0, waiting.all.dropFirst(previewedCount))
    previewedCount = waiting.count
    if areFirst { copy() }
    for request in requests { request.preview?() }
  }

  /// Runs code and returns the requests made meanwhile, which don't wait with the others.
  func requests(during body: () -> Void) -> [Request] {
    let former = (waiting, previewedCount)
    (waiting, previewedCount) = (Queue(), 0)
    body()
    defer { (waiting, previewedCount) = former }
    return waiting.all
  }

  /// Counts a frame.
  ///
  /// Returns the number of consecutive frames in which rows requested changes, if the limit has
  /// been reached with this one, and `nil` otherwise.
  package func countFrame() -> Int? {
    rounds = waiting.isEmpty ? 0 : rounds + 1
    return rounds == UpdateGate.roundLimit ? rounds : nil
  }
}
