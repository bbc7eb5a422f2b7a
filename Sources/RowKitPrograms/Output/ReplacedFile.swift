#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that a result replaces once all of it is written, so that a full disk destroys nothing.
///
/// What is no regular file is written directly, and so is a file with several names, a file of
/// another user, and a file in a folder that takes no other.
struct ReplacedFile {
  /// The descriptor to write to.
  let descriptor: Int32

  private let path: String

  /// The path of the new file, or `nil` if the result is written directly.
  private let draft: String?

  /// Opens a file for writing, or returns `nil` with an error number in `errno`.
  init?(_ path: String) {
    let resolved = ReplacedFile.resolved(path)
    var status = stat()
    let exists = stat(resolved, &status) == 0
    let mode = exists ? status.st_mode & 0o777 : 0o666
    let draft = "\(resolved).\(getpid()).part"
    if !exists || ReplacedFile.mayReplace(status) {
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if descriptor >= 0 {
        if exists { fchmod(descriptor, mode) }
        (self.descriptor, self.path, self.draft) = (descriptor, resolved, draft)
        return
      }
    }
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    (self.path, self.draft) = (path, nil)
  }

  /// Closes the file after it was written, which takes the place of the former one.
  ///
  /// - Returns: The error number, or 0.
  func finish() -> Int32 {
    // Some systems report only now that the disk was full.
    let isClosed = close(descriptor) == 0
    guard let draft else { return isClosed ? 0 : errno }
    if isClosed, rename(draft, path) == 0 { return 0 }
    let code = errno
    unlink(draft)
    return code
  }

  /// Closes the file and removes what was written, if the former one still exists.
  func cancel() {
    close(descriptor)
    if let draft { unlink(draft) }
  }

  private static func mayReplace(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1 && status.st_uid == geteuid()
      && status.st_mode & S_IWUSR != 0
  }

  /// Returns the path behind links, or the same path if there is no file.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
