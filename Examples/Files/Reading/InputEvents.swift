import Dispatch

/// The system's notifications about readable input.
@MainActor public final class InputEvents {
  private let source: any DispatchSourceRead

  /// Starts observing a pipe.
  ///
  /// The closure is called whenever bytes or the end wait to be read.
  init(descriptor: Int32, onReadable: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { onReadable() } }
    source.resume()
  }

  isolated deinit {
    source.cancel()
  }
}
