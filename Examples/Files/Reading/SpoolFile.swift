#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Temporary files without a name, which are gone with the program however it ends.
enum SpoolFile {
  /// Makes an empty file in the folder that `TMPDIR` names, else in `/var/tmp`.
  ///
  /// - Throws: ``FileReadError`` when it can't be made there.
  static func make() throws(FileReadError) -> OpenFile {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let folder = named.isEmpty ? "/var/tmp" : named
    let descriptor = unnamed(in: folder) ?? unlinked(in: folder)
    guard descriptor >= 0 else { throw FileReadError(temporaryFileIn: folder, code: errno) }
    return OpenFile(descriptor: descriptor)
  }

  /// The number of free bytes on the disk of a file.
  static func room(beside file: OpenFile) -> Int {
    var disk = statvfs()
    guard fstatvfs(file.descriptor, &disk) == 0 else { return .max }
    let (room, isTooMuch) = Int(disk.f_bavail).multipliedReportingOverflow(by: Int(disk.f_frsize))
    return isTooMuch ? .max : room
  }

  /// Opens a file that never has a name; nil where the system or its file system has none.
  private static func unnamed(in folder: String) -> Int32? {
    #if os(Linux)
      // O_TMPFILE, which no module offers: it is no plain number in C.
      let descriptor = open(folder, 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o600)
      return descriptor >= 0 ? descriptor : nil
    #else
      return nil
    #endif
  }

  /// Opens a file whose name is taken away at once.
  private static func unlinked(in folder: String) -> Int32 {
    var name = Array((folder + "/rowkit-XXXXXX").utf8CString)
    let descriptor = name.withUnsafeMutableBufferPointer { $0.baseAddress.map(mkstemp) ?? -1 }
    guard descriptor >= 0 else { return -1 }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
    return descriptor
  }
}
