import RowKitScreens

/// The open terminal of a session with a loop that waits for it.
@MainActor struct TerminalConnection {
  let device: TerminalDevice

  /// The pipe that ends a wait from any thread.
  let pipe: WakePipe

  /// The loop that waits for the terminal and the pipe.
  let loop: EventLoop

  /// The thread that reads the terminal while the main thread is busy.
  let watch: BusyWatch

  private let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 16 * 1024, alignment: 1)

  /// Opens the terminal behind a descriptor, or else that of the process, which stays unchanged.
  ///
  /// A process in the background is stopped first.
  init(to descriptor: Int32?) throws(TerminalError) {
    pipe = try WakePipe()
    try pipe.requireDescriptors()
    device = try TerminalDevice.inForeground(chosen: descriptor)
    watch = BusyWatch(device, waking: pipe)
    loop = EventLoop(terminal: device.descriptor, pipe: pipe, watch: watch)
  }

  func windowSize(_ environment: [String: String]) -> ScreenSize {
    TerminalSize.of(device.descriptor, environment: environment)
  }

  /// Reads available input and returns the result.
  func read() -> TransferResult { watch.readInput(into: buffer) }

  /// Returns the first bytes of the input that was read last.
  func bytes(_ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: buffer[..<count])
  }

  /// Closes the terminal and the loop.
  func close() {
    watch.close()
    loop.close()
    device.close()
    buffer.deallocate()
  }
}
