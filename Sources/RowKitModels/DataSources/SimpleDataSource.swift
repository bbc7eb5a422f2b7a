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
