#if canImport(Darwin)
  import Darwin
  import MachO
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file of the running program.
package enum ProgramFile {
  /// The path without links, also if the program was found through `PATH`, or `nil` if it is unknown.
  package static var path: String? {
    #if os(Linux)
      resolved("/proc/self/exe")
    #elseif canImport(Darwin)
      executable.flatMap { resolved($0) }
    #else
      CommandLine.arguments.first.flatMap { resolved($0) }
    #endif
  }

  #if canImport(Darwin)
    private static var executable: String? {
      var size = UInt32(0)
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  #endif

  /// Returns a path without links, or `nil` if there is no such file.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
