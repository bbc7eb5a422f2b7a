import Foundation
import RowKitTesting
import Testing

/// The results of comparisons with a file.
///
/// Nothing is compared while files are recorded.
@Suite(.disabled(if: ProcessInfo.processInfo.environment["ROWKIT_RECORD"] == "1"))
struct GoldenFileTests {
  @Test func `text that is in the file is no issue`() {
    expectGolden("one\ntwo\n", named: "words.txt")
  }

  @Test func `text that is not in the file is an issue that marks the first line`() {
    withKnownIssue {
      expectGolden("one\nthree\n", named: "words.txt")
    } matching: { issue in
      issue.comments.description.contains("It differs from words.txt. Line 2")
    }
  }

  @Test func `text that differs in blanks is an issue`() {
    withKnownIssue {
      expectGolden("one \ntwo\n", named: "words.txt")
    } matching: { issue in
      issue.comments.description.contains("Only blanks at the ends of lines differ.")
    }
  }

  @Test func `a missing file is an issue that says what to do`() {
    withKnownIssue {
      expectGolden("text", named: "no such file.txt")
    } matching: { issue in
      issue.comments.description.contains("ROWKIT_RECORD=1")
    }
  }
}
