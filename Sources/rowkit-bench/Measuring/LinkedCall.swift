#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A place in memory through which the program, or a library it uses, calls a function of another
/// library.
///
/// The loader keeps such places in tables, which are found as it finds them itself. Only those of
/// 64-bit glibc are known here.
struct LinkedCall {
  private let place: UnsafeMutablePointer<UInt>
  private let original: UInt
  private let replacement: UInt

  /// Returns the places through which a function is called, to lead them to another function.
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

  /// Leads the calls to the other function.
  func replace() {
    place.pointee = replacement
  }

  /// Leads the calls to the function itself again.
  func restore() {
    place.pointee = original
  }

  /// Makes memory writable that the loader has closed; returns whether it is.
  private static func unprotect(_ address: UInt) -> Bool {
    let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let page = UnsafeMutableRawPointer(bitPattern: address / size * size)
    return mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0
  }
}
