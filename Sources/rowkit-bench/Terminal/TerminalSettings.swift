#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The settings that a terminal had, kept open to look at them again.
final class TerminalSettings {
  private let descriptor: Int32
  private let before: [UInt8]

  /// Takes the settings of the terminal with a path; nil if it can't be opened.
  init?(of path: String) {
    descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    before = TerminalSettings.bytes(descriptor)
  }

  deinit {
    close(descriptor)
  }

  /// Whether they are what they were.
  var areUnchanged: Bool { TerminalSettings.bytes(descriptor) == before }

  private static func bytes(_ descriptor: Int32) -> [UInt8] {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return [] }
    return withUnsafeBytes(of: settings) { Array($0) }
  }
}
