import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Is told by the system when a file may have changed, so that nobody has to look at it again and
/// again.
///
/// What changes on other machines, as in network file systems, no system tells; neither does it
/// tell about files that are made when they are read, as in `/proc`. Those have to be looked at:
/// then there are no events.
@MainActor public final class FileEvents {
  private let sources: [any DispatchSourceProtocol]

  isolated deinit {
    for source in sources { source.cancel() }
  }

  #if canImport(Darwin)
    /// Begins to be told about a file, and another one that gets its name; nil where the system
    /// doesn't tell.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - onChange: Called when it may have changed.
    public init?(_ file: OpenFile, onChange: @escaping @MainActor () -> Void) {
      let folder = open(FolderEntry.place(of: file.path).folder, O_EVTONLY | O_CLOEXEC)
      let opened = [fcntl(file.descriptor, F_DUPFD_CLOEXEC, 3), folder]
      guard opened.allSatisfy({ $0 >= 0 }), FileEvents.isLocal(file) else {
        for descriptor in opened where descriptor >= 0 { close(descriptor) }
        return nil
      }
      sources = opened.map { descriptor in
        let source = DispatchSource.makeFileSystemObjectSource(
          fileDescriptor: descriptor, eventMask: [.write, .extend, .delete, .rename, .attrib],
          queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { onChange() } }
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
    /// Begins to be told about a file, and another one that gets its name; nil where the system
    /// doesn't tell.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - onChange: Called when it may have changed.
    public init?(_ file: OpenFile, onChange: @escaping @MainActor () -> Void) {
      guard FileEvents.isLocal(file) else { return nil }
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let own = UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF)
      let folder = UInt32(IN_CREATE | IN_MOVED_TO)
      let place = FolderEntry.place(of: file.path)
      // The file itself, whatever it is called by now.
      let itself = "/proc/self/fd/\(file.descriptor)"
      guard inotify_add_watch(descriptor, itself, own) >= 0,
        inotify_add_watch(descriptor, place.folder, folder) >= 0
      else {
        close(descriptor)
        return nil
      }
      let name = Array(place.name.utf8)
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated { if FileEvents.tells(descriptor, of: name) { onChange() } }
      }
      source.setCancelHandler { close(descriptor) }
      source.resume()
      sources = [source]
    }

    /// Takes all events there are; returns whether one is about the file, not another one of its
    /// folder.
    private static func tells(_ descriptor: Int32, of name: [UInt8]) -> Bool {
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
            if event.len == 0 || bytes.elementsEqual(name) { isTold = true }
            place = start + Int(event.len)
          }
        }
      }
      return isTold
    }

    /// Whether the file lies on this machine, where all its changes are known: of a file system
    /// that isn't listed that is assumed.
    private static func isLocal(_ file: OpenFile) -> Bool {
      if file.mayWait { return false }
      let kind = FileStatus.mountKind(of: file.descriptor)
      return !["proc", "sysfs"].contains(kind)
    }
  #endif
}
