import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's notifications about possible changes of a file, which replace polling.
///
/// The system reports no changes made on other machines, as in network file systems, and none of
/// files generated on reading, as in `/proc`. A name that is a link, or that leads through one, may
/// come to mean another file without a change in its own folder. There are no events for such files,
/// so they have to be polled. A file without a name, as on standard input, is observed alone.
@MainActor public final class FileEvents {
  /// Whether the system still reports every change.
  ///
  /// It doesn't once the folder is gone or has another name.
  public private(set) var isComplete = true

  private var sources: [any DispatchSourceProtocol] = []

  isolated deinit {
    for source in sources { source.cancel() }
  }

  #if canImport(Darwin)
    /// Starts observing a file, and another one that takes its name.
    ///
    /// Returns nil if the system has no events for it.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - onChange: Called when it may have changed.
    public init?(_ file: OpenFile, onChange: @escaping @MainActor () -> Void) {
      let folder =
        file.path.isEmpty
        ? nil : open(FolderEntry.place(of: file.path).folder, O_EVTONLY | O_CLOEXEC)
      let opened = [fcntl(file.descriptor, F_DUPFD_CLOEXEC, 3), folder].compactMap(\.self)
      guard opened.allSatisfy({ $0 >= 0 }), FileEvents.isLocal(file), !file.isLink else {
        for descriptor in opened where descriptor >= 0 { close(descriptor) }
        return nil
      }
      sources = opened.map { descriptor in
        let source = DispatchSource.makeFileSystemObjectSource(
          fileDescriptor: descriptor, eventMask: [.write, .extend, .delete, .rename, .attrib],
          queue: .main)
        source.setEventHandler { [weak self] in
          MainActor.assumeIsolated {
            let isGone = descriptor == folder && !source.data.isDisjoint(with: [.delete, .rename])
            if isGone { self?.isComplete = false }
            onChange()
          }
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
        return source
      }
    }

    private static func isLocal(_ file: OpenFile) -> Bool {
      var system = statfs()
      return fstatfs(file.descriptor, &system) == 0 && system.f_flags & UInt32(MNT_LOCAL) != 0
    }
  #else
    /// Starts observing a file, and another one that takes its name.
    ///
    /// Returns nil if the system has no events for it.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - onChange: Called when it may have changed.
    public init?(_ file: OpenFile, onChange: @escaping @MainActor () -> Void) {
      guard FileEvents.isLocal(file), !file.isLink else { return nil }
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let own = UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF)
      let place = FolderEntry.place(of: file.path)
      // The file itself, whatever its current name.
      let itself = "/proc/self/fd/\(file.descriptor)"
      let folder =
        file.path.isEmpty
        ? nil : inotify_add_watch(descriptor, place.folder, FileEvents.ofFolder)
      guard folder ?? 0 >= 0, inotify_add_watch(descriptor, itself, own) >= 0 else {
        close(descriptor)
        return nil
      }
      let name = Array(place.name.utf8)
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated {
          guard let news = self?.events(of: descriptor, folder: folder, name) else { return }
          if news { onChange() }
        }
      }
      source.setCancelHandler { close(descriptor) }
      source.resume()
      sources = [source]
    }

    /// The events of a folder: a file takes a name, or the folder itself is gone or has another name.
    private static let ofFolder = UInt32(
      IN_CREATE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

    /// Consumes all pending events.
    ///
    /// Returns whether one is about the file rather than another one in its folder.
    private func events(of descriptor: Int32, folder: Int32?, _ name: [UInt8]) -> Bool {
      var isTold = false
      withUnsafeTemporaryAllocation(byteCount: 16 * 1024, alignment: 8) { buffer in
        while true {
          let count = read(descriptor, buffer.baseAddress, buffer.count)
          guard count > 0 else { return }
          var place = 0
          while place + MemoryLayout<inotify_event>.size <= count {
            let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
            let start = place + MemoryLayout<inotify_event>.size
            let bytes = buffer[start..<min(count, start + Int(event.len))].prefix { $0 != 0 }
            if event.wd == folder, event.len == 0 { isComplete = false }
            if event.len == 0 || bytes.elementsEqual(name) { isTold = true }
            place = start + Int(event.len)
          }
        }
      }
      return isTold
    }

    /// Whether the file is on this machine, so that all its changes are reported.
    ///
    /// A file system that isn't listed counts as local.
    private static func isLocal(_ file: OpenFile) -> Bool {
      if file.mayWait { return false }
      let kind = FileStatus.mountKind(of: file.descriptor)
      return !["proc", "sysfs"].contains(kind)
    }
  #endif
}
