/// The observers of a data source: the one that an app sets, and the tables and sources made of it.
@MainActor final class DataSourceObservers {
  /// The observer that an app sets, or else the one that came first.
  weak var first: (any DataSourceObserver)?

  private var others: [WeakObserver] = []

  /// The number of observers.
  var count: Int { (first == nil ? 0 : 1) + others.count { $0.observer != nil } }

  /// Adds an observer after the existing ones.
  func add(_ observer: any DataSourceObserver) {
    guard first != nil else { return first = observer }
    others.append(WeakObserver(observer: observer))
  }

  /// Removes an observer; the next one takes the place of the first.
  func remove(_ observer: ObjectIdentifier) {
    others.removeAll { $0.observer == nil || $0.id == observer }
    let isFirst = first.map { ObjectIdentifier($0) == observer } ?? true
    guard isFirst else { return }
    first = others.first?.observer
    others = Array(others.dropFirst())
  }

  /// Sends an event to each observer, in order.
  func send(_ event: DataSourceEvent, from source: any DataSource) {
    first?.dataSource(source, didSend: event)
    for other in others { other.observer?.dataSource(source, didSend: event) }
  }
}

/// An observer that others keep.
private struct WeakObserver {
  weak var observer: (any DataSourceObserver)?
  let id: ObjectIdentifier

  @MainActor init(observer: any DataSourceObserver) {
    self.observer = observer
    id = ObjectIdentifier(observer)
  }
}

/// A data source that can have several observers.
@MainActor protocol SharedDataSource: DataSource {
  /// Its observers.
  var observers: DataSourceObservers { get }
}
