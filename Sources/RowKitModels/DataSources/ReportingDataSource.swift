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
