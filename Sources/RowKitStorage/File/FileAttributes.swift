#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The attributes that a file keeps when it is replaced: owner, group, permissions, access control
/// lists, extended attributes, and the time of last access.
package struct FileAttributes: Sendable {
  private let status: stat
  private let path: String
  private let accessList: [UInt8]?
  private let calls: FileCalls

  /// Creates the attributes of a file.
  init(_ status: stat, path: String, calls: FileCalls) {
    self.status = status
    self.path = path
    self.calls = calls
    accessList = calls.accessList(path)
  }

  /// Applies the attributes to an open file, as far as the system permits.
  ///
  /// - Throws: ``FileFailure`` if the owner would lose the right to read or write the file.
  func keep(on descriptor: Int32) throws(FileFailure) {
    copyExtended(to: descriptor)
    let keepsList = calls.setAccessList(descriptor, accessList)
    var kept = keepOwner(on: descriptor)
    kept.accessList = keepsList
    if !kept.owner { try checkRightsOfOwner(after: kept) }
    fchmod(descriptor, mode(after: kept))
    keepReadingTime(on: descriptor)
  }

  /// Throws if the former owner, who isn't the owner of the new file, would lose rights.
  ///
  /// Neither the superuser nor a user without an entry in the system's list of users does.
  private func checkRightsOfOwner(after kept: Kept) throws(FileFailure) {
    guard status.st_uid != 0, let owner = FileOwner(status.st_uid) else { return }
    let isMember = kept.group && owner.isMember(of: status.st_gid)
    let mode = kept.accessList ? status.st_mode : status.st_mode & ~0o070
    guard FileAttributes.loses(mode, isMember: isMember) else { return }
    throw FileFailure("its owner \(owner.name) couldn't use it any more")
  }

  /// Returns whether an owner with some permissions would have fewer as a member of the group or as
  /// anyone else.
  static func loses(_ mode: mode_t, isMember: Bool) -> Bool {
    let (former, next) = (mode >> 6 & 0o6, (isMember ? mode >> 3 : mode) & 0o6)
    return former & ~next != 0
  }

  private struct Kept {
    var owner: Bool
    var group: Bool
    var accessList = false
  }

  private func keepOwner(on descriptor: Int32) -> Kept {
    if fchown(descriptor, status.st_uid, status.st_gid) == 0 {
      return Kept(owner: true, group: true)
    }
    let keepsGroup = fchown(descriptor, uid_t.max, status.st_gid) == 0
    return Kept(owner: status.st_uid == geteuid(), group: keepsGroup)
  }

  /// Returns the permissions without those that would apply to a different owner or group.
  ///
  /// With an access control list, those of the group are the most that any entry of the list grants, so
  /// without that list they would grant too much.
  private func mode(after kept: Kept) -> mode_t {
    var mode = status.st_mode & 0o7777
    if !kept.owner { mode &= ~S_ISUID }
    if !kept.group {
      mode &= ~(S_ISGID | 0o070)
      mode |= (status.st_mode & 0o007) << 3 & status.st_mode
    }
    if !kept.accessList { mode &= ~0o070 }
    return mode
  }

  private func keepReadingTime(on descriptor: Int32) {
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { return }
    #if canImport(Darwin)
      futimens(descriptor, [status.st_atimespec, own.st_mtimespec])
    #else
      futimens(descriptor, [status.st_atim, own.st_mtim])
    #endif
  }

  private func copyExtended(to descriptor: Int32) {
    let source = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard source >= 0 else { return }
    defer { close(source) }
    #if canImport(Darwin)
      fcopyfile(source, descriptor, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
    #else
      ExtendedAttributes.copy(from: source, to: descriptor)
    #endif
  }
}
