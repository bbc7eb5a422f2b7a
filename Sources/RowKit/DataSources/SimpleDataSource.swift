/// Holds models that are there already, in one section.
///
/// ```swift
/// SimpleDataSource([Network("Home"), Network("Office")], name: "Networks")
/// ```
public final class SimpleDataSource: DataSource {
  public let name: String

  /// The models.
  ///
  /// Setting or changing them is told as a loading of its own.
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

  /// Tells at once that loading begins and that it is finished.
  public func fetch() {
    progress.begin(self)
    progress.finish(self)
  }

  public func cancel() {}
}
