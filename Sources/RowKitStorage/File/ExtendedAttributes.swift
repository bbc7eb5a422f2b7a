#if canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

#if !canImport(Darwin)
  /// The extended attributes of files, one of which holds the access control list.
  enum ExtendedAttributes {
    /// The attribute that holds the access control list of a file.
    private static let listName = "system.posix_acl_access"

    /// The maximum size of an attribute, in bytes.
    private static let largestSize = 1 << 16

    /// Copies as many attributes as possible from one open file to another, and removes others.
    ///
    /// The access control list stays as it is.
    static func copy(from source: Int32, to descriptor: Int32) {
      let names = names(of: source)
      for name in self.names(of: descriptor) where !names.contains(name) {
        _ = fremovexattr(descriptor, name)
      }
      for name in names {
        guard let value = read(sizedBy: { fgetxattr(source, name, $0, $1) }) else { continue }
        _ = value.withUnsafeBytes { fsetxattr(descriptor, name, $0.baseAddress, $0.count, 0) }
      }
    }

    /// Returns the names of all attributes but the access control list.
    private static func names(of source: Int32) -> [[CChar]] {
      let names = (read { flistxattr(source, $0, $1) } ?? []).split(separator: 0)
      return names.filter { !$0.elementsEqual(listName.utf8) }
        .map { $0.map { CChar(bitPattern: $0) } + [0] }
    }

    /// Returns the result of a call that first reports the size of its result.
    private static func read(sizedBy call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
      let size = call(nil, 0)
      // With no room, the call would report the size again, which may have grown.
      guard size > 0 else { return size == 0 ? [] : nil }
      return read(upTo: size, call)
    }

    private static func read(
      upTo size: Int, _ call: (UnsafeMutableRawPointer?, Int) -> Int
    ) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: size)
      let count = bytes.withUnsafeMutableBytes { call($0.baseAddress, $0.count) }
      return count >= 0 ? Array(bytes[..<count]) : nil
    }

    // MARK: Access control lists

    /// Returns the access control list of a path, following links, or `nil` if it has none.
    static func accessList(of path: String) -> [UInt8]? {
      read(upTo: largestSize) { getxattr(path, listName, $0, $1) }
    }

    /// Gives an open file an access control list, or none.
    ///
    /// A new file may have inherited one from its folder.
    ///
    /// - Returns: Whether the file has that list then.
    static func setAccessList(_ list: [UInt8]?, of descriptor: Int32) -> Bool {
      if let list {
        return list.withUnsafeBytes {
          fsetxattr(descriptor, listName, $0.baseAddress, $0.count, 0) == 0
        }
      }
      return fremovexattr(descriptor, listName) == 0 || fgetxattr(descriptor, listName, nil, 0) < 0
    }
  }

  // The calls that the system's modules don't declare. A program without dynamic libraries has them, too.

  @_silgen_name("flistxattr")
  private func flistxattr(
    _ descriptor: Int32, _ names: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int

  @_silgen_name("fgetxattr")
  private func fgetxattr(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
    _ size: Int
  ) -> Int

  @_silgen_name("getxattr")
  private func getxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
    _ size: Int
  ) -> Int

  @_silgen_name("fsetxattr")
  private func fsetxattr(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int,
    _ flags: Int32
  ) -> Int32

  @_silgen_name("fremovexattr")
  private func fremovexattr(_ descriptor: Int32, _ name: UnsafePointer<CChar>) -> Int32
#endif
