#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the C library knows about the memory of this process.
///
/// Only glibc is asked, by name, because the module for it does not declare these functions.
enum Heap {
  /// How many bytes are allocated and not freed; nil where that can't be found out.
  static var liveBytes: Int? {
    // A large structure is returned through a hidden pointer to room for it. `rusage` provides
    // that room: it is larger than `mallinfo2`, which is ten numbers of a machine word each.
    typealias Information = @convention(c) () -> rusage
    guard let function = function("mallinfo2") else { return nil }
    let information = unsafeBitCast(function, to: Information.self)()
    return withUnsafeBytes(of: information) { bytes in
      let words = bytes.bindMemory(to: Int.self)
      // Mapped blocks (word 4) are not among those in use (word 7).
      return words[4] + words[7]
    }
  }

  /// How many bytes an object takes, with what the allocator writes beside it; nil where that
  /// can't be found out.
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
