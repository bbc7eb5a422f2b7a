import Foundation
public import Testing

/// Expects text to equal the contents of a golden file, which was recorded and reviewed before.
///
/// The file is in the folder `__Golden__` next to the test. If the environment variable
/// `ROWKIT_RECORD` is 1, the file is written instead. The test then fails, so that a run without
/// comparisons can't pass.
///
/// ```swift
/// expectGolden(SVGSnapshot.svg(of: player.frame), named: "settings.svg")
/// ```
///
/// - Parameters:
///   - text: The text to compare with the file.
///   - name: The name of the file.
///   - testFile: The path of the test. The default is the caller's file.
///   - sourceLocation: The location of recorded issues. The default is the caller's location.
public func expectGolden(
  _ text: String, named name: String, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isRecording = ProcessInfo.processInfo.environment["ROWKIT_RECORD"] == "1"
  let file = GoldenFile(name, beside: testFile)
  let message = isRecording ? file.record(text) : file.difference(from: text)
  if let message { Issue.record("\(message)", sourceLocation: sourceLocation) }
}

/// A file with the expected text of a test.
struct GoldenFile {
  private let url: URL

  init(_ name: String, beside testFile: String) {
    url = URL(filePath: testFile).deletingLastPathComponent()
      .appending(path: "__Golden__").appending(path: name)
  }

  /// Writes the file and returns a message about the result.
  func record(_ text: String) -> String {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return "Recorded \(url.path). Look at it, and run the test without ROWKIT_RECORD."
    } catch {
      return "\(url.path) could not be recorded: \(error)"
    }
  }

  /// Returns a message about the differences between a text and the file, or `nil` if there are
  /// none.
  func difference(from text: String) -> String? {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return """
        There is no file \(url.path) to compare with. Run the test once with ROWKIT_RECORD=1 to \
        make it, and look at it.
        """
    } catch {
      return "\(url.path) can't be read: \(error)"
    }
    guard data != Data(text.utf8) else { return nil }
    guard let expected = String(validating: data, as: UTF8.self) else {
      return "It differs from \(url.lastPathComponent), which isn't UTF-8."
    }
    let pictures = PictureComparison(expected: expected, actual: text)
    return "It differs from \(url.lastPathComponent). "
      + (pictures.message ?? "Only line breaks, or blanks at the ends of lines, differ.")
  }
}
