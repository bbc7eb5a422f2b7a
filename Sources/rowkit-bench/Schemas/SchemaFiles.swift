#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import JSONText

/// The JSON files of a folder.
struct SchemaFiles {
  let folder: String

  /// The paths of the JSON files from the folder, at any depth, in order.
  var jsonPaths: [String] { paths(in: "").sorted() }

  /// Returns the JSON files directly in a folder, in order.
  func names(in folder: String) -> [String] {
    entries(in: folder).filter { $0.hasSuffix(".json") }.sorted()
  }

  /// Returns the JSON text in a file, or `nil` if it can't be read or is malformed.
  func value(at path: String) -> JSONValue? {
    bytes(at: path).flatMap { try? JSONValue(parsing: $0) }
  }

  /// Returns the text of a file, or `nil` if it can't be read.
  func text(at path: String) -> String? {
    bytes(at: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func paths(in place: String) -> [String] {
    entries(in: place).flatMap { name in
      let path = place.isEmpty ? name : "\(place)/\(name)"
      if name.hasSuffix(".json") { return [path] }
      return name.contains(".") ? [] : paths(in: path)
    }
  }

  private func entries(in place: String) -> [String] {
    guard let directory = opendir("\(folder)/\(place)") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private func bytes(at path: String) -> [UInt8]? {
    guard let stream = fopen("\(folder)/\(path)", "r") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = Array(repeating: UInt8(0), count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
