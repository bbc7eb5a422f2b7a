/// A data source that holds existing models in one section.
///
/// ```swift
/// SimpleDataSource([Network("Home"), Network("Office")], name: "Networks")
/// ```
public final class SimpleDataSource: ReportingDataSource, DataSource, SharedDataSource {
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

  public var sections: [DataSourceSection] { [DataSourceSection(title: name, items: models)] }

  /// Notifies the observers that loading has begun and finished.
  public func fetch() {
    progress.begin(self)
    progress.finish(self)
  }

  public func cancel() {}
}

/// The name, state and observer of a source that loads models itself.
@MainActor public class ReportingDataSource {
  /// The name of the source, used as the title if there is only one section.
  public final let name: String

  final let progress: DataSourceProgress

  init(name: String, progress: DataSourceProgress = DataSourceProgress()) {
    self.name = name
    self.progress = progress
  }

  /// The loading state.
  public final var state: DataSourceState { progress.state }

  /// The observer of the source that is notified first, held weakly.
  public final var observer: (any DataSourceObserver)? {
    get { progress.observer }
    set { progress.observer = newValue }
  }

  final var observers: DataSourceObservers { progress.observers }
}
