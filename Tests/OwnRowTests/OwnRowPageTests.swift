import Foundation
import Testing

struct OwnRowPageTests {
  @Test func `all code of the page is compiled`() throws {
    let sources = try ["Examples/OwnRow", "Tests/OwnRowTests"].map(swiftText).joined()
    let page = try text(of: root.appendingPathComponent("Docs/OwnRow.md"))
    let fences = page.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(fences.count > 5)
    for fence in fences { #expect(sources.contains(fence), "\(fence)") }
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private func swiftText(in folder: String) throws -> String {
    let folder = root.appendingPathComponent(folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try files.filter { $0.hasSuffix(".swift") }
      .map { try text(of: folder.appendingPathComponent($0)) }.joined()
  }

  private func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }
}
