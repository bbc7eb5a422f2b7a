import Foundation

/// The result of a program.
struct Run {
  let status: Int32
  let output: String
}

enum Tools {
  /// Runs a program and returns what it wrote, to both outputs.
  static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:],
    limit: TimeInterval = 120
  ) -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let path = NSTemporaryDirectory() + "docs-\(UUID().uuidString)"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard let output = FileHandle(forWritingAtPath: path) else {
      return Run(status: -1, output: "no temporary file")
    }
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return Run(status: -1, output: "\(error)") }
    let end = Date(timeIntervalSinceNow: limit)
    while process.isRunning, Date() < end { usleep(5000) }
    let isLate = process.isRunning
    if isLate { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let bytes = (try? Data(contentsOf: URL(filePath: path))) ?? Data()
    let text = String(decoding: bytes, as: UTF8.self)
    return Run(
      status: isLate ? -2 : process.terminationStatus,
      output: isLate ? text + "\nstopped after \(Int(limit)) s" : text)
  }

  /// Runs work for all elements, as many at a time as there are processors.
  static func each<Element: Sendable>(
    _ elements: [Element], _ work: @escaping @Sendable (Element) -> [String]
  ) -> [String] {
    let found = Found()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(2, ProcessInfo.processInfo.activeProcessorCount)
    for element in elements {
      queue.addOperation { found.add(work(element)) }
    }
    queue.waitUntilAllOperationsAreFinished()
    return found.all
  }

  private final class Found: @unchecked Sendable {
    private let lock = NSLock()
    private var problems: [String] = []

    func add(_ more: [String]) { lock.withLock { problems += more } }
    var all: [String] { lock.withLock { problems.sorted() } }
  }

  /// The words that begin a call of the program that lists the symbols of a module.
  static let symbolGraphExtractor: [String] = {
    #if os(macOS)
      let sdk = run(["xcrun", "--show-sdk-path"]).output.trimmingCharacters(
        in: .whitespacesAndNewlines)
      return ["xcrun", "swift-symbolgraph-extract", "-sdk", sdk]
    #else
      return ["swift-symbolgraph-extract"]
    #endif
  }()

  /// The folder in which macOS keeps `Testing`, or `nil` where the compiler finds it.
  private static let testingFolder: String? = {
    #if os(macOS)
      let found = run(["xcrun", "--show-sdk-platform-path"])
      return found.output.trimmingCharacters(in: .whitespacesAndNewlines) + "/Developer"
    #else
      return nil
    #endif
  }()

  /// The options of the compiler that find `Testing`.
  static let testingFlags =
    testingFolder.map { folder in
      [
        "-F", folder + "/Library/Frameworks", "-I", folder + "/usr/lib", "-L", folder + "/usr/lib",
      ]
    } ?? []

  /// The options of the linker with which a program finds `Testing` when it runs.
  static let testingPaths =
    testingFolder.map { folder in
      ["/Library/Frameworks", "/usr/lib"].flatMap {
        ["-Xlinker", "-rpath", "-Xlinker", folder + $0]
      }
    } ?? []

  static func files(in folder: String, _ ext: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(ext) }.sorted().map { folder + "/" + $0 }
  }
}

/// The modules that were built before, and the compiler that uses them.
struct Modules: Sendable {
  let build: String
  let scratch: String

  static let libraries = [
    "CharacterScreen", "ListChanges", "JSONText", "JSONSchema", "RowKitScreens", "RowKitRows",
    "RowKitCore", "RowLibrary", "RowKitForms", "RowKitModels", "RowKitComposed", "RowKitPages",
    "RowKit", "TerminalCodec",
    "RowKitLinear", "RowKitTerminal", "RowKitStorage", "RowKitSchemas", "RowKitSnapshots",
    "RowKitTesting",
    "RowKitPrograms", "RowKitMachines",
  ]

  /// The libraries that need the one for tests, which a program doesn't link.
  private static let testingLibraries: Set = ["RowKitTesting", "RowKitMachines"]

  /// The folder of the compiler.
  private static let usr: String = {
    let swift = Tools.run([
      "bash", "-c",
      "dirname $(dirname $(xcrun --find swiftc 2>/dev/null || realpath $(command -v swiftc)))",
    ])
    return swift.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }()

  /// Returns the errors of the manifest of a package.
  func checkManifest(_ file: String) -> [String] {
    let run = Tools.run([
      "swiftc", "-typecheck", "-swift-version", "6", "-package-description-version", "6.2.0",
      "-I", Self.usr + "/lib/swift/pm/ManifestAPI", file,
    ])
    return run.status == 0 ? [] : [String(run.output.suffix(2000))]
  }

  private var flags: [String] {
    let usr = Self.usr
    return [
      "-swift-version", "6", "-suppress-warnings", "-parse-as-library", "-Onone",
      "-I", build + "/Modules", "-plugin-path", usr + "/lib/swift/host/plugins/testing",
    ] + Tools.testingFlags
  }

  /// Returns the errors of some files.
  func check(_ files: [String], _ more: [String] = []) -> [String] {
    let run = Tools.run(
      ["swiftc", "-typecheck", "-wmo", "-module-name", "Page"] + flags + more + files)
    guard run.status != 0 else { return [] }
    let errors = run.output.components(separatedBy: "\n").filter { $0.contains(": error:") }
    return errors.isEmpty ? [String(run.output.suffix(2000))] : errors
  }

  /// Returns the objects of a library, without those that former sources left behind.
  private func objects(of library: String) -> [String] {
    let folder = "\(build)/\(library).build"
    let sources = Set(
      Page.lines(of: folder + "/sources").map { ($0 as NSString).lastPathComponent })
    return Tools.files(in: folder, ".o").filter { path in
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      return !name.hasSuffix(".swift") || sources.contains(name)
    }
  }

  /// Links some files with all libraries, with or without the one for tests.
  func link(
    _ files: [String], to program: String, more: [String] = [], testing: Bool = false
  ) -> [String] {
    let objects = Modules.libraries.filter { testing || !Modules.testingLibraries.contains($0) }
      .flatMap(objects)
    let run = Tools.run(
      ["swiftc", "-module-name", "Page", "-o", program] + flags + Tools.testingPaths + more + files
        + objects, limit: 280)
    guard run.status != 0 else { return [] }
    let errors = run.output.components(separatedBy: "\n").filter { $0.contains("error:") }
    return errors.isEmpty ? [String(run.output.suffix(2000))] : errors
  }
}
