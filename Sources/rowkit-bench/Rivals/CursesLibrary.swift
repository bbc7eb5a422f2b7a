#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The functions of the system's curses library that a list needs, loaded at run time.
struct CursesLibrary {
  typealias Function = @convention(c) () -> Int32
  typealias FunctionOfNumber = @convention(c) (Int32) -> Int32

  private let initscr: @convention(c) () -> OpaquePointer?
  private let keypadOf: @convention(c) (OpaquePointer?, Bool) -> Int32
  private let moveTo: @convention(c) (Int32, Int32) -> Int32
  private let addnstr: @convention(c) (UnsafePointer<CChar>, Int32) -> Int32
  private let initPair: @convention(c) (Int16, Int16, Int16) -> Int32
  private let getmaxy: @convention(c) (OpaquePointer?) -> Int32
  private let getmaxx: @convention(c) (OpaquePointer?) -> Int32
  private let setAttributes: FunctionOfNumber
  private let setCursor: FunctionOfNumber
  private let beginnings: [Function]
  private let clearLine: Function
  private let show: Function
  private let end: Function
  private let nextKey: Function

  /// The text attribute of bold type, as the library defines it.
  static let bold: Int32 = 1 << 21

  private static let names = [
    "cbreak", "noecho", "nonl", "start_color", "use_default_colors", "initscr", "keypad", "move",
    "addnstr", "init_pair", "getmaxy", "getmaxx", "attrset", "curs_set", "clrtoeol", "refresh",
    "endwin", "getch",
  ]

  /// Whether a curses library is installed.
  static var isInstalled: Bool { handle != nil }

  private nonisolated(unsafe) static let handle: UnsafeMutableRawPointer? = {
    for name in ["libncursesw.so.6", "libncurses.so.6", "libncurses.dylib", "libncursesw.so"] {
      if let handle = dlopen(name, RTLD_NOW) { return handle }
    }
    return nil
  }()

  /// Loads the library, or returns `nil` if it isn't installed.
  init?() {
    guard let handle = CursesLibrary.handle,
      CursesLibrary.names.allSatisfy({ (name: String) in dlsym(handle, name) != nil })
    else { return nil }
    func load<Type>(_ name: String, as type: Type.Type = Type.self) -> Type {
      unsafeBitCast(dlsym(handle, name), to: type)
    }
    initscr = load("initscr")
    keypadOf = load("keypad")
    moveTo = load("move")
    addnstr = load("addnstr")
    initPair = load("init_pair")
    getmaxy = load("getmaxy")
    getmaxx = load("getmaxx")
    setAttributes = load("attrset")
    setCursor = load("curs_set")
    beginnings = CursesLibrary.names.prefix(5).map { (name: String) in load(name) }
    clearLine = load("clrtoeol")
    show = load("refresh")
    end = load("endwin")
    nextKey = load("getch")
  }

  /// Takes the terminal, and returns its size.
  func begin() -> (columns: Int, lines: Int) {
    let window = initscr()
    for function in beginnings { _ = function() }
    _ = keypadOf(window, true)
    _ = setCursor(0)
    return (Int(getmaxx(window)), Int(getmaxy(window)))
  }

  /// Gives the terminal back.
  func finish() { _ = end() }

  /// Defines a pair of colours of the 256.
  func define(pair: Int16, foreground: Int16, background: Int16) {
    _ = initPair(pair, foreground, background)
  }

  /// Writes text at the beginning of a line, in a pair of colours, and clears the rest.
  func write(_ text: String, line: Int, pair: Int32 = 0, attributes: Int32 = 0) {
    _ = moveTo(Int32(line), 0)
    _ = setAttributes(pair << 8 | attributes)
    _ = addnstr(text, -1)
    if pair == 0 { _ = clearLine() }
  }

  /// Shows what was written.
  func refresh() { _ = show() }

  /// Waits for a key, and returns its code.
  func key() -> Int32 { nextKey() }
}
