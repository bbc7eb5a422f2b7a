#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitPrograms

/// The command `rowkit new`, which writes a package.
struct NewCommand {
  private let options: NewOptions

  init(_ options: NewOptions) {
    self.options = options
  }

  /// Runs the command and returns the exit status.
  func run() throws -> Int32 {
    if options.isHelp {
      try Output.standard.write(NewOptions.help)
      return 0
    }
    guard let framework else { throw UsageError.missingFramework }
    guard NewPackage.isAddress(framework) || NewCommand.isFramework(framework) else {
      throw UsageError.noFramework(path: framework)
    }
    // Two packages of one name can't be told apart.
    guard options.name.lowercased() != NewPackage.identity(of: framework).lowercased() else {
      throw UsageError.takenName(options.name)
    }
    let package = NewPackage(name: options.name, framework: framework)
    var made: [String] = []
    do {
      try write(package, &made)
    } catch {
      for path in made.reversed() { remove(path) }
      throw error
    }
    try Output.standard.write(
      """
      \(options.name): a package with one screen, its test and its picture.
      cd \(options.name) && swift test && swift run \(options.name)

      """)
    return 0
  }

  /// Writes the files of a package, and records each folder and file that it makes.
  private func write(_ package: NewPackage, _ made: inout [String]) throws(OutputError) {
    try makeFolder(options.name, &made)
    for file in package.files {
      var folder = options.name
      for part in file.path.split(separator: "/").dropLast() {
        folder += "/" + part
        try makeFolder(folder, mayExist: true, &made)
      }
      let path = options.name + "/" + file.path
      made.append(path)
      try Output(path: path).write(file.text)
    }
  }

  private func makeFolder(
    _ path: String, mayExist: Bool = false, _ made: inout [String]
  ) throws(OutputError) {
    if mkdir(path, 0o777) == 0 { return made.append(path) }
    let code = errno
    if mayExist, code == EEXIST { return }
    throw .unwritable(path: path, reason: OutputError.reason(code))
  }

  /// The folder of the framework: the given one, or the one around this program, if any; or the
  /// address of its repository.
  private var framework: String? {
    if let framework = options.framework {
      return NewPackage.isAddress(framework)
        ? framework : ProgramFile.resolved(framework) ?? framework
    }
    guard var folder = ProgramFile.path else { return nil }
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if NewCommand.isFramework(folder) { return folder }
    }
    return nil
  }

  /// Returns whether a folder is that of the framework.
  private static func isFramework(_ folder: String) -> Bool {
    ["/Sources/RowKitCore", "/Package.swift"].allSatisfy { access(folder + $0, R_OK) == 0 }
  }
}
