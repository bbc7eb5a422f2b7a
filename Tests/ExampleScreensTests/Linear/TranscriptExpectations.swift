import RowKit
import RowKitTesting
import Testing

/// Expects a transcript that contains only what can be heard, in portions that can be heard.
func expectPlain(_ transcript: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let signs = transcript.unicodeScalars.filter {
    $0.value == 0x1B || (0x2190...0x25FF).contains($0.value)
      || (0x2800...0x28FF).contains($0.value) || (0xE000...0xF8FF).contains($0.value)
  }
  #expect(signs.isEmpty, sourceLocation: sourceLocation)
  let answers = transcript.split(separator: "«").map { $0.split(separator: "\n").count - 1 }
  #expect((answers.max() ?? 0) <= 15, sourceLocation: sourceLocation)
  #expect(
    !transcript.contains("---") && !transcript.contains("?.") && !transcript.contains("..\n"),
    sourceLocation: sourceLocation)
  #expect(
    !transcript.split(separator: "\n").contains { $0.hasSuffix(" ") && !$0.hasSuffix(": ") },
    sourceLocation: sourceLocation)
}
