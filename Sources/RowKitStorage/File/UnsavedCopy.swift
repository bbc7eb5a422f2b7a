#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The contents that a program couldn't save in a file before it was ended, in a hidden file beside it.
///
/// Only the user who wrote a copy can read it, and only that user's copies are used. Links aren't
/// followed: in a folder that others can write to, a link with the same name may lead anywhere.
package struct UnsavedCopy: Sendable {
  /// The path of the copy.
  package let path: String

  /// The path of a copy that is being written.
  private let draft: String

  private let calls: FileCalls

  private static let flags = O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  /// Creates the copy of a file, which need not exist.
  package init(of file: StoreFile) {
    path = file.hiddenPath(ending: "rowkit-unsaved")
    draft = file.hiddenPath(ending: "rowkit-unsaved-draft")
    calls = file.calls
  }

  /// Writes the copy, which replaces a former one once it is complete.
  ///
  /// - Throws: ``FileFailure`` if that isn't possible, or the name belongs to anything but a former
  ///   copy of this user.
  package func write(_ bytes: [UInt8]) throws(FileFailure) {
    for path in [path, draft] where UnsavedCopy.exists(path) && !UnsavedCopy.isOwn(path) {
      throw FileFailure("“\(path)” stands in the way")
    }
    // A killed program may have left it behind.
    unlink(draft)
    let descriptor = calls.open(draft, O_WRONLY | O_CREAT | O_EXCL | UnsavedCopy.flags, 0o600)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    do throws(FileFailure) {
      try StoreFile.write(bytes, to: descriptor)
      guard fsync(descriptor) == 0, rename(draft, path) == 0 else { throw .last }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Returns the contents of the copy, or `nil` if there is none that can be used.
  package func contents() -> [UInt8]? {
    let descriptor = calls.open(path, O_RDONLY | UnsavedCopy.flags, 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, UnsavedCopy.isOwn(status) else { return nil }
    return try? StoreFile(path, calls: calls).bytes(
      of: descriptor, expecting: Int(clamping: status.st_size))
  }

  /// Returns whether a file was changed after the copy was written.
  package func isOlder(than file: StoreFile) -> Bool {
    guard let written = UnsavedCopy.changeTime(of: path),
      let changed = UnsavedCopy.changeTime(of: file.path)
    else { return false }
    return written < changed
  }

  private static func changeTime(of path: String) -> Duration? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Removes the copy.
  package func remove() {
    if UnsavedCopy.isOwn(path) { unlink(path) }
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && isOwn(status)
  }

  /// Returns whether a file is a regular one that only this user has written to.
  private static func isOwn(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid() && status.st_nlink <= 1
  }
}
