/// A data source that holds existing models in one section.
///
/// ```swift
/// SimpleDataSource([Network("Home"), Network("Office")], name: "Networks")
/// ```
public final class SimpleDataSource: DataSource, SharedDataSource {
  public let name: String

  /// The models.
  ///
  /// Each change is reported to the observer as a complete loading.
  public var models: [any Model] {
    didSet { fetch() }
  }

  private let progress = DataSourceProgress()

  /// Creates a source.
  public init(_ models: [any Model] = [], name: String = "") {
    self.models = models
    self.name = name
  }

  public var sections: [DataSourceSection] { [DataSourceSection(title: name, items: models)] }

  public var state: DataSourceState { progress.state }

  public var observer: (any DataSourceObserver)? {
    get { progress.observer }
    set { progress.observer = newValue }
  }

  var observers: DataSourceObservers { progress.observers }

  /// Notifies the observers that loading has begun and finished.
  public func fetch() {
    progress.begin(self)
    progress.finish(self)
  }

  public func cancel() {}
}
