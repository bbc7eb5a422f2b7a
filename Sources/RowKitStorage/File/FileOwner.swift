#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A user of the system who owns a file.
struct FileOwner {
  let name: String

  private let group: gid_t

  /// Creates the user with a number, or returns `nil` if the system doesn't list it.
  init?(_ user: uid_t) {
    let found = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 14) { buffer in
      var entry = passwd()
      var result: UnsafeMutablePointer<passwd>?
      guard let start = buffer.baseAddress,
        getpwuid_r(user, &entry, start, buffer.count, &result) == 0, result != nil,
        let name = entry.pw_name
      else { return (name: String, group: gid_t)?.none }
      return (String(cString: name), entry.pw_gid)
    }
    guard let found else { return nil }
    (name, group) = found
  }

  /// Returns whether the user is a member of a group.
  func isMember(of group: gid_t) -> Bool {
    #if canImport(Darwin)
      var groups = [Int32](repeating: 0, count: 1024)
      var count = Int32(groups.count)
      let first = Int32(bitPattern: self.group)
      getgrouplist(name, first, &groups, &count)
      return groups.prefix(Int(max(0, min(count, 1024)))).contains(Int32(bitPattern: group))
    #else
      var groups = [gid_t](repeating: 0, count: 1024)
      var count = Int32(groups.count)
      getgrouplist(name, self.group, &groups, &count)
      return groups.prefix(Int(max(0, min(count, 1024)))).contains(group)
    #endif
  }
}
