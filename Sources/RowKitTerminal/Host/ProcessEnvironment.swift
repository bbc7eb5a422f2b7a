#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  // The list of variables is a global of the C library. It is only read, and only at the start.
  @preconcurrency import Glibc
#endif

/// The environment variables of the process.
enum ProcessEnvironment {
  /// A list of variables, which `nil` ends.
  typealias Entries = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The variables as the process has them, or `nil` if it has cleared them.
  static var entries: Entries? {
    #if canImport(Darwin)
      _NSGetEnviron()?.pointee
    #else
      environ
    #endif
  }

  /// Returns all variables.
  ///
  /// If a name occurs twice, the first one counts.
  static func variables(of entries: Entries? = ProcessEnvironment.entries) -> [String: String] {
    guard var entry = entries else { return [:] }
    var variables: [String: String] = [:]
    while let text = entry.pointee {
      let variable = String(cString: text)
      entry += 1
      guard let sign = variable.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = String(variable[..<sign])
      if variables[name] == nil { variables[name] = String(variable[sign...].dropFirst()) }
    }
    return variables
  }
}
