#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A handler, or one of the two constants `SIG_IGN` and `SIG_DFL`.
typealias SignalHandler = @convention(c) (Int32) -> Void

extension sigaction {
  /// Whether the signal is ignored.
  var isIgnored: Bool { address == sigaction.address(SIG_IGN) }

  /// Whether the signal takes its default action.
  var isDefault: Bool { address == sigaction.address(SIG_DFL) }

  private var address: Int {
    #if canImport(Darwin)
      sigaction.address(__sigaction_u.__sa_handler)
    #else
      sigaction.address(__sigaction_handler.sa_handler)
    #endif
  }

  private static func address(_ handler: SignalHandler?) -> Int {
    unsafeBitCast(handler, to: Int.self)
  }
}
