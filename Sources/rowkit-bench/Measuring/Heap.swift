#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The C library's statistics on the memory of this process.
///
/// Only glibc is supported. Its functions are looked up by name, because its module doesn't declare
/// them.
enum Heap {
  /// The number of bytes that are allocated, or `nil` if it is unavailable.
  static var liveBytes: Int? {
    // A large structure is returned through a hidden pointer to its storage. `rusage` provides that
    // storage: it is larger than `mallinfo2`, which consists of ten machine words.
    typealias Information = @convention(c) () -> rusage
    guard let function = function("mallinfo2") else { return nil }
    let information = unsafeBitCast(function, to: Information.self)()
    return withUnsafeBytes(of: information) { bytes in
      let words = bytes.bindMemory(to: Int.self)
      // Mapped blocks (word 4) are not among those in use (word 7).
      return words[4] + words[7]
    }
  }

  /// Returns the number of bytes of an object including the allocator's overhead, or `nil` if it is
  /// unavailable.
  static func size(of object: AnyObject) -> Int? {
    typealias UsableSize = @convention(c) (UnsafeRawPointer?) -> Int
    guard let function = function("malloc_usable_size") else { return nil }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return unsafeBitCast(function, to: UsableSize.self)(address) + MemoryLayout<Int>.size
  }

  private static func function(_ name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Glibc)
      dlsym(dlopen(nil, RTLD_NOW), name)
    #else
      nil
    #endif
  }
}
