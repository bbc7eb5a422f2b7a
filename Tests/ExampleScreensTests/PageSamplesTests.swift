import Foundation
import Testing

/// The code of the pages is compiled code.
struct PageSamplesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The pages, without the one about custom rows, which is compared with its own target.
  private static let pages =
    (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Docs").path))?
    .filter { $0.hasSuffix(".md") && $0 != "OwnRow.md" }.sorted() ?? []

  @Test(arguments: pages)
  func `all code of a page stands in the examples`(page: String) throws {
    let file = PageSamplesTests.root.appending(path: "Docs").appending(path: page)
    let fences = try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    guard !fences.isEmpty else { return }
    for fence in fences {
      let isCompiled = PageSamplesTests.sources.contains(PageSamplesTests.dense(fence))
      #expect(isCompiled, "Put this into Examples/Samples, so that it compiles:\n\(fence)")
    }
  }

  @Test func `there are pages with code`() {
    #expect(PageSamplesTests.pages.contains("Forms.md"))
  }

  /// All code of the examples, without what only formats it.
  private static let sources: String = {
    let folder = root.appending(path: "Examples")
    let files =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .map(dense).joined(separator: "\n")
  }()

  /// A text without blanks and line breaks.
  private static func dense(_ text: String) -> String {
    String(text.unicodeScalars.filter { !$0.properties.isWhitespace })
  }
}
