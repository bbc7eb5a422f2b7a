#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitScreens

/// The size of a terminal.
enum TerminalSize {
  /// The size to use if the size of the terminal is unknown.
  static let standard = ScreenSize(width: 80, height: 24)

  /// The maximum number of columns and lines to use.
  ///
  /// A larger terminal stays blank beyond them.
  static let limit = ScreenSize.limit

  /// Returns the size of the terminal of a descriptor.
  ///
  /// A dimension that the terminal reports as 0 is taken from the variable `COLUMNS` or `LINES`, or
  /// else from 80x24.
  static func of(_ descriptor: Int32, environment: [String: String]) -> ScreenSize {
    var window = winsize()
    let known = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0
    return resolve(
      columns: known ? Int(window.ws_col) : 0, lines: known ? Int(window.ws_row) : 0,
      environment: environment)
  }

  /// Returns the size for the reported dimensions, which are 0 if unknown.
  static func resolve(
    columns: Int, lines: Int, environment: [String: String]
  ) -> ScreenSize {
    ScreenSize(
      width: extent(columns, environment["COLUMNS"], standard: standard.width),
      height: extent(lines, environment["LINES"], standard: standard.height))
  }

  private static func extent(_ reported: Int, _ variable: String?, standard: Int) -> Int {
    if reported > 0 { return min(reported, limit) }
    guard let variable = variable.flatMap({ Int($0) }), variable > 0 else { return standard }
    return min(variable, limit)
  }
}
