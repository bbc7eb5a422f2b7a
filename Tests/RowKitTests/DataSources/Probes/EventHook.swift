import RowKit

/// An observer that acts once, when loading begins or when a part has arrived.
@MainActor final class EventHook: DataSourceObserver {
  private let isAtBeginning: Bool
  private var act: ((any DataSource) -> Void)?

  init(atBeginning isAtBeginning: Bool = true, _ act: @escaping (any DataSource) -> Void) {
    self.isAtBeginning = isAtBeginning
    self.act = act
  }

  func dataSource(_ source: any DataSource, didSend event: DataSourceEvent) {
    switch event {
    case .willLoad where isAtBeginning, .partiallyLoaded where !isAtBeginning: break
    default: return
    }
    let act = act
    self.act = nil
    act?(source)
  }
}
