/// A data source that holds existing models in one section.
///
/// ```swift
/// SimpleDataSource([Network("Home"), Network("Office")], name: "Networks")
/// ```
public final class SimpleDataSource: ReportingDataSource {
  /// The models.
  ///
  /// Each change is reported to the observer as a complete loading.
  public var models: [any Model] {
    didSet { fetch() }
  }

  /// Creates a source.
  public init(_ models: [any Model] = [], name: String = "") {
    self.models = models
    super.init(name: name)
  }

  override var currentSections: [DataSourceSection] {
    [DataSourceSection(title: name, items: models)]
  }

  /// Notifies the observers that loading has begun and finished.
  override func load() {
    progress.begin(self)
    progress.finish(self)
  }
}

/// A source of models that reports its loading to its observers.
///
/// It is the superclass of the sources in this module. A source of an app conforms to
/// ``DataSource``.
@MainActor public class ReportingDataSource: DataSource {
  private let ownName: String
  final let progress: DataSourceProgress

  init(name: String, progress: DataSourceProgress = DataSourceProgress()) {
    ownName = name
    self.progress = progress
  }

  public var name: String { ownName }

  public var state: DataSourceState { progress.state }

  public final var sections: [DataSourceSection] { currentSections }

  /// The observer of the source that is notified first, held weakly.
  public final var observer: (any DataSourceObserver)? {
    get { progress.observer }
    set { progress.observer = newValue }
  }

  final var observers: DataSourceObservers { progress.observers }

  public final func fetch() { load() }

  public final func fetchIfNeeded() { loadIfNeeded() }

  public final func cancel() { stopLoading() }

  public final func retry() { loadAgain() }

  public final func willDisplay(_ path: RowPath) { itemWillAppear(at: path) }

  // MARK: Loading

  /// The sections, including placeholders.
  var currentSections: [DataSourceSection] { [] }

  /// Loads the models, or reloads them.
  func load() {}

  /// Loads the models unless they were loaded before.
  func loadIfNeeded() { if state.isIdle { load() } }

  /// Cancels loading.
  func stopLoading() {}

  /// Loads again after a failure.
  func loadAgain() { load() }

  /// Called when an item comes into view.
  func itemWillAppear(at path: RowPath) {}
}
