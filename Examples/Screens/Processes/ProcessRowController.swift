import Files
import RowKit

/// A row for a process.
///
/// Return shows its details.
final class ProcessRowController: SelectableRow {
  let rowID: RowID?
  private let process: RunningProcess
  private let folder: ProcessFolder

  var searchText: String? { "\(process.entry.number) \(command)" }

  /// The command in one column: tabs separate those of a printed row.
  private var command: String { process.entry.command.replacing("\t", with: " ") }

  init(_ process: RunningProcess, in folder: ProcessFolder) {
    self.process = process
    self.folder = folder
    rowID = RowID(process.entry.identity)
  }

  func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.open] }

  func height(forWidth width: Int) -> Int? { 1 }

  func configure(_ cell: TableCell) {
    let style: Style = process.entry.state == "R" ? .bold : .plain
    cell.content = ProcessRowController.line(
      number: String(process.entry.number), load: process.loadText, memory: process.memoryText,
      command: command, style: style)
  }

  func spokenText(of cell: TableCell) -> SpokenText {
    let number = "number \(process.entry.number)"
    return SpokenText(
      command, value: [number, process.loadWords, process.memoryText].joined(separator: "\t"),
      kind: .link)
  }

  func didSelect(_ row: RowContext) {
    row.push(ProcessScreen(process, in: folder))
  }

  /// Returns a line with the columns of a process or their titles.
  static func line(
    number: String, load: String, memory: String, command: String, style: Style
  ) -> ProcessLineContent {
    ProcessLineContent(
      number: number, load: load, memory: memory, command: command, style: style)
  }
}
