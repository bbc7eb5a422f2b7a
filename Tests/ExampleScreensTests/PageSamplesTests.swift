import Foundation
import Testing

/// The code of the pages is code that is compiled.
struct PageSamplesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    "BigFiles", "ComposedTables", "DataSources", "Forms", "Observation", "PageTables", "Rows",
  ])
  func `all code of a page stands in the examples`(page: String) throws {
    let file = PageSamplesTests.root.appending(path: "Docs/\(page).md")
    let fences = try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(!fences.isEmpty)
    let sources = try PageSamplesTests.sources()
    for fence in fences {
      let isCompiled = sources.contains(PageSamplesTests.dense(fence))
      #expect(isCompiled, "\(fence)")
    }
  }

  @Test func `no page with code is forgotten`() throws {
    let docs = PageSamplesTests.root.appending(path: "Docs")
    let pages = try FileManager.default.contentsOfDirectory(atPath: docs.path).filter { page in
      try String(contentsOf: docs.appending(path: page), encoding: .utf8).contains("```swift\n")
    }
    // The page about a row of one's own is compared with its own target.
    let known = [
      "BigFiles", "ComposedTables", "DataSources", "Forms", "Observation", "OwnRow", "PageTables",
      "Rows",
    ]
    #expect(pages.sorted() == known.map { $0 + ".md" })
  }

  /// All code of the examples, without what only formats it.
  private static func sources() throws -> String {
    let folder = root.appending(path: "Examples")
    let files =
      FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.sorted()
      .map { dense(try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
      .joined(separator: "\n")
  }

  /// A text without blanks and line breaks.
  private static func dense(_ text: String) -> String {
    String(text.filter { !$0.isWhitespace })
  }
}
