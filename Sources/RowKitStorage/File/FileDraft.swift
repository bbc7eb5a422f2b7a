#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new file next to the one it will replace or create, which also locks that file.
///
/// A file has at most one draft, locked by the program that writes it. The system releases the lock
/// when the program ends, so an unlocked draft belongs to a program that was killed.
package final class FileDraft {
  /// The file to replace, which is no link.
  let file: StoreFile

  private let target: StoreFile.Target
  private let path: String
  private let descriptor: Int32
  private let calls: FileCalls
  private var isOpen = true

  /// Begins a draft after other programs have ended theirs.
  ///
  /// - Parameters:
  ///   - target: The file to replace.
  ///   - patience: The maximum time to wait for another program, in milliseconds.
  ///   - calls: The calls of the system.
  ///   - whileWaiting: Called again and again while another program keeps its own.
  /// - Throws: ``FileFailure`` if the draft can't be created or another program keeps its own.
  init(
    of target: StoreFile.Target, patience: Int, calls: FileCalls, whileWaiting: () -> Void = {}
  ) throws(FileFailure) {
    let path = FileDraft.path(of: target)
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(patience)
    while true {
      if let descriptor = try FileDraft.locked(path, of: target, calls) {
        self.calls = calls
        file = StoreFile(target.path, calls: calls)
        self.target = target
        self.path = path
        self.descriptor = descriptor
        return
      }
      guard clock.now < end else {
        throw FileFailure(FileDraft.reason(forWaitingFor: path), isBusy: true)
      }
      whileWaiting()
      poll(nil, 0, 1)
    }
  }

  deinit {
    end()
  }

  /// Releases the lock, and removes the draft unless it replaced the file.
  package func end() {
    guard isOpen else { return }
    isOpen = false
    if FileDraft.isNamed(descriptor, path) { unlink(path) }
    close(descriptor)
  }

  /// Replaces the contents of the file and ends the draft.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - former: The attributes of the file if it doesn't exist any more.
  /// - Throws: ``FileFailure`` if the file can't be replaced.
  package func replaceFile(
    with bytes: [UInt8], former: FileAttributes? = nil
  ) throws(FileFailure) {
    defer { end() }
    try checkWritable()
    try write(bytes)
    // The file may have been created or replaced since the target was found.
    var status = stat()
    if calls.status(target.path, &status) == 0 {
      try FileAttributes(status, path: target.path, calls: calls).keep(on: descriptor)
    } else if let former {
      try former.keep(on: descriptor)
    }
    guard FileDraft.flush(descriptor), rename(path, target.path) == 0 else { throw .last }
    putFolderOnDisk()
  }

  /// Gives the draft the name of the file unless that exists, and ends the draft.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - time: The time of the contents.
  /// - Returns: Whether the file didn't exist.
  /// - Throws: ``FileFailure`` if it can't be written.
  func createFile(with bytes: [UInt8], of time: timespec) throws(FileFailure) -> Bool {
    defer { end() }
    try write(bytes)
    futimens(descriptor, [time, time])
    guard FileDraft.flush(descriptor) else { throw .last }
    guard calls.link(path, target.path) != 0 else {
      putFolderOnDisk()
      return true
    }
    // Some file systems have no links. There, a program that is killed leaves an incomplete file.
    return errno == EEXIST ? false : try writeFile(bytes, of: time)
  }

  /// Writes the contents of the draft, unless they are too large to be read again.
  private func write(_ bytes: [UInt8]) throws(FileFailure) {
    guard bytes.count <= calls.largestSize else {
      let size = "\(calls.largestSize >> 20) MB"
      throw FileFailure("it would have more than \(size), and couldn't be read again")
    }
    try StoreFile.write(bytes, to: descriptor)
  }

  /// Creates the file under its name, and returns `false` if it exists.
  private func writeFile(_ bytes: [UInt8], of time: timespec) throws(FileFailure) -> Bool {
    let file = calls.open(target.path, O_WRONLY | O_CREAT | O_EXCL | FileDraft.flags, 0o600)
    if file < 0, errno == EEXIST { return false }
    guard file >= 0 else { throw .last }
    defer { close(file) }
    do throws(FileFailure) {
      try StoreFile.write(bytes, to: file)
      futimens(file, [time, time])
      guard FileDraft.flush(file) else { throw .last }
      return true
    } catch {
      unlink(target.path)
      throw error
    }
  }

  /// Throws if the existing file is not writable, because such a file isn't replaced either.
  private func checkWritable() throws(FileFailure) {
    guard faccessat(AT_FDCWD, target.path, W_OK, AT_EACCESS) != 0 else { return }
    if errno != ENOENT { throw .last }
  }

  /// Flushes an open file to the disk, and returns whether that succeeded.
  private static func flush(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // There, `fsync` leaves the bytes in the memory of the disk. Some file systems know only that.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0
  }

  /// Flushes the new name to disk if the system can.
  ///
  /// The file is complete without it, too.
  private func putFolderOnDisk() {
    let folder = open(StoreFile.place(of: target.path).folder, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = FileDraft.flush(folder)
    close(folder)
  }

  // MARK: The lock

  /// Removes the draft of a file unless a program is writing it.
  static func removeAbandoned(of target: StoreFile.Target) {
    _ = try? removeIfAbandoned(path(of: target), of: target)
  }

  /// Removes a draft unless a program is writing it, or another user's keeps it closed.
  ///
  /// - Returns: Whether there is no draft any more.
  /// - Throws: ``FileFailure`` if it is no draft, or can't be removed.
  private static func removeIfAbandoned(
    _ path: String, of target: StoreFile.Target
  ) throws(FileFailure) -> Bool {
    var descriptor = open(path, O_RDWR | flags)
    // If its program was killed after copying the permissions of a read-only file, the draft is
    // read-only.
    if descriptor < 0, errno == EACCES { descriptor = open(path, O_RDONLY | flags) }
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == EACCES { return errno == ENOENT }
      throw .last
    }
    defer { close(descriptor) }
    // Without the lock, the name might be that of a later draft, which a program is writing.
    guard try lock(descriptor, path, of: target) else { return false }
    if unlink(path) != 0, errno != ENOENT { throw FileFailure("“\(path)” stands in the way") }
    return true
  }

  private static func path(of target: StoreFile.Target) -> String {
    StoreFile(target.path).hiddenPath(ending: "rowkit-draft")
  }

  private static let flags = O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  /// Creates a draft and locks it.
  ///
  /// An abandoned draft is removed and never taken over, because another user may have created it,
  /// or may still have it open. Returns `nil` while there is a draft.
  private static func locked(
    _ path: String, of target: StoreFile.Target, _ calls: FileCalls
  ) throws(FileFailure) -> Int32? {
    let creating = O_RDWR | O_CREAT | O_EXCL | flags
    var descriptor = calls.open(path, creating, 0o600)
    if descriptor < 0, errno == EEXIST {
      guard try removeIfAbandoned(path, of: target) else { return nil }
      descriptor = calls.open(path, creating, 0o600)
      if descriptor < 0, errno == EEXIST { return nil }
    }
    guard descriptor >= 0 else { throw .lastInFolder }
    do throws(FileFailure) {
      if try lock(descriptor, path, of: target) { return descriptor }
    } catch {
      if isNamed(descriptor, path) { unlink(path) }
      close(descriptor)
      throw error
    }
    close(descriptor)
    return nil
  }

  /// Locks an open draft.
  ///
  /// A complete draft has the name of its file, too.
  ///
  /// Returns `false` if another program holds the lock, or held it and replaced its file.
  private static func lock(
    _ descriptor: Int32, _ path: String, of target: StoreFile.Target
  ) throws(FileFailure) -> Bool {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .last }
      return false
    }
    let names = isNamed(descriptor, target.path) ? 2 : 1
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_nlink <= names else {
      throw FileFailure("“\(path)” stands in the way")
    }
    return isNamed(descriptor, path)
  }

  /// Returns the reason for not replacing a file while a draft exists.
  private static func reason(forWaitingFor path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_uid != geteuid() else {
      return "another program is writing it"
    }
    return "another user's program is writing it, or has left “\(path)” behind"
  }

  /// Returns whether a path still refers to an open file.
  static func isNamed(_ descriptor: Int32, _ path: String) -> Bool {
    var own = stat()
    var named = stat()
    return fstat(descriptor, &own) == 0 && lstat(path, &named) == 0
      && own.st_ino == named.st_ino && own.st_dev == named.st_dev
  }
}
