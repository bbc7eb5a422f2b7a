#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension TerminalSignals {
  /// Stops the process until it is in the foreground of a terminal or is asked to end.
  ///
  /// A shell may continue a process in the background. It is then stopped again before it uses the
  /// terminal, and after its signals were examined: a process that is stopped by using the terminal
  /// uses it again when it is continued, and would never handle a request to end.
  ///
  /// - Returns: The signals that arrived. If one of them asks the process to end, the process may be
  ///   in the background.
  /// - Throws: ``TerminalError/inBackground`` if the process is in the background and can't be stopped.
  static func awaitForeground(of device: TerminalDevice) throws(TerminalError) -> SignalSet {
    var arrived = take()
    while arrived.ending == nil {
      if arrived.contains(.stop) {
        _ = stopProcess(by: SIGTSTP, group: false)
      } else if !device.isInBackground {
        return arrived
      } else if !stopProcess(by: SIGTTOU, group: true, within: 1000) {
        throw .inBackground
      }
      arrived.remove(.stop)
      arrived.formUnion(take())
    }
    return arrived
  }
}
