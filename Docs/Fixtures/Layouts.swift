// Layouts that are part of the program.

/// What `resources: [.embedInCode("Layouts")]` generates.
enum PackageResources {
  static let DetailCell_json: [UInt8] = []
}

/// Reads a file.
func readFile(_ path: String) -> [UInt8]? { nil }
