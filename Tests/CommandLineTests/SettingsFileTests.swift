import Testing

struct SettingsFileTests {
  @Test func `settings can be changed by a script, and read by another program`() throws {
    let run = try ProgramRun("settings", "--json", "--keys", "space down down space")
    #expect(run.output == "{\n  \"airplaneMode\": true,\n  \"bluetooth\": true\n}\n")
    #expect(run.status == 0)
  }
}
