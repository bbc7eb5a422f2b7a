#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs code while this thread takes no signals.
func withSignalsHeldOff(_ body: () -> Void) {
  var all = sigset_t()
  sigfillset(&all)
  withSignals(all, SIG_SETMASK, body)
}

/// Runs code that may write to the terminal of a process in the background, which would be stopped by
/// that.
func withWritingAllowed(_ body: () -> Void) {
  var refusal = sigset_t()
  sigemptyset(&refusal)
  sigaddset(&refusal, SIGTTOU)
  withSignals(refusal, SIG_BLOCK, body)
}

/// Holds off all signals but one, from now on.
func holdOffSignals(except number: Int32) {
  var others = sigset_t()
  sigfillset(&others)
  sigdelset(&others, number)
  pthread_sigmask(SIG_SETMASK, &others, nil)
}

private func withSignals(_ signals: sigset_t, _ change: Int32, _ body: () -> Void) {
  var signals = signals
  var before = sigset_t()
  pthread_sigmask(change, &signals, &before)
  body()
  pthread_sigmask(SIG_SETMASK, &before, nil)
}
