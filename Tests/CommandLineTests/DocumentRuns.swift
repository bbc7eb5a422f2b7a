import Foundation

/// A suite that runs commands on documents.
protocol DocumentRuns {}

extension DocumentRuns {
  /// The schema of most documents.
  var schema: String {
    """
    {"title": "Server", "required": ["name"], "properties": {"name": {"type": "string"},
     "port": {"type": "integer", "maximum": 65535}, "at": {"type": "string", "format": "date"}}}
    """
  }

  /// Runs a command of the shell in a folder with files.
  func run(_ files: [String: String], _ command: String) throws -> ProgramRun {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try ProgramRun(shell: "cd '\(folder.path)'; \(command)")
  }
}
