#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A reader for the folder in which a system describes its processes, `/proc`.
public struct ProcessFolder: Sendable {
  /// The folder.
  public let path: String

  private let pageSize: Int

  /// The number of ticks per second.
  public let ticksPerSecond: Int

  /// Creates a reader.
  ///
  /// The sizes of pages and ticks are those of this machine for `/proc`. A copy may come from another
  /// machine, so a copy has pages of 4,096 bytes and 100 ticks a second, as most machines have.
  ///
  /// - Parameter path: The folder, or a copy of it. The default is `/proc`.
  public init(path: String = "/proc") {
    self.path = path
    let isOwn = path == "/proc"
    pageSize = isOwn ? max(1, Int(sysconf(Int32(_SC_PAGESIZE)))) : 4096
    ticksPerSecond = isOwn ? max(1, Int(sysconf(Int32(_SC_CLK_TCK)))) : 100
  }

  /// Whether the folder describes processes.
  public var isThere: Bool { text(of: "uptime") != nil }

  /// The time since the start of the machine, in ticks.
  public var uptime: Int {
    let seconds = text(of: "uptime")?.split(separator: " ").first.flatMap { Double($0) } ?? 0
    let ticks = seconds * Double(ticksPerSecond)
    return ticks > 0 && ticks < Double(ProcessStatus.greatestNumber) ? Int(ticks) : 0
  }

  /// Returns the current processes, without those that end in the meantime.
  ///
  /// Reads two files of each process, in three calls of the system for each.
  public func processes() -> [ProcessEntry] {
    var file = ProcessFile()
    return numbers().compactMap { entry($0, &file) }
  }

  /// Returns the ID of the user who owns a process, or nil if the process has ended.
  public func user(of process: ProcessEntry) -> Int? {
    let line = text(of: "\(process.number)/status")?.split(separator: "\n")
      .first { $0.hasPrefix("Uid:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  private func numbers() -> [Int] {
    let names = (try? FolderEntry.names(in: path)) ?? []
    return names.compactMap { Int($0) }
  }

  private func entry(_ number: Int, _ file: inout ProcessFile) -> ProcessEntry? {
    let folder = "\(path)/\(number)/"
    guard file.read(folder + "stat"), let status = ProcessStatus(file.bytes) else { return nil }
    let hasArguments = file.read(folder + "cmdline")
    let arguments = hasArguments ? file.bytes.split(separator: 0) : []
    let words = arguments.isEmpty ? "[\(status.name)]" : ProcessFolder.line(arguments)
    return ProcessEntry(
      number: number, parent: status[1], name: status.name, command: words, state: status.state,
      threads: status[17], ticks: status[11] + status[12], start: status[19],
      memory: max(0, status[21]) * pageSize)
  }

  private static func line(_ arguments: [ArraySlice<UInt8>]) -> String {
    String(decoding: Array(arguments.joined(separator: [0x20])), as: UTF8.self)
  }

  private func text(of name: String) -> String? {
    var file = ProcessFile()
    guard file.read("\(path)/\(name)") else { return nil }
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
