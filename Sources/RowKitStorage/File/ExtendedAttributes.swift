#if canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

#if !canImport(Darwin)
  /// The system calls for extended attributes, which also hold access control lists.
  ///
  /// The calls are looked up at run time, because the system's modules don't declare them.
  struct ExtendedAttributes {
    private typealias List = @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int
    private typealias Get =
      @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    private typealias Set =
      @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32

    private typealias Remove = @convention(c) (Int32, UnsafePointer<CChar>) -> Int32

    private let list: List
    private let get: Get
    private let set: Set
    private let remove: Remove

    /// Looks up the calls.
    ///
    /// Returns `nil` if the system doesn't have them.
    init?() {
      guard let list = dlsym(nil, "flistxattr"), let get = dlsym(nil, "fgetxattr"),
        let set = dlsym(nil, "fsetxattr"), let remove = dlsym(nil, "fremovexattr")
      else { return nil }
      self.list = unsafeBitCast(list, to: List.self)
      self.get = unsafeBitCast(get, to: Get.self)
      self.set = unsafeBitCast(set, to: Set.self)
      self.remove = unsafeBitCast(remove, to: Remove.self)
    }

    /// Copies as many attributes as possible from one open file to another, and removes others.
    ///
    /// A new file may have inherited an access control list from its folder.
    func copy(from source: Int32, to descriptor: Int32) {
      let names = names(of: source)
      for name in self.names(of: descriptor) where !names.contains(name) {
        _ = remove(descriptor, name)
      }
      for name in names {
        guard let value = read(sizedBy: { get(source, name, $0, $1) }) else { continue }
        _ = value.withUnsafeBytes { set(descriptor, name, $0.baseAddress, $0.count, 0) }
      }
    }

    private func names(of source: Int32) -> [[CChar]] {
      let bytes = read { list(source, $0, $1) } ?? []
      return bytes.split(separator: 0).map { $0.map { CChar(bitPattern: $0) } + [0] }
    }

    /// Returns the result of a call that first reports the size of its result.
    private func read(sizedBy call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
      let size = call(nil, 0)
      guard size >= 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: size)
      let count = bytes.withUnsafeMutableBytes { call($0.baseAddress, $0.count) }
      return count >= 0 ? Array(bytes[..<count]) : nil
    }
  }
#endif
