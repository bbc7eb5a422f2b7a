import TestTraits
import Testing

@Suite(.runsPrograms) struct FormValuesTests {
  private let keys = """
    "Grace Hopper" return "grace" return "g@navy.example" return "85" return return return return tab \
    "cobol1959" return "cobol1959"
    """

  @Test func `a script fills a form and gets its values`() throws {
    let run = try ProgramRun("form", "--json", "--keys", keys)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("{\n  \"name\": \"Grace Hopper\",\n  \"user\": \"grace\","))
    #expect(run.output.contains("\"age\": 85,"))
    #expect(!run.output.contains("company"))
  }

  @Test func `values that don't hold are status 1 and a sentence each`() throws {
    let run = try ProgramRun("form", "--json", "--keys", "\"Grace\" tab \"ada\"")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        rowkit: user: The name is taken.
        rowkit: email: Required.
        rowkit: age: Required.
        rowkit: password: Required.

        """)
  }

  @Test(arguments: ["--json", "--print"])
  func `characters that a row refuses are reported, and the status is 1`(format: String) throws {
    let keys = "\"Ada\" tab \"abcdefghijklmnopqrstuvwxyz\" tab \"a b@b.org\" tab \"abc\" tab"
    let run = try ProgramRun("form", format, "--keys", keys)
    #expect(run.status == 1)
    for sentence in [
      "User: At most 20 characters.", "E-mail: “ ” can't be typed here.",
      "Age: “abc” wasn't accepted. Not a number such as 1234.",
    ] {
      #expect(run.errors.contains("rowkit: \(sentence)\n"), "\(run.errors)")
    }
  }

  @Test func `no picture shows a secret`() throws {
    for presentation in ["--frame", "--print", "--svg=-"] {
      let run = try ProgramRun("form", presentation, "--keys", keys + " ctrl+r ctrl+x alt+w")
      #expect(run.status == 0)
      #expect(!run.output.contains("cobol"))
      #expect(run.output.contains("•"))
    }
  }
}
