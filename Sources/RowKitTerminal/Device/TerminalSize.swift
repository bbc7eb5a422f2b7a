#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit

/// How large a terminal is, as far as that can be found out.
enum TerminalSize {
  /// Where nothing says how large the terminal is.
  static let standard = ScreenSize(width: 80, height: 24)

  /// The most columns and lines that are used; a larger terminal stays blank beyond.
  static let limit = 1000

  /// Returns the size of the terminal behind a descriptor.
  ///
  /// What the terminal doesn't know (0 columns or lines) comes from the variables `COLUMNS` and
  /// `LINES`, else it is that of 80x24.
  static func of(_ descriptor: Int32, environment: [String: String]) -> ScreenSize {
    var window = winsize()
    let known = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0
    return resolve(
      columns: known ? Int(window.ws_col) : 0, lines: known ? Int(window.ws_row) : 0,
      environment: environment)
  }

  /// Returns a size from what a terminal reported, 0 where it doesn't know.
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
