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
  /// A test may pass a folder of its own.
  public init(path: String = "/proc") {
    self.path = path
    pageSize = max(1, Int(sysconf(Int32(_SC_PAGESIZE))))
    ticksPerSecond = max(1, Int(sysconf(Int32(_SC_CLK_TCK))))
  }

  /// Whether the folder describes processes.
  public var isThere: Bool { text("uptime") != nil }

  /// The time since the start of the machine, in ticks.
  public var uptime: Int {
    let seconds = text("uptime")?.split(separator: " ").first.flatMap { Double($0) } ?? 0
    return Int(seconds * Double(ticksPerSecond))
  }

  /// Returns the current processes, without those that end in the meantime.
  public func processes() -> [ProcessEntry] {
    numbers().compactMap { entry($0) }
  }

  private func numbers() -> [Int] {
    let names = (try? FolderEntry.names(in: path)) ?? []
    return names.compactMap { Int($0) }
  }

  /// Parses a `stat` file.
  ///
  /// The name is in brackets and may contain any character, including brackets, so the fields
  /// follow the last bracket.
  private func entry(_ number: Int) -> ProcessEntry? {
    guard let text = text("\(number)/stat"), let open = text.firstIndex(of: "("),
      let close = text.lastIndex(of: ")"), open < close
    else { return nil }
    let name = String(text[text.index(after: open)..<close])
    let fields = text[text.index(after: close)...].split(separator: " ")
    guard fields.count >= 22 else { return nil }
    func count(_ field: Int) -> Int { Int(fields[field]) ?? 0 }
    let arguments = self.text("\(number)/cmdline")?.split(separator: "\0") ?? []
    return ProcessEntry(
      number: number, parent: count(1), name: name,
      command: arguments.isEmpty ? "[\(name)]" : arguments.joined(separator: " "),
      state: fields[0].first ?? "?", user: user(number), threads: count(17),
      ticks: count(11) + count(12), start: count(19), memory: max(0, count(21)) * pageSize)
  }

  private func user(_ number: Int) -> Int {
    let line = text("\(number)/status")?.split(separator: "\n").first { $0.hasPrefix("Uid:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }

  private func text(_ name: String) -> String? {
    guard let file = try? OpenFile(path: path + "/" + name, in: .direct) else { return nil }
    let bytes = file.bytes(0..<16_384)
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
