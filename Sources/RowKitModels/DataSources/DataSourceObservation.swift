/// The observing of a source beside its other observers, until it ends or is released.
@MainActor final class DataSourceObservation {
  private weak var source: (any DataSource)?
  private let id: ObjectIdentifier
  private let relay: DataSourceRelay?

  /// Begins to observe a source.
  init(of source: any DataSource, by observer: any DataSourceObserver) {
    self.source = source
    id = ObjectIdentifier(observer)
    if let source = source as? any SharedDataSource {
      relay = nil
      source.observers.add(observer)
    } else {
      relay = DataSourceRelay.adding(observer, to: source)
    }
  }

  isolated deinit {
    end()
  }

  /// Ends the observing, and leaves the source to its other observers.
  func end() {
    if let source = source as? any SharedDataSource { source.observers.remove(id) }
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
