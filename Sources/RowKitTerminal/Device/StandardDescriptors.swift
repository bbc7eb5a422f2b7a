#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The descriptors of standard input, standard output and standard error.
package enum StandardDescriptors {
  /// Opens the null device in place of each standard descriptor that is closed, so that no file or pipe
  /// of the program gets its number.
  ///
  /// Using such a descriptor still fails: standard input can't be read, and the others can't be
  /// written. Call this before the program opens anything.
  package static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The system assigns the lowest free number, which is this one.
      let access = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      guard open("/dev/null", access) >= 0 else { return }
    }
  }
}
