/// The observing of a source beside its other observers, until it ends or is released.
@MainActor final class DataSourceObservation: DataSourceObserver {
  private weak var source: (any DataSource)?
  private let receive: (any DataSource, DataSourceEvent) -> Void
  private var relay: DataSourceRelay?

  /// Begins to observe a source.
  init(
    of source: any DataSource, _ receive: @escaping (any DataSource, DataSourceEvent) -> Void
  ) {
    self.source = source
    self.receive = receive
    if let source = source as? ReportingDataSource {
      source.observers.add(self)
    } else {
      relay = DataSourceRelay.adding(self, to: source)
    }
  }

  func dataSource(_ source: any DataSource, didSend event: DataSourceEvent) {
    receive(source, event)
  }

  isolated deinit {
    end()
  }

  /// Ends the observing, and leaves the source to its other observers.
  func end() {
    let id = ObjectIdentifier(self)
    if let source = source as? ReportingDataSource { source.observers.remove(id) }
    guard let relay else { return }
    relay.observers.remove(id)
    guard let source, source.observer === relay, relay.observers.count < 2 else { return }
    source.observer = relay.observers.first
  }
}

/// The observer of a source that can have only one, which passes everything on to several.
@MainActor final class DataSourceRelay: DataSourceObserver {
  let observers = DataSourceObservers()

  /// Adds an observer to a source, beside the one it may have.
  static func adding(
    _ observer: any DataSourceObserver, to source: any DataSource
  ) -> DataSourceRelay {
    let relay = source.observer as? DataSourceRelay ?? DataSourceRelay()
    if let former = source.observer, former !== relay { relay.observers.add(former) }
    relay.observers.add(observer)
    source.observer = relay
    return relay
  }

  func dataSource(_ source: any DataSource, didSend event: DataSourceEvent) {
    observers.send(event, from: source)
  }
}

/// An observer of a data source.
@MainActor public protocol DataSourceObserver: AnyObject {
  /// Called after an event. The source already holds the resulting sections.
  func dataSource(_ source: any DataSource, didSend event: DataSourceEvent)
}

/// An event of a data source: loading begins, parts arrive, and loading ends once.
public enum DataSourceEvent: Sendable {
  /// Loading begins.
  case willLoad
  /// The sections have changed, and more is to come.
  case partiallyLoaded
  /// Loading has finished.
  case finished
  /// Loading has failed. The sections may have changed.
  case failed(any Error)
}

/// The observers of a data source: the one that an app sets, and the tables and sources made of it.
@MainActor final class DataSourceObservers {
  private weak var own: (any DataSourceObserver)?
  private var others: [WeakObserver] = []

  /// The observer that an app sets, or else the one that came first.
  ///
  /// Setting it leaves the source to the others.
  var first: (any DataSourceObserver)? {
    get { own ?? others.lazy.compactMap(\.observer).first }
    set {
      let isKnown = newValue.map { new in others.contains { $0.observer === new } } ?? false
      own = isKnown ? nil : newValue
    }
  }

  /// The number of observers.
  var count: Int { (own == nil ? 0 : 1) + others.count { $0.observer != nil } }

  /// Adds an observer after the existing ones.
  func add(_ observer: any DataSourceObserver) {
    others.append(WeakObserver(observer: observer))
  }

  /// Removes an observer.
  func remove(_ observer: ObjectIdentifier) {
    others.removeAll { $0.observer == nil || $0.id == observer }
  }

  /// Sends an event to each observer, that of the app first.
  func send(_ event: DataSourceEvent, from source: any DataSource) {
    own?.dataSource(source, didSend: event)
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
