import Files

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is read whole, and written so that it always holds either the old or the new.
///
/// What is written goes to a file beside it, is put on the disk, and then takes its name: whenever
/// the program is killed, or the power fails, the name leads to a whole file.
struct AtomicFile {
  /// Why a step failed, in words of the system.
  struct Failure: Error {
    let reason: String

    /// The failure of the call before.
    static var last: Failure { Failure(reason: String(cString: strerror(errno))) }
  }

  /// The path, through links to the file itself where there is one.
  let path: String

  init(_ path: String) {
    self.path = FolderEntry.absolutePath(of: path)
  }

  /// Returns everything in the file; nil if there is no such file.
  func read() throws(Failure) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, &chunk, chunk.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, &chunk, chunk.count)
      #else
        let count = Glibc.read(descriptor, &chunk, chunk.count)
      #endif
      if count == 0 { return bytes }
      if count > 0 { bytes += chunk[..<count] } else if errno != EINTR { throw .last }
    }
  }

  /// Removes what was begun beside the file by programs that were killed before it was whole.
  func removeAbandonedDrafts() {
    let (folder, name) = FolderEntry.place(of: path)
    for draft in (try? FolderEntry.names(in: folder)) ?? [] {
      guard let writer = AtomicFile.writer(of: draft, for: name), !isRunning(writer) else {
        continue
      }
      unlink(folder + "/" + draft)
    }
  }

  /// The number of the program that writes a draft of a file; nil for any other file.
  private static func writer(of draft: String, for name: String) -> pid_t? {
    guard draft.hasPrefix(name + "."), draft.hasSuffix(".new") else { return nil }
    return pid_t(draft.dropFirst(name.utf8.count + 1).dropLast(4))
  }

  private func isRunning(_ program: pid_t) -> Bool {
    program > 0 && (kill(program, 0) == 0 || errno != ESRCH)
  }

  /// Puts bytes in the place of everything in the file.
  func replace(with bytes: [UInt8]) throws(Failure) {
    let draft = "\(path).\(getpid()).new"
    do throws(Failure) {
      try writeDraft(bytes, to: draft)
      guard rename(draft, path) == 0 else { throw .last }
    } catch {
      unlink(draft)
      throw error
    }
    putFolderOnDisk()
  }

  private func writeDraft(_ bytes: [UInt8], to draft: String) throws(Failure) {
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .last }
    }
    guard fsync(descriptor) == 0 else { throw .last }
    isOpen = false
    guard close(descriptor) == 0 else { throw .last }
  }

  /// The rights of the file there is; else those of a file that is the person's own.
  private var mode: mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o600
  }

  /// Puts the new name on the disk, where the system can; the file is whole without it too.
  private func putFolderOnDisk() {
    let descriptor = open(FolderEntry.place(of: path).folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
