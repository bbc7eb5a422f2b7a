import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's notifications about readable input.
@MainActor public final class InputEvents {
  private let source: any DispatchSourceRead

  /// Starts observing a pipe.
  ///
  /// The closure is called whenever bytes or the end wait to be read. Returns nil if the descriptor
  /// isn't open.
  init?(descriptor: Int32, onReadable: @escaping @MainActor () -> Void) {
    // Of its own: the pipe is closed at its end, perhaps before this object goes.
    let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard own >= 0 else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: own, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { onReadable() } }
    source.setCancelHandler { close(own) }
    source.resume()
  }

  isolated deinit {
    source.cancel()
  }
}
