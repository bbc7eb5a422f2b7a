import Foundation

/// The package that `rowkit new` writes: its manifest, its sources without a warning, and its tests.
struct TemplateCheck {
  let modules: Modules

  private static let name = "first-app"
  private var folder: String { modules.scratch + "/template" }
  private var package: String { folder + "/" + Self.name }

  /// Returns the problems of a new package.
  func problems() -> [String] {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let framework = FileManager.default.currentDirectoryPath
    let written = Tools.run(
      [modules.build + "/rowkit", "new", Self.name, "--framework", framework], in: folder)
    guard written.status == 0 else { return ["rowkit new: error: \(written.output)"] }
    let errors = modules.checkManifest(package + "/Package.swift") + compile()
    return errors.isEmpty ? test() : errors
  }

  /// Compiles the program as the package manager does, so that tests can import it.
  private func compile() -> [String] {
    let sources = Tools.files(in: package + "/Sources", ".swift")
    let run = Tools.run(
      [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-enable-testing",
        "-I", modules.build + "/Modules", "-module-name", "first_app", "-emit-module",
        "-emit-module-path", folder + "/first_app.swiftmodule", "-c", "-o", folder + "/app.o",
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "first_app_main",
      ] + sources)
    let isClean = run.status == 0 && !run.output.contains("warning:")
    return isClean ? [] : ["rowkit new: error: the program: \(run.output.suffix(2000))"]
  }

  /// Runs the tests of the package.
  private func test() -> [String] {
    let runner = folder + "/Runner.swift"
    let code = """
      import Testing
      @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """
    try? code.write(toFile: runner, atomically: true, encoding: .utf8)
    let files = Tools.files(in: package + "/Tests", ".swift") + [runner]
    let program = folder + "/tests"
    let errors = modules.link(
      files, to: program, more: ["-I", folder, folder + "/app.o"], testing: true)
    guard errors.isEmpty else { return errors }
    let run = Tools.run([program, "--testing-library", "swift-testing"], in: package)
    let hasRun = run.output.contains("Test run with 2 tests")
    return run.status == 0 && hasRun ? [] : ["rowkit new: error: its tests: \(run.output)"]
  }
}
