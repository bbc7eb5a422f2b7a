#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The paths of programs to measure.
enum ProgramPath {
  /// The path of this program, or `nil` if it is unavailable.
  static var own: String? {
    #if os(Linux)
      resolved("/proc/self/exe")
    #else
      resolved(CommandLine.arguments[0])
    #endif
  }

  /// The path of the `rowkit` built together with this program, or `nil` if there is none.
  static var rowkit: String? {
    guard let own, let end = own.lastIndex(of: "/") else { return nil }
    return executable(own[...end] + "rowkit")
  }

  /// Returns the path of an installed program, or `nil` if it isn't installed.
  static func installed(_ name: String) -> String? {
    guard let variable = getenv("PATH") else { return nil }
    return String(cString: variable).split(separator: ":").lazy
      .compactMap { executable("\($0)/\(name)") }.first
  }

  private static func executable(_ path: String) -> String? {
    access(path, X_OK) == 0 ? path : nil
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
