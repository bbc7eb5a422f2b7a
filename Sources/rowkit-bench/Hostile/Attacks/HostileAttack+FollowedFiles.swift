#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitTesting

extension HostileAttack {
  /// Files that change in every way while they are followed.
  ///
  /// Their final contents must be shown.
  static let followedFiles = HostileAttack(
    name: "files", title: "followed files that change", share: 20
  ) { random, subjects in
    let folder = ScratchFolder()
    let path = folder.write(lines(40, &random), to: "followed.log")
    let arguments = [random.pick(["log", "log", "table"]), path, "--follow"]
    guard let program = HostileProgram(subjects.program, arguments) else { return [notRun] }
    _ = program.awaitScreen()
    var steps: [String] = []
    for _ in 0...random.below(6) {
      let step = random.pick(FileStep.allCases)
      steps.append(step.rawValue)
      step.take(folder, lines(1 + random.below(60), &random))
      if random.hits(oneIn: 2) { program.type(random.pick(["\u{1B}[B", "\u{1B}[F", "\u{1B}[H"])) }
      program.rest(Int32(random.below(40)))
    }
    let problems = outcome(of: program, folder, &random)
    return problems.map {
      HostileProblem(
        $0.kind, "\(arguments[0]), after \(steps.joined(separator: ", ")): \($0.words)")
    }
  }

  /// Restores a regular file, and checks that the program shows it and can be quit.
  private static func outcome(
    of program: HostileProgram, _ folder: ScratchFolder, _ random: inout RandomNumbers
  ) -> [HostileProblem] {
    let mark = "mark\(random.below(1_000_000_000))"
    FileStep.vanish.take(folder, [])
    folder.write(lines(30, &random) + Array("\(mark)\n".utf8), to: "followed.log")
    var asked = 0.0
    let isSeen = program.wait { program in
      if !program.hasEnded, Stopwatch.wall - asked > 0.4 {
        // Jump to the end and redraw everything.
        program.type("\u{1B}[F\u{C}")
        asked = Stopwatch.wall
      }
      return PseudoTerminal.contains(program.output.suffix(20_000), mark)
    }
    let (ended, words) = (program.hasEnded, program.lastWords)
    program.leave()
    var problems = program.problems(mayEndBy: [SIGINT])
    if !isSeen, problems.isEmpty {
      let seen = ended ? "It ended." : "The end of the file is not shown, but \(words)"
      problems.append(HostileProblem(.value, seen))
    }
    return problems
  }

  private static func lines(_ count: Int, _ random: inout RandomNumbers) -> [UInt8] {
    (0..<count).flatMap { number in Array("line \(number) \(Damage.word(&random))\n".utf8) }
  }
}

/// A change of a followed file.
private enum FileStep: String, CaseIterable {
  case grow, shrink, empty, rotate, vanish, pipe, folder, loop, device, noise

  func take(_ scratch: ScratchFolder, _ bytes: [UInt8]) {
    let (name, path) = ("followed.log", scratch.path + "/followed.log")
    switch self {
    case .grow: scratch.write(bytes, to: name, appending: true)
    case .shrink: truncate(path, 20)
    case .empty: truncate(path, 0)
    case .rotate:
      rename(path, path + ".1")
      scratch.write(bytes, to: name)
    case .vanish: remove(path)
    case .pipe:
      remove(path)
      mkfifo(path, 0o600)
    case .folder:
      remove(path)
      mkdir(path, 0o700)
    case .loop:
      remove(path)
      symlink(name, path)
    case .device:
      remove(path)
      // A copy of a device that never ends, which only root can create.
      mknod(path, S_IFCHR | 0o600, dev_t(1 << 8 | 5))
    case .noise: scratch.write(Damage.tokens.flatMap { $0 }, to: name, appending: true)
    }
  }

  private func remove(_ path: String) {
    if unlink(path) != 0 { rmdir(path) }
  }
}
