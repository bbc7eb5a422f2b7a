#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitTesting

extension HostileAttack {
  /// File systems that stop answering at a random moment, or before the program starts.
  ///
  /// The program must show a screen, and must be possible to leave.
  static let silence = HostileAttack(
    name: "silence", title: "file systems that don't answer", share: 5
  ) { random, subjects in
    let folder = ScratchFolder()
    let screen = random.pick(SilentProgram.screens)
    guard let program = SilentProgram(screen, in: folder, own: subjects.own) else {
      return [notRun]
    }
    if random.hits(oneIn: 2) {
      _ = program.program.awaitScreen()
      for _ in 0..<random.below(4) { program.program.type(random.pick(SilentProgram.keys)) }
    } else {
      program.silence()
    }
    guard program.program.awaitScreen() else {
      program.program.kill()
      return [HostileProblem(.hang, "There is no screen of \(screen).")]
    }
    program.silence()
    for _ in 0..<random.below(8) { program.program.type(random.pick(SilentProgram.keys)) }
    program.program.rest(Int32(random.below(100)))
    if random.hits(oneIn: 2) {
      program.program.send(SIGTERM)
      _ = program.program.wait { $0.hasEnded }
    } else {
      program.program.leave()
    }
    return program.program.problems(mayEndBy: [SIGTERM, SIGINT])
  }
}

/// A program on a terminal whose file system can be silenced.
struct SilentProgram {
  let program: HostileProgram
  private let flag: String

  /// The screens with files, with their arguments, in which `$F` is a folder.
  static let screens = [
    "log $F/file.log --follow", "log $F/file.log", "table $F/table.csv",
    "table $F/table.csv --follow", "phone-numbers $F/cards.vcf", "settings --store $F/store.json",
    "settings-bundle $F --store $F/store.plist", "settings-bundle $F --store $F/store.json",
    "edit $F/document.json",
  ]

  /// Keys that read, write, move and search.
  static let keys = [
    " ", "\u{1B}[B", "\u{1B}[F", "\u{1B}[H", "\r", "/abc\r", "f1\r", "\u{1B}\u{1B}", "F", "50%",
    "\t",
  ]

  /// Starts the program, or returns `nil` if that fails.
  ///
  /// - Parameters:
  ///   - screen: One of ``screens``.
  ///   - folder: A folder for the files.
  ///   - own: The path of this program.
  ///   - isSilent: Whether the file system is silent from the beginning.
  init?(_ screen: String, in folder: ScratchFolder, own: String, isSilent: Bool = false) {
    let lines = (0..<5000).map { "line \($0), abc" }.joined(separator: "\n")
    folder.write(Array(lines.utf8), to: "file.log")
    folder.write(Array("number,name\n\(lines)".utf8), to: "table.csv")
    folder.write(Array("BEGIN:VCARD\nFN:Ada\nTEL:1\nEND:VCARD\n".utf8), to: "cards.vcf")
    folder.write(Array("{\"a\": 1, \"b\": true}\n".utf8), to: "document.json")
    folder.write(Array(SilentProgram.page.utf8), to: "Root.plist")
    flag = folder.path + "/silent"
    if isSilent { folder.write([], to: "silent") }
    let words = screen.split(separator: " ").map { String($0).replacing("$F", with: folder.path) }
    guard let program = HostileProgram(own, ["hostile", "--silent", flag] + words) else {
      return nil
    }
    self.program = program
  }

  /// Makes the file system stop answering.
  func silence() {
    let descriptor = open(flag, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  private static let page = """
    <plist><dict><key>PreferenceSpecifiers</key><array><dict>
    <key>Type</key><string>PSToggleSwitchSpecifier</string>
    <key>Title</key><string>Loud</string><key>Key</key><string>loud</string>
    <key>DefaultValue</key><false/></dict></array></dict></plist>
    """
}
