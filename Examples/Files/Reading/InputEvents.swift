import Dispatch

/// Is told by the system when something can be read, so that nobody has to wait for it.
@MainActor public final class InputEvents {
  private let source: any DispatchSourceRead

  /// Begins to be told that a pipe has bytes, or has ended; again and again until they are taken.
  init(descriptor: Int32, onReadable: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { onReadable() } }
    source.resume()
  }

  isolated deinit {
    source.cancel()
  }
}
