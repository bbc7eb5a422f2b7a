#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  // The streams are globals of the C library, which are set at the start.
  @preconcurrency import Glibc
#endif

/// The text that the C library keeps before it writes it to standard output or standard error.
///
/// The other streams belong to the app alone. Flushing them all would wait for a thread that reads
/// from one.
enum StandardStreams {
  #if canImport(Musl)
    typealias Stream = OpaquePointer
  #else
    typealias Stream = UnsafeMutablePointer<FILE>
  #endif

  /// Standard output and standard error.
  static var all: [Stream] { [stdout, stderr].compactMap { $0 } }

  /// The time to wait for a thread that uses a stream, in milliseconds.
  private static let patience = 20

  /// Writes the kept text of a stream if its descriptor is as wanted.
  ///
  /// A stream that another thread keeps using stays as it is.
  ///
  /// - Parameters:
  ///   - stream: The stream.
  ///   - isWanted: A closure that returns whether text for a descriptor is written.
  static func flush(_ stream: Stream, where isWanted: (Int32) -> Bool = { _ in true }) {
    for _ in 0..<patience {
      if ftrylockfile(stream) == 0 {
        if isWanted(fileno(stream)) { fflush(stream) }
        return funlockfile(stream)
      }
      poll(nil, 0, 1)
    }
  }
}
