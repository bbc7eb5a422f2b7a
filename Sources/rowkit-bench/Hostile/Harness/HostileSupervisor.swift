#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

#if canImport(Darwin)
  // The module of the system forbids Swift to call these functions.
  @_silgen_name("popen")
  private func popen(
    _ command: UnsafePointer<CChar>, _ mode: UnsafePointer<CChar>
  ) -> UnsafeMutablePointer<FILE>?
  @_silgen_name("pclose")
  private func pclose(_ stream: UnsafeMutablePointer<FILE>) -> Int32
#endif

/// A supervisor that tries inputs in a separate process, to survive whatever they do.
struct HostileSupervisor {
  /// The path of this program.
  let program: String
  let seed: UInt64
  var fault: PlantedFault?

  /// The maximum wall-clock time for an input in milliseconds, after which its process is ended.
  private static let patience: Int32 = 60_000

  /// Tries inputs of a kind, continuing after each input that ends its process.
  func tally(_ name: String, _ title: String, inputs: Range<Int>) -> HostileTally {
    var tally = HostileTally(title: title)
    var next = inputs.lowerBound
    while next < inputs.upperBound {
      guard let stop = run(name, next..<inputs.upperBound, &tally) else { break }
      next = stop + 1
    }
    return tally
  }

  /// Runs a process and returns the number of the input that ended it, or `nil` if all are done.
  private func run(_ name: String, _ inputs: Range<Int>, _ tally: inout HostileTally) -> Int? {
    let planted = fault.map { " --planted \($0.rawValue)" } ?? ""
    let work = "--work \(name):\(inputs.lowerBound):\(inputs.upperBound)"
    let command =
      "SWIFT_BACKTRACE=enable=no exec '\(program)' hostile --seed \(seed) \(work)\(planted)"
    guard let stream = popen(command, "r") else { return nil }
    var lines = LineStream(fileno(stream))
    var (process, current, isDone) = (pid_t(0), inputs.lowerBound - 1, false)
    var isHung = false
    while let line = lines.next(patience: Self.patience, isHung: &isHung) {
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      switch words.first {
      case "pid": process = pid_t(words[1]) ?? 0
      case "begin":
        current = Int(words[1]) ?? current
        tally.inputs += 1
      case "problem":
        guard words.count > 2, let kind = HostileProblem.Kind(rawValue: String(words[1])) else {
          break
        }
        tally.add(kind, String(words[2]), input: current)
      case "done": isDone = true
      default: break
      }
    }
    if isHung, process > 0 { kill(process, SIGKILL) }
    let status = pclose(stream)
    if isDone { return nil }
    let signal = status & 0x7F
    let words = signal == 0 ? "ended with status \(status >> 8)" : "ended by signal \(signal)"
    tally.add(isHung ? .hang : .crash, isHung ? "It never came to an end." : words, input: current)
    return max(current, inputs.lowerBound)
  }
}

/// The lines that a process writes.
private struct LineStream {
  private let descriptor: Int32
  private var bytes: [UInt8] = []

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Returns the next line, or `nil` at the end or if none arrives within some milliseconds.
  mutating func next(patience: Int32, isHung: inout Bool) -> String? {
    while true {
      if let end = bytes.firstIndex(of: 0x0A) {
        defer { bytes.removeSubrange(...end) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, patience)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else {
        isHung = true
        return nil
      }
      let piece = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
        count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
      }
      guard !piece.isEmpty else { return nil }
      bytes += piece
    }
  }
}
