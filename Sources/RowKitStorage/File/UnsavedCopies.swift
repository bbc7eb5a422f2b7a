#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The contents that programs couldn't save in a file before they were ended, in hidden files.
///
/// Copies stand beside the file, or in a folder of the user if that isn't possible.
///
/// Each program writes a copy of its own, so that none replaces what another one couldn't save. Only the
/// user who wrote a copy can read it, and only that user's copies are used. Links aren't followed: in a
/// folder that others can write to, a link with the same name may lead anywhere.
package struct UnsavedCopies: Sendable {
  /// The contents of a copy.
  package struct Copy: Sendable {
    /// The path of the copy.
    package let path: String

    /// The contents.
    package let bytes: [UInt8]

    /// Whether the copy wasn't made from what the file contains now, as far as their times tell.
    package let isOutdated: Bool
  }

  private let places: CopyPlaces
  private let file: StoreFile

  private static let flags = O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  /// Creates the copies of a file, which need not exist.
  package init(of file: StoreFile) {
    self.file = file
    places = CopyPlaces(of: file)
  }

  /// Writes another copy, which has its name once it is complete.
  ///
  /// A copy gets the time of the file that it was made from, or another one if the file contains something
  /// else now, or is gone.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - former: The contents of the file that they were made from, or `nil` if those are known to be
  ///     others than it contains now.
  /// - Returns: The path of the copy.
  /// - Throws: ``FileFailure`` if that isn't possible, or there are nine copies in each place.
  @discardableResult
  package func write(_ bytes: [UInt8], madeFrom former: [UInt8]?) throws(FileFailure) -> String {
    let time = timeOfFile(containing: former)
    var failure: FileFailure?
    for folder in places.folders {
      do throws(FileFailure) {
        places.makeUserFolder(for: folder)
        if let path = try write(bytes, of: time, toOneOf: folder) { return path }
      } catch {
        failure = failure ?? error
      }
    }
    throw failure
      ?? FileFailure("“\(places.paths[0])” and \(places.paths.count - 1) more stand in the way")
  }

  /// Writes a copy under the first of some names that is free, and returns its path, or `nil` if all
  /// names are taken.
  private func write(
    _ bytes: [UInt8], of time: timespec, toOneOf paths: [String]
  ) throws(FileFailure) -> String? {
    var failure: FileFailure?
    for path in paths where !exists(path) {
      let draft: FileDraft
      do throws(FileFailure) {
        draft = try FileDraft(of: target(path), patience: 0, calls: file.calls)
      } catch {
        failure = failure ?? error
        continue
      }
      if try draft.createFile(with: bytes, of: time) { return path }
    }
    if let failure { throw failure }
    return nil
  }

  /// Returns the time of the file if it has some contents, or else a time that it has never had.
  private func timeOfFile(containing former: [UInt8]?) -> timespec {
    // The time is read first, so that a change in between leaves it another one than the file's.
    let changed = status(of: file.path).map(UnsavedCopies.changeTime)
    guard let former, let changed, let present = try? file.contents(), present == former else {
      return timespec(tv_sec: 1, tv_nsec: 0)
    }
    return changed
  }

  /// Returns whether two times are equal, of which one may be stored in units of two seconds.
  private static func isEqual(_ one: timespec, _ other: timespec) -> Bool {
    if one.tv_nsec != 0, other.tv_nsec != 0 {
      return one.tv_sec == other.tv_sec && one.tv_nsec == other.tv_nsec
    }
    let (distance, isTooLong) = one.tv_sec.subtractingReportingOverflow(other.tv_sec)
    return !isTooLong && (-1...1).contains(distance)
  }

  /// Returns the newest copy that can be read, or `nil` if there is none.
  ///
  /// A copy of what the file contains is removed, and so is what killed programs left of theirs.
  ///
  /// - Parameters:
  ///   - present: The contents of the file.
  ///   - useless: The paths of copies to pass over.
  /// - Returns: The copy, or `nil`.
  package func newest(except present: [UInt8], passingOver useless: Set<String>) -> Copy? {
    for path in places.paths { FileDraft.removeAbandoned(of: target(path)) }
    for (path, origin) in ownPaths where !useless.contains(path) {
      guard let bytes = contents(of: path) else { continue }
      let changed = status(of: file.path).map(UnsavedCopies.changeTime)
      let copy = Copy(
        path: path, bytes: bytes,
        isOutdated: changed.map { !UnsavedCopies.isEqual(origin, $0) } ?? false)
      guard bytes == present else { return copy }
      remove(copy)
    }
    return nil
  }

  /// Returns whether a copy still holds what was read from it.
  package func exists(_ copy: Copy) -> Bool { contents(of: copy.path) == copy.bytes }

  /// Removes a copy unless another program wrote what now has its name.
  package func remove(_ copy: Copy) {
    guard let descriptor = opened(copy.path) else { return }
    defer { close(descriptor) }
    // The lock keeps other programs from removing the copy, so that no other can get its name before
    // it is removed here.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return }
    guard FileDraft.isNamed(descriptor, copy.path), contents(of: descriptor) == copy.bytes else {
      return
    }
    unlink(copy.path)
  }

  /// Returns the place of a copy that doesn't exist.
  private func target(_ path: String) -> StoreFile.Target {
    StoreFile.Target(path: path, status: nil)
  }

  /// The paths of this user's copies, the one written last first, with the times of what they were
  /// made from.
  private var ownPaths: [(path: String, madeFrom: timespec)] {
    let own = places.paths.compactMap { path -> (path: String, status: stat)? in
      var status = stat()
      guard lstat(path, &status) == 0, UnsavedCopies.isOwn(status) else { return nil }
      return (path, status)
    }
    return own.reversed()
      .sorted {
        UnsavedCopies.writingTime(of: $0.status) > UnsavedCopies.writingTime(of: $1.status)
      }
      .map { ($0.path, UnsavedCopies.changeTime(of: $0.status)) }
  }

  private func contents(of path: String) -> [UInt8]? {
    guard let descriptor = opened(path) else { return nil }
    defer { close(descriptor) }
    return contents(of: descriptor)
  }

  private func contents(of descriptor: Int32) -> [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size <= file.calls.largestSize else {
      return nil
    }
    return try? file.calls.bytes(of: descriptor, expecting: Int(status.st_size))
  }

  /// Returns the descriptor of one of this user's copies, or `nil` if it can't be read.
  private func opened(_ path: String) -> Int32? {
    let descriptor = file.calls.open(path, O_RDONLY | UnsavedCopies.flags, 0)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    if fstat(descriptor, &status) == 0, UnsavedCopies.isOwn(status) { return descriptor }
    close(descriptor)
    return nil
  }

  private func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Returns the status of a file, following links, or `nil` if there is none.
  private func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func changeTime(of status: stat) -> timespec {
    #if canImport(Darwin)
      status.st_mtimespec
    #else
      status.st_mtim
    #endif
  }

  /// Returns the time at which a copy was written, which is that of its last change of any kind.
  private static func writingTime(of status: stat) -> Duration {
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Returns whether a file is a regular one that only this user has written to.
  private static func isOwn(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid() && status.st_nlink <= 1
  }
}
