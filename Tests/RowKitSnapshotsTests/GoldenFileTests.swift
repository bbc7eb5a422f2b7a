import Foundation
import RowKitTesting
import Testing

/// What comparing with a file says; while files are recorded nothing is compared.
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

  @Test func `a file that is not there is an issue that tells what to do`() {
    withKnownIssue {
      expectGolden("text", named: "no such file.txt")
    } matching: { issue in
      issue.comments.description.contains("ROWKIT_RECORD=1")
    }
  }
}
