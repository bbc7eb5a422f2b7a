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
  /// Programs that are killed while storing.
  ///
  /// The file must have its old or its new contents.
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
    // The next program reads the file, stores, and removes what the killed one began.
    guard let next = storing("space", path, subjects) else { return [notRun] }
    _ = next.wait { $0.hasEnded }
    problems += next.problems() + HostileAttack.problems(of: folder, keeping: kept)
    if next.ending != .exit(0) {
      problems.append(HostileProblem(.value, "The next program can't store."))
    }
    // A lock may remain next to the store, because it belongs to no program.
    let drafts = folder.names.filter { $0.hasSuffix(".new") || $0.hasSuffix(".tmp") }
    if !drafts.isEmpty { problems.append(HostileProblem(.value, "\(drafts) stay there.")) }
    return problems
  }

  /// Two programs that store to one file at the same time.
  ///
  /// It must contain the changes of both.
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
    for (name, program) in [("airplaneMode", one), ("bluetooth", other)] {
      if program.ending != .exit(0) {
        problems.append(HostileProblem(.value, "A program can't store: \(program.lastWords)"))
      } else if stored?[name]?.bool != true {
        problems.append(HostileProblem(.value, "The change of \(name) is lost."))
      }
    }
    return problems
  }

  /// Returns a store that also contains a value of another program.
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
