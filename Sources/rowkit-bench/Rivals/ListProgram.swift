import RowKitPrograms

/// A program that shows a list of 10^5 rows, and its keys.
struct ListProgram {
  /// The name in the report.
  let name: String

  /// The path, or `nil` if the program isn't installed.
  let path: String?

  /// The arguments.
  let arguments: [String]

  /// Environment variables beside the usual ones.
  var environment: [String] = []

  /// The keys for one line down, a page down, the end, the beginning, and an insertion at the top.
  var keys = Keys()

  struct Keys {
    var down = "\u{1B}[B"
    var page = " "
    var end = "G"
    var beginning = "g"
    var insertion: String?
  }

  /// RowKit's list, with and without truecolor.
  static func rowkit(_ path: String, rows: Int, truecolor: Bool) -> ListProgram {
    var program = ListProgram(
      name: truecolor ? "rowkit, truecolor" : "rowkit, 256 colors", path: path,
      arguments: ["bench-list", "--rows", "\(rows)", "--no-animation"])
    if truecolor { program.environment = ["COLORTERM=truecolor"] }
    program.keys.page = "\u{1B}[6~"
    program.keys.end = "\u{1B}[F"
    program.keys.beginning = "\u{1B}[H"
    program.keys.insertion = "i"
    return program
  }

  /// A list drawn by curses.
  static func curses(rows: Int) -> ListProgram {
    var program = ListProgram(
      name: "curses, the rows in view", path: CursesLibrary.isInstalled ? ProgramFile.path : nil,
      arguments: ["curses-list", "\(rows)"])
    program.keys.down = "j"
    program.keys.insertion = "i"
    return program
  }

  /// A pager that shows a file.
  static func less(_ file: String) -> ListProgram {
    ListProgram(name: "less", path: ProgramPath.installed("less"), arguments: [file])
  }
}
