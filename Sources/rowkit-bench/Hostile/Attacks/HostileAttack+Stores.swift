#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit
import RowKitTesting

extension HostileAttack {
  /// Programs that are killed while they store: the file must hold the old or the new.
  static let stores = HostileAttack(
    name: "stores", title: "kills during writes of the store", share: 25
  ) { random, subjects in
    let folder = ScratchFolder()
    let kept = Damage.word(&random)
    let path = folder.write(start(kept), to: "store.json")
    let keys = String(repeating: "space ", count: 60)
    guard let program = storing(keys, path, subjects) else { return [notRun] }
    usleep(UInt32(random.below(120_000)))
    program.kill()
    var problems = HostileAttack.problems(of: folder, keeping: kept)
    // Whoever comes next reads it, stores, and clears away what the dead one began.
    guard let next = storing("space", path, subjects) else { return [notRun] }
    _ = next.wait { $0.hasEnded }
    problems += next.problems() + HostileAttack.problems(of: folder, keeping: kept)
    if next.ending != .exit(0) {
      problems.append(HostileProblem(.value, "The next program can't store."))
    }
    // A lock may stay beside the store: it is nobody's draft.
    let drafts = folder.names.filter { $0.hasSuffix(".new") || $0.hasSuffix(".tmp") }
    if !drafts.isEmpty { problems.append(HostileProblem(.value, "\(drafts) stay there.")) }
    return problems
  }

  /// Two programs that store in one file at the same time: it must hold what both changed.
  static let writers = HostileAttack(
    name: "writers", title: "two writers of one store", share: 10
  ) { random, subjects in
    let folder = ScratchFolder()
    let kept = Damage.word(&random)
    let path = folder.write(start(kept), to: "store.json")
    let presses = (0..<2).map { _ in 1 + 2 * random.below(15) }
    let first = String(repeating: "space ", count: presses[0])
    let second = "down down " + String(repeating: "space ", count: presses[1])
    guard let one = storing(first, path, subjects) else { return [notRun] }
    usleep(UInt32(random.below(20_000)))
    guard let other = storing(second, path, subjects) else { return [notRun] }
    _ = one.wait { $0.hasEnded }
    _ = other.wait { $0.hasEnded }
    var problems =
      one.problems() + other.problems() + HostileAttack.problems(of: folder, keeping: kept)
    let stored = folder.read("store.json").flatMap { try? JSONValue(parsing: $0) }
    for name in ["airplaneMode", "bluetooth"] where stored?[name]?.bool != true {
      problems.append(HostileProblem(.value, "The change of \(name) is lost."))
    }
    return problems
  }

  /// A store that holds something of somebody else's, too.
  private static func start(_ kept: String) -> [UInt8] {
    let value = JSONValue(.object([JSONMember("somebody else's", JSONValue(.string(kept)))]))
    return Array("\(value)\n".utf8)
  }

  private static func storing(
    _ keys: String, _ path: String, _ subjects: HostileSubjects
  ) -> HostileProgram? {
    HostileProgram(
      subjects.program,
      ["settings", "--store", path, "--frame", "--size", "40x8", "--keys", keys])
  }

  private static func problems(of folder: ScratchFolder, keeping kept: String) -> [HostileProblem] {
    guard let bytes = folder.read("store.json") else {
      return [HostileProblem(.value, "There is no store any more.")]
    }
    guard let stored = try? JSONValue(parsing: bytes) else {
      return [HostileProblem(.value, "Half a store of \(bytes.count) bytes was left.")]
    }
    return stored["somebody else's"]?.string == kept
      ? [] : [HostileProblem(.value, "What somebody else stored is gone.")]
  }
}
