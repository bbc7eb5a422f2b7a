#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitPrograms

/// The paths of programs to measure.
enum ProgramPath {
  /// The path of the `rowkit` built together with this program, or `nil` if there is none.
  static var rowkit: String? {
    guard let own = ProgramFile.path, let end = own.lastIndex(of: "/") else { return nil }
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
}
