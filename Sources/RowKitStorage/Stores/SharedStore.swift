import JSONText
import Observation
import RowKit

/// The values of a settings file that other programs may be changing at the same time.
///
/// Changes are stored on another thread, so a file system that doesn't answer can't hold up the
/// program. While a change is being stored, later ones are collected and stored together after it.
@Observable @MainActor package final class SharedStore<Contents: StoreContents> {
  package typealias Problem = StoreProblem<Contents.Malformation>
  private typealias Failure = StoreFailure<Contents.Malformation>
  private typealias Reading = Swift.Result<Contents?, Failure>
  private typealias Result = Swift.Result<StoreTransaction<Contents>.Outcome, Failure>

  /// The values, with all changes.
  package private(set) var values: Contents

  /// The failure of the last attempt to store changes, or `nil` if it succeeded.
  @ObservationIgnored private var failure: Failure?

  /// The values that stay as they are in the file.
  @ObservationIgnored private var refused: [StoreRefusal] = []

  /// The number of defaults that are collected to be stored together, or `nil` if changes are stored at
  /// once.
  @ObservationIgnored private var defaultCount: Int?

  /// The names whose last changes aren't stored, because another program changed their values, too.
  @ObservationIgnored private var conflicts: [String] = []

  /// Called when a change can't be stored.
  @ObservationIgnored package var onProblem: (Problem) -> Void = { _ in }

  /// The reason why the file doesn't hold all changes, or `nil` if it does.
  package var problem: Problem? {
    failure.map { .failure($0) } ?? conflicts.first.map { .conflict($0) }
      ?? refused.first.map { .refusal($0) }
  }

  package var path: String { file.path }

  /// The contents of the file when it was last read or written.
  @ObservationIgnored private var known: Contents?

  /// The changes that aren't being stored yet.
  @ObservationIgnored private var changes: StoreChanges<Contents.Value> = [:]

  /// The lists that were merged with those of other programs, and haven't changed since.
  @ObservationIgnored private var mergers: [ExactString: Merger] = [:]

  @ObservationIgnored private var running: Running?

  /// The reading of the file that counts, or `nil` if there is none.
  @ObservationIgnored private var reading: BackgroundWork<Reading>?

  private let file: StoreFile
  private let patience: StorePatience

  /// A change that is being stored.
  private struct Running {
    let work: BackgroundWork<Result>
    let changes: StoreChanges<Contents.Value>
    let lock: LockWait
    let start: ContinuousClock.Instant
  }

  /// A list before it was merged with that of another program, and the places of its elements after it.
  private struct Merger {
    let former: Contents.Value
    let places: [Int?]
  }

  /// Creates the store of a file that was read.
  package init(_ opened: OpenedStore<Contents>, patience: StorePatience = StorePatience()) {
    file = opened.file
    self.patience = patience
    known = opened.contents
    values = opened.contents ?? Contents()
  }

  /// Returns the indexes of the elements of a list in the value of a name, or `nil` if only a comparison
  /// can tell.
  ///
  /// An element that another program removed has no index.
  package func places(of list: Contents.Value, in name: String) -> [Int?]? {
    guard let merger = mergers[ExactString(name)], merger.former == list else { return nil }
    return merger.places
  }

  // MARK: Changing

  /// Sets a value, or removes it if it is `nil`, and stores the change.
  package func setValue(_ value: Contents.Value?, of name: String) {
    let former = values.value(of: name)
    guard value != nil || former != nil else { return }
    // Contents that can't hold the value stay as they are.
    if let refusal = values.replaceValue(of: name, with: value) { return refuse(refusal) }
    refused.removeAll { $0.name.isExactly(name) }
    mergers[ExactString(name)] = nil
    var change = changes[ExactString(name)] ?? StoreChange(from: former, to: value)
    (change.value, change.isDefault) = (value, defaultCount != nil)
    changes[ExactString(name)] = change
    if defaultCount == nil { storeChanges() } else { defaultCount? += 1 }
    if conflicts.contains(where: { $0.isExactly(name) }) { ChangeConflict.report() }
  }

  /// Stores the defaults that a closure sets, together, except where other programs stored a value.
  package func storeDefaults(_ body: () -> Void) {
    guard defaultCount == nil else { return body() }
    defaultCount = 0
    body()
    let hasChanged = defaultCount != 0
    defaultCount = nil
    if hasChanged { storeChanges() }
  }

  private func storeChanges() {
    guard let running else { return save(within: patience.change, saysSilence: false) }
    if running.start.duration(to: .now) > patience.silence { fail(silence) }
  }

  private func refuse(_ refusal: StoreRefusal) {
    if !refused.contains(where: { $0.name.isExactly(refusal.name) }) { refused.append(refusal) }
    onProblem(.refusal(refusal))
  }

  // MARK: Storing

  /// Stores the changes that aren't stored yet.
  ///
  /// - Parameters:
  ///   - limit: The maximum time to wait. What isn't stored by then is stored later.
  ///   - saysSilence: Whether it is a failure if the file isn't written by then.
  package func save(within limit: Duration, saysSilence: Bool = true) {
    let end = ContinuousClock.now + limit
    while running != nil || !changes.isEmpty {
      let work = running?.work ?? start()
      guard let result = work.answer(within: ContinuousClock.now.duration(to: end)) else {
        continueLater(after: work)
        if saysSilence { fail(silence) }
        return
      }
      take(result, of: work)
      if failure != nil { return }
    }
  }

  private func start() -> BackgroundWork<Result> {
    let transaction = StoreTransaction(
      file: file, known: known, values: values, changes: changes, patience: patience.lock)
    let work = BackgroundWork { Result { () throws(Failure) in try transaction.run() } }
    running = Running(work: work, changes: changes, lock: transaction.wait, start: .now)
    reading = nil
    changes = [:]
    return work
  }

  private func continueLater(after work: BackgroundWork<Result>) {
    // The store lives at least until its changes are stored.
    work.whenDone { [self] result in
      take(result, of: work)
      if failure == nil { save(within: .zero, saysSilence: false) }
    }
  }

  /// Continues with the result of a change, once.
  private func take(_ result: Result, of work: BackgroundWork<Result>) {
    guard let running, running.work === work else { return }
    self.running = nil
    switch result {
    case .success(let outcome):
      failure = nil
      known = outcome.contents
      conflicts.removeAll { running.changes[ExactString($0)] != nil }
      update(to: outcome.contents, places: outcome.places)
      for refusal in outcome.refused { refuse(refusal) }
      for name in outcome.conflicts { note(conflictOf: name) }
    case .failure(let failure):
      // Two changes of one value are one.
      changes = running.changes.merging(changes) {
        StoreChange(from: $0.former, to: $1.value, isDefault: $1.isDefault)
      }
      fail(failure)
    }
  }

  private func note(conflictOf name: String) {
    guard !conflicts.contains(where: { $0.isExactly(name) }) else { return }
    conflicts.append(name)
    onProblem(.conflict(name))
  }

  /// Shows the contents of the file with the changes that it doesn't hold yet.
  ///
  /// They continue from the values in the file.
  private func update(to contents: Contents, places: [ExactString: [Int?]] = [:]) {
    var contents = contents
    var places = places
    var conflicts: [String] = []
    var refused: [StoreRefusal] = []
    for (name, change) in changes where contents.canReplace(name.string) {
      let former = contents.value(of: name.string)
      switch change.applied(to: former, places: places[name]) {
      case .value(let value, let newPlaces):
        if let refusal = contents.replaceValue(of: name.string, with: value) {
          changes[name] = nil
          refused.append(refusal)
          continue
        }
        // A change to what the file holds already is dropped: it would replace a later value.
        changes[name] =
          value == former
          ? nil : StoreChange(from: former, to: value, isDefault: change.isDefault)
        places[name] = newPlaces
      case .conflict:
        changes[name] = nil
        places[name] = nil
        conflicts.append(name.string)
      }
    }
    self.refused.removeAll { !values.canReplace($0.name) && contents.canReplace($0.name) }
    note(places, in: contents)
    if contents != values { values = contents }
    // Last, because whoever is told may store something.
    for name in conflicts { note(conflictOf: name) }
    for refusal in refused { refuse(refusal) }
  }

  /// Keeps the places of the elements of lists that are merged now.
  private func note(_ places: [ExactString: [Int?]], in contents: Contents) {
    mergers = mergers.filter {
      values.value(of: $0.key.string) == contents.value(of: $0.key.string)
    }
    for (name, places) in places {
      guard let former = values.value(of: name.string),
        former != contents.value(of: name.string)
      else { continue }
      mergers[name] = Merger(former: former, places: places)
    }
  }

  // MARK: Reading

  /// Reads the file in the background, and takes the values that other programs stored.
  ///
  /// Does nothing while changes wait or are being stored, which takes the values, too. A file that is gone or
  /// can't be read changes nothing.
  package func refresh() {
    guard running == nil, changes.isEmpty, reading == nil else { return }
    let work = BackgroundWork { [file, known] in
      Reading { () throws(Failure) in try OpenedStore.contents(of: file, knowing: known) }
    }
    reading = work
    work.whenDone { [weak self] in self?.take($0, of: work) }
  }

  /// Takes the contents of the file, unless a change has begun since they were read.
  private func take(_ contents: Reading, of work: BackgroundWork<Reading>) {
    guard reading === work else { return }
    reading = nil
    guard case .success(let contents?) = contents else { return }
    known = contents
    update(to: contents)
  }

  // MARK: Failures

  private func fail(_ failure: Failure) {
    self.failure = failure
    onProblem(.failure(failure))
  }

  /// The failure of a change that takes too long.
  private var silence: Failure {
    .unwritable(
      running?.lock.isActive == true
        ? "another program is writing it" : "its file system doesn't answer")
  }
}
