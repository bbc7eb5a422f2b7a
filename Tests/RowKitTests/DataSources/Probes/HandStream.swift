import RowKit

/// A stream whose events are sent by hand.
@MainActor final class HandStream<Element> {
  /// The positions of cancelled readings.
  private(set) var cancelled: Set<Int> = []

  private var receivers: [(EventStream<Element>.Event) -> Void] = []

  /// The stream for a data source.
  var stream: EventStream<Element> {
    EventStream(starting: { receive in
      let number = self.receivers.count
      self.receivers.append(receive)
      return { self.cancelled.insert(number) }
    })
  }

  /// Sends an element to a reading, the last one by default.
  func send(_ element: Element, in number: Int? = nil) {
    receivers[number ?? receivers.count - 1](.element(element))
  }

  /// Ends the last reading.
  func end(_ error: (any Error)? = nil) {
    receivers[receivers.count - 1](.end(error))
  }
}
