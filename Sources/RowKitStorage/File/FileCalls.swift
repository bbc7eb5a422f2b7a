#if canImport(Darwin)
  package import Darwin
#elseif canImport(Musl)
  package import Musl
#else
  package import Glibc
#endif

/// The calls of the system that can wait for a file system, and the limit of sizes, which tests replace.
package struct FileCalls: Sendable {
  /// The maximum size of a file to read or to write, in bytes.
  package var largestSize = 64 << 20

  /// Opens a path with flags, and with permissions for a new file.
  ///
  /// Returns the descriptor, or -1 with an error number in `errno`.
  package var open: @Sendable (String, Int32, mode_t) -> Int32 = { systemOpen($0, $1, $2) }

  /// Looks up a path, following links.
  ///
  /// Returns 0, or -1 with an error number in `errno`.
  package var status: @Sendable (String, inout stat) -> Int32 = { systemStatus($0, &$1) }

  /// Gives a file a second name, which must not exist.
  ///
  /// Returns 0, or -1 with an error number in `errno`.
  package var link: @Sendable (String, String) -> Int32 = { systemLink($0, $1) }

  /// Reads the next bytes of a descriptor.
  ///
  /// Returns their number, or -1 with an error number in `errno`.
  package var read: @Sendable (Int32, UnsafeMutableRawBufferPointer) -> Int = {
    systemRead($0, $1.baseAddress, $1.count)
  }

  /// Returns the access control list of a path, or `nil` if its permissions are all that it has.
  package var accessList: @Sendable (String) -> [UInt8]? = { systemAccessList($0) }

  /// Gives a descriptor an access control list, or none, and returns whether it has that list then.
  package var setAccessList: @Sendable (Int32, [UInt8]?) -> Bool = {
    systemSetAccessList($0, $1)
  }

  /// Returns the folder in which programs keep what a user did with them, or `nil` if there is none.
  package var stateFolder: @Sendable () -> String? = { systemStateFolder() }

  /// The calls of this system.
  package init() {}
}

private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func systemStatus(_ path: String, _ status: inout stat) -> Int32 { stat(path, &status) }

private func systemLink(_ path: String, _ name: String) -> Int32 { link(path, name) }

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

/// Returns `$XDG_STATE_HOME`, or the folder that stands for it.
private func systemStateFolder() -> String? {
  func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
  #if canImport(Darwin)
    let standard = "/Library/Application Support"
  #else
    let standard = "/.local/state"
  #endif
  return variable("XDG_STATE_HOME") ?? variable("HOME").map { $0 + standard }
}

#if canImport(Darwin)
  // There, such a list isn't part of the permissions, and is copied with the other attributes.

  private func systemAccessList(_ path: String) -> [UInt8]? { nil }

  private func systemSetAccessList(_ descriptor: Int32, _ list: [UInt8]?) -> Bool { true }
#else
  private func systemAccessList(_ path: String) -> [UInt8]? {
    ExtendedAttributes.accessList(of: path)
  }

  private func systemSetAccessList(_ descriptor: Int32, _ list: [UInt8]?) -> Bool {
    ExtendedAttributes.setAccessList(list, of: descriptor)
  }
#endif
