#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The original settings of a terminal, for comparison with the later ones.
final class TerminalSettings {
  private let descriptor: Int32
  private let before: [UInt8]

  /// Records the settings of a terminal, or returns `nil` if it can't be opened.
  init?(of path: String) {
    descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    before = TerminalSettings.bytes(descriptor)
  }

  deinit {
    close(descriptor)
  }

  /// Whether the settings are still the same.
  var areUnchanged: Bool { TerminalSettings.bytes(descriptor) == before }

  private static func bytes(_ descriptor: Int32) -> [UInt8] {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return [] }
    // Set by macOS when lines are read again.
    settings.c_lflag &= ~tcflag_t(PENDIN)
    return withUnsafeBytes(of: settings) { Array($0) }
  }
}
