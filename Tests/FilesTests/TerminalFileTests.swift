import Files
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Terminals, from which a person's keys come.
struct TerminalFileTests {
  @Test func `a terminal isn't read as a file`() throws {
    let window = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(window) }
    #expect(throws: FileReadError(path: try name(window), reason: "it is a terminal")) {
      try OpenFile(path: name(window))
    }
  }

  /// Returns the name of the other end of a pseudo-terminal.
  private func name(_ window: Int32) throws -> String {
    #if canImport(Darwin)
      guard grantpt(window) == 0, unlockpt(window) == 0, let name = ptsname(window) else {
        throw FileReadError(path: "", reason: "no terminal")
      }
      return String(cString: name)
    #else
      var (isLocked, number): (Int32, Int32) = (0, 0)
      // TIOCSPTLCK and TIOCGPTN.
      guard ioctl(window, 0x4004_5431, &isLocked) == 0, ioctl(window, 0x8004_5430, &number) == 0
      else { throw FileReadError(path: "", reason: "no terminal") }
      return "/dev/pts/\(number)"
    #endif
  }
}
