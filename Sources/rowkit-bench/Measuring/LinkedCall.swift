#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A location in memory through which the program or a library calls a function of another library.
///
/// The loader keeps such locations in tables, which are found in the same way as the loader does.
/// Only the tables of 64-bit glibc are supported.
struct LinkedCall {
  private let place: UnsafeMutablePointer<UInt>
  private let original: UInt
  private let replacement: UInt

  /// Returns the locations of calls to a function, prepared for redirection to a replacement.
  static func all(
    of name: String, leadingTo replacement: UnsafeRawPointer
  ) -> [LinkedCall] {
    LoadedImage.all.flatMap { $0.places(linkedTo: name) }.compactMap { address in
      guard let place = UnsafeMutablePointer<UInt>(bitPattern: address), unprotect(address) else {
        return nil
      }
      return LinkedCall(
        place: place, original: place.pointee, replacement: UInt(bitPattern: replacement))
    }
  }

  /// Redirects the calls to the replacement.
  func replace() {
    place.pointee = replacement
  }

  /// Restores the calls to the original function.
  func restore() {
    place.pointee = original
  }

  /// Makes memory writable that the loader has protected.
  ///
  /// Returns whether it succeeds.
  private static func unprotect(_ address: UInt) -> Bool {
    let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let page = UnsafeMutableRawPointer(bitPattern: address / size * size)
    return mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0
  }
}
