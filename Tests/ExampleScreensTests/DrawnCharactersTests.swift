import CharacterScreen
import Foundation
import TestTraits
import Testing

/// The characters that the sources of the framework and of the gallery draw.
@Suite(.computes) struct DrawnCharactersTests {
  private static let folders = [
    "Sources/CharacterScreen/Content", "Sources/CharacterScreen/Drawing", "Sources/RowKitScreens",
    "Sources/RowKitRows", "Sources/RowKitCore", "Sources/RowLibrary", "Sources/RowKitForms",
    "Sources/RowKitModels", "Sources/RowKitComposed",
    "Sources/RowKitPages", "Sources/RowKitSchemas", "Examples/Screens", "Examples/OwnRow",
  ]

  @Test func `each sign has a counterpart in ASCII, so that none becomes a question mark`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var signs: Set<Unicode.Scalar> = []
    for folder in Self.folders {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        try signs.formUnion(Self.signs(in: String(contentsOf: file, encoding: .utf8)))
      }
    }
    #expect(signs.count > 40)
    for sign in signs {
      #expect(ASCIISigns.sign(for: sign) != nil, "U+\(String(sign.value, radix: 16)) \(sign)")
    }
  }

  /// Returns the characters of the code that aren't letters, leaving out comments.
  private static func signs(in source: String) -> Set<Unicode.Scalar> {
    var signs: Set<Unicode.Scalar> = []
    for line in source.split(separator: "\n") {
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      for scalar in code.unicodeScalars where !scalar.isASCII && !isLetter(scalar) {
        signs.insert(scalar)
      }
    }
    return signs
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic && scalar != "ⓘ" { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
    default: return properties.isEmojiPresentation
    }
  }
}
