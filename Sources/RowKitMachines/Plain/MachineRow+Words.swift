import RowKit

extension MachineRow {
  /// Returns the text of a line of a row of several lines.
  static func words(_ text: String, _ line: Int, _ position: GroupPosition) -> String {
    let sign =
      switch position {
      case .only: "o"
      case .top: "^"
      case .middle: "|"
      case .bottom: "_"
      }
    return "\(text)/\(line)\(sign)"
  }
}
